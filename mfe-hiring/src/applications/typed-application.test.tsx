import { afterEach, describe, expect, test } from 'bun:test'
import { MARA } from '@goodword/contract/test/people'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { MARKUP, strangersIn } from '@goodword/shared-ui/testing/strangers-in.ts'
import { cleanup } from '@testing-library/react'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { aPostedJob } from '../testing/a-posted-job.ts'
import { anApplication } from '../testing/an-application.ts'

afterEach(cleanup)

describe('an application of whoever sent it', () => {
  test.each(MARKUP)('markup in an application is shown as text: %s', (typed) => {
    const job = aPostedJob({ title: typed, location: typed, description: typed })
    const application = anApplication({
      ...{ firstName: typed, lastName: typed, email: typed, phone: typed, coverLetter: typed },
      ...{ referrerName: typed, referrerMessage: typed },
    })
    const replies = {
      '/api/jobs/my-jobs?summary=1&limit=20': aPage([job]),
      '/api/jobs/my-jobs/counts': { jobs: 1, closed: 0, applications: 1, pending: 0 },
      '/api/applications/job/j1?limit=20': aPage([application]),
      '/api/applications/job/j1/counts': { total: 1, pending: 1 },
    }
    const screen = renderPage(<DashboardPage user={MARA} />, {
      path: '/hiring-dashboard?tab=applications&job=j1',
      replies,
    })
    expect(screen.getAllByText(typed, { exact: false }).length).toBeGreaterThan(0)
    expect(strangersIn(document.body)).toEqual([])
  })
})
