import { afterEach, describe, expect, test } from 'bun:test'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { MARKUP, strangersIn } from '@goodword/shared-ui/testing/strangers-in.ts'
import { cleanup } from '@testing-library/react'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'

afterEach(cleanup)

const mara = {
  id: 'u1',
  role: 'hiring_manager',
  email: 'm@example.com',
  firstName: 'M',
  lastName: 'L',
  isOperator: false,
} as const

describe('an application of whoever sent it', () => {
  test.each(MARKUP)('is text: %s', (typed) => {
    const job = {
      ...{ id: 'j1', title: typed, location: typed, type: 'contract', description: typed, isActive: true },
      ...{ createdAt: '2026-03-05T12:00:00.000Z', applicationCount: 1 },
    }
    const application = {
      ...{ id: 'a1', firstName: typed, lastName: typed, email: typed, phone: typed, coverLetter: typed },
      ...{ referrerName: typed, status: 'pending', withdrawnAt: null, addressConfirmed: true, goodWord: typed },
      ...{ createdAt: '2026-04-01T12:00:00.000Z', resumeUrl: null, portfolioUrl: null, additionalDocumentsUrl: null },
    }
    const replies = {
      '/api/jobs/my-jobs?summary=1&limit=20': aPage([job]),
      '/api/jobs/my-jobs/counts': { jobs: 1, closed: 0, applications: 1 },
      '/api/applications/job/j1?limit=20': aPage([application]),
      '/api/applications/job/j1/counts': { total: 1, pending: 1 },
    }
    const screen = renderPage(<DashboardPage user={mara} />, {
      path: '/hiring-dashboard?tab=applications&job=j1',
      replies,
    })
    expect(screen.getAllByText(typed, { exact: false }).length).toBeGreaterThan(0)
    expect(strangersIn(document.body)).toEqual([])
  })
})
