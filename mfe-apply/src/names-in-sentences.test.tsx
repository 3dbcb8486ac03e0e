import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { namesAmongWords } from '@goodword/shared-ui/testing/names-among-words.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from './a-lookup.ts'
import { ApplyPage } from './apply-page.tsx'

const api = startApi()
afterEach(cleanup)
afterAll(() => api.stop())

const TITLE = 'מהנדסת'
const COMPANY = 'קרמב'
const NAMES = [TITLE, COMPANY, 'ריטה פלק']
const written: Parameters<typeof aLookup>[0] = {
  company: { name: COMPANY, logo: null, domain: null, description: 'Bread.', website: null },
  job: { ...aLookup().job, title: TITLE },
  referrer: { firstName: 'ריטה', lastName: 'פלק' },
}
const sent = {
  submittedAt: '2026-04-01T12:00:00.000Z',
  withdrawnAt: null,
  addressConfirmed: false,
  addressAsked: true,
  history: [{ status: 'pending', at: '2026-04-01T12:00:00.000Z' }],
} as const

test.each([
  ['an invitation', {}, ['No thanks, delete my details']],
  ['one that was answered', { referral: { ...aLookup().referral, progress: 'interested' } }, []],
  [
    'an application',
    { link: 'own', application: { ...sent, status: 'pending' } },
    ['Withdraw my application', 'Keep my application', 'Erase my data'],
  ],
  ['a hire', { application: { ...sent, status: 'hired' } }, []],
  ['a withdrawal', { application: { ...sent, status: 'pending', withdrawnAt: sent.submittedAt } }, []],
  ['a used link', { referral: { ...aLookup().referral, progress: 'applied' } }, []],
] as const)('on the page of %s, names read in their own direction', async (_, lookup, presses) => {
  api.answer('GET /api/referrals/token/abc', aLookup({ ...written, ...lookup } as typeof written))
  const screen = renderPage(<ApplyPage />, { path: '/apply/abc', route: '/apply/:token', answer: read })
  await screen.findByRole('heading', { level: 1 })
  expect(document.body.textContent).toContain(COMPANY)
  expect(namesAmongWords(NAMES)).toEqual([])
  for (const name of presses) {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(namesAmongWords(NAMES)).toEqual([])
  }
})
