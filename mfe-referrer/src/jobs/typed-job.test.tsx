import { afterEach, describe, expect, test } from 'bun:test'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { MARKUP, strangersIn } from '@goodword/shared-ui/testing/strangers-in.ts'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aJob } from './a-job.ts'
import { JobsPage } from './jobs-page.tsx'

afterEach(cleanup)

describe('a job of whoever posted it', () => {
  test.each(MARKUP)('markup in a job is shown as text in list and details: %s', async (typed) => {
    const job = aJob({
      ...{ title: typed, description: typed, requirements: typed, location: typed },
      company: { name: typed, logo: typed, description: typed, domain: null, usualAnswerDays: null },
    })
    const screen = renderPage(<JobsPage user={null} />, {
      path: '/jobs',
      replies: { '/api/jobs?summary=1&limit=20': aPage([job]) },
    })
    expect(screen.getAllByText(typed).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: /^View Details/ }))
    expect(strangersIn(document.body)).toEqual([])
  })
})
