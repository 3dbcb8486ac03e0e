import { afterAll, afterEach, expect, test } from 'bun:test'
import type { User } from '@goodword/contract/users'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { namesAmongWords } from '@goodword/shared-ui/testing/names-among-words.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { PostJobPage } from './post-job/post-job-page.tsx'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
configure({ defaultHidden: true })
afterAll(() => configure({ defaultHidden: false }))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const [TITLE, LOCATION, CANDIDATE, REFERRER] = ['מהנדסת', 'תל אביב', 'קרן דיאז', 'ריטה פלק']
const NAMES = [TITLE, LOCATION, CANDIDATE, REFERRER]
const mara: User = {
  id: 'u1',
  role: 'hiring_manager',
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Lind',
  isOperator: false,
}
const replies = {
  '/api/jobs/my-jobs/counts': { jobs: 1, closed: 0, applications: 1 },
  '/api/applications/job/j1/counts': { total: 1, pending: 1 },
  '/api/jobs/my-jobs?summary=1&limit=20': aPage([
    {
      ...{ id: 'j1', title: TITLE, location: LOCATION, type: 'contract', description: 'Bread', isActive: true },
      ...{ createdAt: '2026-03-05T12:00:00.000Z', applicationCount: 1 },
    },
  ]),
  '/api/jobs/j1/deletion': { hires: [{ candidateName: CANDIDATE, referrerName: REFERRER }], owed: 0, told: 0 },
  '/api/applications/job/j1?limit=20': aPage([
    {
      ...{ id: 'a1', firstName: 'קרן', lastName: 'דיאז', email: 'c@example.com', phone: null, coverLetter: null },
      ...{ referrerName: REFERRER, referrerMessage: 'Yes!', status: 'pending', withdrawnAt: null },
      ...{ createdAt: '2026-04-01T12:00:00.000Z', resumeUrl: null, portfolioUrl: null, additionalDocumentsUrl: null },
      addressConfirmed: true,
    },
  ]),
}

test.each([
  ['job before it is deleted', '', `Delete ${TITLE}`, 'stays with'],
  ['application', '?tab=applications&job=j1', `Read the application of ${CANDIDATE}`, 'wrote to them'],
])('of a %s names read in their own direction, and our words stay', async (_, query, name, words) => {
  const screen = renderPage(<DashboardPage user={mara} />, { path: `/hiring-dashboard${query}`, replies })
  await userEvent.click(screen.getByRole('button', { name }))
  expect(document.body.textContent).toContain(words)
  expect(namesAmongWords(NAMES)).toEqual([])
})

test('in the preview of a job, too', () => {
  const screen = renderPage(<PostJobPage user={mara} />, { replies: { '/api/company': null } })
  fillIn(screen.getByLabelText(/^Location/), LOCATION)
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain(`${LOCATION} · Full-time`)
  expect(namesAmongWords(NAMES)).toEqual([])
})
