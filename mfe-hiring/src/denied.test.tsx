import { afterEach, expect, test } from 'bun:test'
import type { Role } from '@goodword/contract/statuses'
import { RITA } from '@goodword/contract/test/people'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { CompanySetupPage } from './company/company-setup-page.tsx'
import { ComparePage } from './compare/compare-page.tsx'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { EditJobPage } from './edit-job/edit-job-page.tsx'
import { InboxPage } from './inbox/inbox-page.tsx'
import { PostJobPage } from './post-job/post-job-page.tsx'
import { ReviewPage } from './review/review-page.tsx'
import { TeamPage } from './team/team-page.tsx'

afterEach(cleanup)

const PAGES = {
  'hiring dashboard': DashboardPage,
  'post job page': PostJobPage,
  'edit job page': EditJobPage,
  'company setup': CompanySetupPage,
  inbox: InboxPage,
  review: ReviewPage,
  comparison: ComparePage,
  team: TeamPage,
}
const person = (role: Role | null) => ({ ...RITA, role })

test.each(Object.entries(PAGES))('the %s denies everybody but hiring managers without a call', (_, Page) => {
  const asked: string[] = []
  const answer = async (path: string) => asked.push(path)
  for (const user of [null, person(null), person('referrer')]) {
    const screen = renderPage(<Page user={user} />, { answer })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Access Denied/i)
    expect(screen.getByRole('button', { name: 'Browse Jobs' })).toBeDefined()
    cleanup()
  }
  expect(asked).toEqual([])
})

test.each(Object.entries(PAGES))('the %s is for a referrer who is a member of a company', (_, Page) => {
  const screen = renderPage(<Page user={{ ...RITA, company: { id: 'c1', role: 'manager' } }} />, {
    ...{ path: '/applications/a1', route: '/applications/:id' },
  })
  expect(screen.queryByRole('button', { name: 'Browse Jobs' })).toBeNull()
})
