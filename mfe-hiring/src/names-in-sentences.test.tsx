import { afterAll, afterEach, expect, test } from 'bun:test'
import { MARA } from '@goodword/contract/test/people'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { namesAmongWords } from '@goodword/shared-ui/testing/names-among-words.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { PostJobPage } from './post-job/post-job-page.tsx'
import { aPostedJob } from './testing/a-posted-job.ts'
import { anApplication } from './testing/an-application.ts'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
configure({ defaultHidden: true })
afterAll(() => configure({ defaultHidden: false }))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const [TITLE, LOCATION, CANDIDATE, REFERRER] = ['מהנדסת', 'תל אביב', 'קרן דיאז', 'ריטה פלק']
const NAMES = [TITLE, LOCATION, CANDIDATE, REFERRER]
const replies = {
  '/api/jobs/my-jobs/counts': { jobs: 1, closed: 0, applications: 1, pending: 0 },
  '/api/applications/job/j1/counts': { total: 1, pending: 1 },
  '/api/jobs/my-jobs?summary=1&limit=20': aPage([aPostedJob({ title: TITLE, location: LOCATION })]),
  '/api/jobs/j1/deletion': { hires: [{ candidateName: CANDIDATE, referrerName: REFERRER }], owed: 0, told: 0 },
  '/api/applications/job/j1?limit=20': aPage([
    anApplication({ firstName: 'קרן', lastName: 'דיאז', referrerName: REFERRER, referrerMessage: 'Yes!' }),
  ]),
}

test.each([
  ['job before it is deleted', '', `Delete ${TITLE}`, 'stays credited to'],
  ['application', '?tab=applications&job=j1', `Read the application of ${CANDIDATE}`, 'wrote to them'],
])('names of a %s read in their own direction', async (_, query, name, words) => {
  const screen = renderPage(<DashboardPage user={MARA} />, { path: `/hiring-dashboard${query}`, replies })
  await userEvent.click(screen.getByRole('button', { name }))
  expect(document.body.textContent).toContain(words)
  expect(namesAmongWords(NAMES)).toEqual([])
})

test("names in a job's preview read in their own direction", () => {
  const screen = renderPage(<PostJobPage user={MARA} />, {
    replies: { '/api/company': null, '/api/company/templates': [] },
  })
  fillIn(screen.getByLabelText(/^Location/), LOCATION)
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain(`${LOCATION}Full-time`)
  expect(namesAmongWords(NAMES)).toEqual([])
})
