import { afterAll, afterEach, expect, test } from 'bun:test'
import { termsText } from '@goodword/contract/terms'
import { RITA } from '@goodword/contract/test/people'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { namesAmongWords } from '@goodword/shared-ui/testing/names-among-words.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, configure, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aReferral } from './dashboard/a-referral.ts'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { aJob } from './jobs/a-job.ts'
import { JobsPage } from './jobs/jobs-page.tsx'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
configure({ defaultHidden: true })
afterAll(() => configure({ defaultHidden: false }))
afterEach(cleanup)

const [TITLE, COMPANY, LOCATION, CANDIDATE] = ['מהנדסת', 'קרמב', 'תל אביב', 'קרן דיאז']
const NAMES = [TITLE, COMPANY, LOCATION, CANDIDATE]

test.each([null, 2000])('names in the refer dialog read in their own direction, with a bonus of %p', async (bonus) => {
  const company = { name: COMPANY, logo: null, description: 'Bread', domain: null, usualAnswerDays: null }
  const job = aJob({ title: TITLE, location: LOCATION, company, referralBonus: bonus })
  const screen = renderPage(<JobsPage user={RITA} />, {
    path: '/jobs',
    replies: { '/api/jobs?summary=1&limit=20': aPage([job]) },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Refer Candidate' }))
  expect(screen.getByRole('form').textContent).toContain(`${COMPANY} learns nothing`)
  expect(namesAmongWords(NAMES)).toEqual([])
})

test('names in a referral and its take-back dialog read in their own direction, the terms left to right', async () => {
  const terms = termsText({ jobTitle: TITLE, companyName: COMPANY, bonus: null })
  const referral = aReferral({ candidateName: CANDIDATE, terms, job: { title: TITLE }, company: { name: COMPANY } })
  const replies = {
    '/api/referrals/user/u1?limit=20': aPage([referral]),
    '/api/referrals/user/u1/counts': { total: 1, hired: 0, pending: 0 },
  }
  const screen = renderPage(<DashboardPage user={RITA} />, { replies })
  await userEvent.click(screen.getByRole('button', { name: `View the referral of ${CANDIDATE}` }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Terms').nextElementSibling?.firstElementChild?.getAttribute('dir')).toBe('ltr')
  expect(dialog.getByText('Position').nextElementSibling?.textContent).toBe(`${TITLE}, ${COMPANY}`)
  expect(namesAmongWords(NAMES)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Take Back' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain(CANDIDATE)
  expect(namesAmongWords(NAMES)).toEqual([])
})
