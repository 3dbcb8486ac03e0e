import { afterEach, describe, expect, test } from 'bun:test'
import type { CompanyInsights } from '@goodword/contract/insights'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InsightsFold } from './insights-fold.tsx'

afterEach(cleanup)

const INSIGHTS: CompanyInsights = {
  usualAnswerDays: 3,
  overdue: {
    count: 12,
    to: '2026-11-20',
    jobs: [{ id: 'j1', title: 'Baker', count: 7 }],
  },
  invited: {
    from: '2026-08-31',
    to: '2026-10-29',
    steps: [
      { step: 'interested', ofTen: 5 },
      { step: 'applied', ofTen: 4 },
      { step: 'answered', ofTen: 1 },
    ],
  },
}

async function open(company: CompanyInsights) {
  const asked: string[] = []
  const screen = renderPage(<InsightsFold />, {
    answer: (path) => {
      asked.push(path)
      return Promise.resolve({ company, own: null })
    },
  })
  expect(asked).toEqual([])
  await userEvent.click(screen.getByText('Insights: counted, not predicted'))
  await screen.findByText(/^Medians and counts, nothing of fewer than five/)
  expect(asked).toEqual(['/api/insights'])
  return screen
}

// docs/rules.md#insights-are-counted
describe("a company's insights", () => {
  test('are asked for when they are opened, and are sentences', async () => {
    const screen = await open(INSIGHTS)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You usually answer in 3 days.',
      '12 applications that need you have waited longer than that: 7 for Baker.',
      'Of ten people who were invited from Aug 31, 2026 to Oct 29, 2026, about 5 were interested, 4 applied and 1 got an answer. Who opens a link is not recorded.',
    ])
  })

  test('open the rows they were counted from', async () => {
    const screen = await open(INSIGHTS)
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([to('12 applications'), to('7 for Baker')]).toEqual([
      '/applications?to=2026-11-20&sort=waiting',
      '/applications?job=j1&to=2026-11-20&sort=waiting',
    ])
  })

  test('say so where there is too little to count', async () => {
    const screen = await open({ usualAnswerDays: null, overdue: null, invited: null })
    expect(screen.getByText('Too little has happened yet to say anything.')).toBeDefined()
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })
})
