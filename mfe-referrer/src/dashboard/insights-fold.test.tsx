import { afterEach, describe, expect, test } from 'bun:test'
import type { OwnInsights } from '@goodword/contract/insights'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InsightsFold } from './insights-fold.tsx'

afterEach(cleanup)

async function open(own: OwnInsights | null) {
  const asked: string[] = []
  const screen = renderPage(<InsightsFold />, {
    answer: (path) => {
      asked.push(path)
      return Promise.resolve({ company: null, own })
    },
  })
  expect(asked).toEqual([])
  await userEvent.click(screen.getByText('Insights: counted, not predicted'))
  await screen.findByText(/^Medians and counts, nothing of fewer than five/)
  expect(asked).toEqual(['/api/insights'])
  return screen
}

// docs/rules.md#insights-are-counted
describe("a recommender's insight", () => {
  test('is asked for when it is opened, and is one sentence, whose figures open their rows', async () => {
    const screen = await open({ invited: 24, candidate: 9, company: 7 })
    expect(screen.getByRole('listitem').textContent).toBe(
      'Of the 24 people you invited, 9 have not answered yet and 7 are with the company.',
    )
    expect(screen.getByRole('link', { name: '9 have not answered yet' }).getAttribute('href')).toBe(
      '/dashboard?turn=candidate',
    )
    expect(screen.getByRole('link', { name: '7 are with the company' }).getAttribute('href')).toBe(
      '/dashboard?turn=company',
    )
  })

  test('leaves a figure out that may not be said', async () =>
    expect((await open({ invited: 24, candidate: null, company: 7 })).getByRole('listitem').textContent).toBe(
      'Of the 24 people you invited, 7 are with the company.',
    ))

  test.each([null, { invited: 5, candidate: null, company: null }])('is missing without any: %p', async (own) =>
    expect((await open(own)).getByText('Too little has happened yet to say anything.')).toBeDefined(),
  )
})
