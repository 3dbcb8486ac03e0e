import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import type { Application, ApplicationCounts } from '@goodword/contract/applications'
import { read } from '@goodword/contract/call'
import type { MyJob } from '@goodword/contract/jobs'
import type { Role } from '@goodword/contract/statuses'
import { MARA } from '@goodword/contract/test/people'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPostedJob } from '../testing/a-posted-job.ts'
import { anApplication } from '../testing/an-application.ts'
import { DashboardPage } from './dashboard-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const JOBS = 'GET /api/jobs/my-jobs'
const APPLICATIONS = 'GET /api/applications/job/j1'
const NO_JOBS = { jobs: 0, closed: 0, applications: 0, pending: 0 }

const user = (role: Role | null) => ({ ...MARA, role })

const job = (fields: Partial<MyJob> = {}) => aPostedJob({ applicationCount: 2, ...fields })
const application = (fields: Partial<Application> = {}) =>
  anApplication({
    resumeUrl: '/api/resume',
    portfolioUrl: '/api/portfolio',
    additionalDocumentsUrl: '/api/1,/api/2',
    ...fields,
  })

interface Dashboard {
  jobs?: MyJob[]
  counts?: typeof NO_JOBS
  applications?: Application[]
  received?: ApplicationCounts
  query?: string
}

function open({ jobs, counts = NO_JOBS, applications, received, query = '' }: Dashboard) {
  return renderPage(<DashboardPage user={user('hiring_manager')} />, {
    path: `/hiring-dashboard${query}`,
    replies: {
      ...(jobs ? { '/api/jobs/my-jobs?summary=1&limit=20': aPage(jobs), '/api/jobs/my-jobs/counts': counts } : {}),
      ...(applications ? { '/api/applications/job/j1?limit=20': aPage(applications) } : {}),
      ...(received ? { '/api/applications/job/j1/counts': received } : {}),
    },
  })
}
const SELECTED = '?tab=applications&job=j1'

describe('the hiring dashboard', () => {
  test.each(['referrer', null] as const)('the hiring dashboard denies the role %p', (role) => {
    const screen = renderPage(<DashboardPage user={user(role)} />)
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeDefined()
    expect(screen.getByText('Only hiring managers can access this dashboard.')).toBeDefined()
  })

  test('the hiring dashboard shows what the company owes and links to the statement', async () => {
    const screen = renderPage(<DashboardPage user={user('hiring_manager')} />, {
      replies: {
        '/api/statement?side=company&summary=1': { held: 300_000, due: 150_050, paid: 0, reversed: 0, rows: [] },
      },
    })
    const line = screen.getByText(/^What you owe for hires/)
    expect(line.textContent).toBe('What you owe for hires: $3,000 promised, $1,500.50 due, $0 paid')
    expect(within(line).getByRole('link').getAttribute('href')).toBe('/statement')
    cleanup()
    const nothing = renderPage(<DashboardPage user={user('hiring_manager')} />, {
      replies: { '/api/statement?side=company&summary=1': { held: 0, due: 0, paid: 0, reversed: 75, rows: [] } },
    })
    expect(nothing.getByText(/^You owe nothing/).textContent).toBe('You owe nothing for hires. See the statement')
    cleanup()
    const waiting = renderPage(<DashboardPage user={user('hiring_manager')} />)
    expect(waiting.getByRole('link', { name: 'See the statement' }).getAttribute('href')).toBe('/statement')
  })

  test('jobs are read only for a hiring manager, applications only for a selected job', async () => {
    api.answerInPages(JOBS, [job()])
    api.answer(`${JOBS}/counts`, NO_JOBS)
    api.answerInPages(APPLICATIONS, [])
    api.answer(`${APPLICATIONS}/counts`, { total: 0, pending: 0 })
    const asked = () => api.calls.map(({ call, query }) => [call, query])
    renderPage(<DashboardPage user={user('referrer')} />, { answer: read })
    expect(asked()).toEqual([])
    const screen = renderPage(<DashboardPage user={user('hiring_manager')} />, {
      path: '/hiring-dashboard?tab=applications',
      answer: read,
    })
    await screen.findByRole('combobox', { name: 'Job' })
    const jobsAlone = [
      ['GET /api/statement', { side: 'company', summary: '1' }],
      [JOBS, { summary: '1', limit: '20' }],
      [`${JOBS}/counts`, {}],
    ]
    expect(asked()).toEqual(jobsAlone)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'Baker')
    await screen.findByText('No applications received yet')
    expect(asked()).toEqual([...jobsAlone, [APPLICATIONS, { limit: '20' }], [`${APPLICATIONS}/counts`, {}]])
  })

  test('the hiring dashboard has its title, a link to post a job, and two tabs', () => {
    const screen = open({ jobs: [] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hiring Dashboard')
    expect(document.title).toBe('Hiring Dashboard · Goodword')
    expect(screen.getByRole('link', { name: 'Post New Job' }).getAttribute('href')).toBe('/post-job')
    expect(screen.getByRole('link', { name: 'Company Setup' }).getAttribute('href')).toBe('/company-setup')
    expect(screen.getByRole('link', { name: /our emails reach you/ }).getAttribute('href')).toBe('/email-test')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Jobs', 'Applications'])
  })

  test('the hiring dashboard has its main action first', () => {
    const links = open({ jobs: [job()] }).getAllByRole('link', { name: /^(Post New Job|Company Setup)$/ })
    expect(links.map(({ textContent }) => textContent)).toEqual(['Post New Job', 'Company Setup'])
  })

  test.each(['jobs', 'applications'])('the tab %s says that the jobs failed to load', async (tab) => {
    const screen = renderPage(<DashboardPage user={user('hiring_manager')} />, {
      path: `/hiring-dashboard?tab=${tab}`,
      answer: read,
    })
    expect(await screen.findByText("We couldn't load your jobs")).toBeDefined()
    api.answerInPages(JOBS, [job()])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText("We couldn't load your jobs")).toBeNull())
  })

  test('the counters show jobs, applications, and pending ones of the selected job', () => {
    const screen = open({
      jobs: [job()],
      counts: { jobs: 1200, closed: 200, applications: 7, pending: 0 },
      applications: [application()],
      received: { total: 2, pending: 1 },
      query: SELECTED,
    })
    const numbers = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(numbers).toEqual([
      ['Active Jobs', '1,200'],
      ['Total Applications', '7'],
      ['Pending Review', '1'],
    ])
  })
})

test.each([
  [{ jobs: 12, closed: 1, applications: 40, pending: 30 }, 'All posted jobs, 1 of them closed'],
  [{ jobs: 12, closed: 0, applications: 40, pending: 30 }, undefined],
])('the number of all jobs says how many are closed: %j', (counts, note) => {
  const [active] = open({ jobs: [job()], counts }).getAllByRole('term')
  expect(active?.nextElementSibling?.nextElementSibling?.textContent).toBe(note as never)
})

test('without a selected job Pending Review is 0, and beside it stands the number of all jobs', () => {
  const screen = open({ jobs: [job()], counts: { jobs: 2, closed: 0, applications: 40, pending: 30 } })
  const pending = screen.getByText('Pending Review')
  expect(pending.nextElementSibling?.textContent).toBe('0')
  expect(screen.getByText('Of the job you select. In all jobs: 30')).toBeDefined()
})

describe('a long list', () => {
  const many = Array.from({ length: 25 }, (_, at) => job({ id: `j${at}`, title: `Baker ${at}` }))
  const openLong = (query = '') => {
    api.answerInPages(JOBS, many)
    api.answer(`${JOBS}/counts`, { jobs: 25, closed: 0, applications: 0, pending: 0 })
    return renderPage(<DashboardPage user={user('hiring_manager')} />, {
      path: `/hiring-dashboard${query}`,
      answer: read,
    })
  }

  test('a long list of jobs grows', async () => {
    const screen = openLong()
    const more = await screen.findByText('Show more')
    expect(document.querySelectorAll('article').length).toBe(20)
    api.answer(JOBS, { detail: 'Please wait a minute.' }, 429)
    await userEvent.click(more)
    expect(await screen.findByText('Please wait a minute.')).toBeDefined()
    api.answerInPages(JOBS, many)
    await userEvent.click(more)
    await waitFor(() => expect(document.querySelectorAll('article').length).toBe(25))
  })

  test('a long list of applications grows', async () => {
    api.answerInPages(
      APPLICATIONS,
      Array.from({ length: 22 }, (_, at) => application({ id: `a${at}` })),
    )
    api.answer(`${APPLICATIONS}/counts`, { total: 22, pending: 11 })
    const screen = openLong(SELECTED)
    await screen.findByText('20 of 22')
    expect(screen.getByText('Pending Review').nextElementSibling?.textContent).toBe('11')
    await userEvent.click(screen.getByText('Show more'))
    await waitFor(() => expect(document.querySelectorAll('tbody tr').length).toBe(22))
  })

  test('the job select offers the jobs read so far, and more on demand', async () => {
    const screen = openLong('?tab=applications')
    const options = () => within(screen.getByRole('combobox', { name: 'Job' })).getAllByRole('option')
    await screen.findByRole('combobox', { name: 'Job' })
    expect(options().length).toBe(21)
    await userEvent.click(screen.getByRole('button', { name: 'More jobs' }))
    await waitFor(() => expect(options().length).toBe(26))
    expect(screen.queryByRole('button', { name: 'More jobs' })).toBeNull()
  })

  test('the job named in the address is offered beyond the first page', async () => {
    api.answer('GET /api/jobs/my-jobs/j24', many[24])
    api.answerInPages('GET /api/applications/job/j24', [application()])
    const screen = openLong('?tab=applications&job=j24')
    await screen.findByRole('table', { name: 'Applications' })
    const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Job' })
    expect([chosen.value, chosen.selectedOptions[0]?.text]).toEqual(['j24', 'Baker 24'])
  })

  test('a deleted job in the address selects nothing', async () => {
    api.answer('GET /api/jobs/my-jobs/gone', '', 404)
    const screen = openLong('?tab=applications&job=gone')
    expect(await screen.findByText('Select a job to view applications')).toBeDefined()
  })
})

describe('the jobs tab', () => {
  test('the jobs tab shows its loading text', () => {
    expect(open({}).getByRole('status').textContent).toBe('Loading jobs...')
  })

  test('the jobs tab without jobs says how to start', async () => {
    const screen = open({ jobs: [] })
    expect(screen.getByText('No jobs posted yet')).toBeDefined()
    expect(screen.getByText('Start by posting your first job listing')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Post a Job' }))
    expect(screen.getByTestId('path').textContent).toBe('/post-job')
  })

  test('the jobs tab shows each job in full', () => {
    const card = within(open({ jobs: [job()] }).getByRole('article'))
    for (const text of ['Baker', 'Lisbon', 'Contract', 'Active', 'Bread every morning.', '2 applications']) {
      expect(card.getByText(text)).toBeDefined()
    }
    expect(card.getByText('Posted Mar 5, 2026')).toBeDefined()
    for (const name of ['View Applications', 'Delete Baker']) expect(card.getByRole('button', { name })).toBeDefined()
  })

  test('a job says how many of its applications are pending, where there are some', () => {
    expect(open({ jobs: [job({ pendingCount: 3 })] }).getByText('3 pending')).toBeDefined()
    cleanup()
    expect(open({ jobs: [job({ pendingCount: 0 })] }).queryByText(/pending/)).toBeNull()
  })

  // docs/rules.md#how-soon-a-company-answers
  test('a job says who waits, for how long, whose promise is broken, and how soon its company answers', () => {
    const waitingSince = new Date(Date.now() - 12.5 * 24 * 60 * 60 * 1000).toISOString()
    const counts = { newCount: 2, waitingCount: 3, waitingSince, lateCount: 1, answerWithinDays: 7, usualAnswerDays: 4 }
    const screen = open({ jobs: [job(counts)] })
    for (const text of ['2 new', '3 wait for an answer, the longest 12 days', '1 late'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText('Promised within 7 days · Usually answers in 4 days')).toBeDefined()
    cleanup()
    const quiet = open({ jobs: [job({})] })
    expect(quiet.getByText('Promised within 14 days')).toBeDefined()
    for (const words of [/new$/, /for an answer/, /late$/]) expect(quiet.queryByText(words)).toBeNull()
  })

  test("an open job's title leads to its posting", () => {
    const link = open({ jobs: [job()] }).getByRole('link', { name: 'Baker' })
    expect(link.getAttribute('href')).toBe('/jobs/j1')
    cleanup()
    expect(open({ jobs: [job({ isActive: false })] }).queryByRole('link', { name: 'Baker' })).toBeNull()
  })

  test('the jobs tab marks a closed job and an unknown date', () => {
    expect(open({ jobs: [job()] }).getByText('Active')).toBeDefined()
    cleanup()
    const screen = open({ jobs: [job({ isActive: false, createdAt: '' })] })
    expect(screen.getByText('Closed')).toBeDefined()
    expect(screen.getByText('Posted Unknown')).toBeDefined()
  })

  test('View Applications selects the job and switches to the other tab', async () => {
    const screen = open({ jobs: [job()], applications: [] })
    await userEvent.click(screen.getByRole('button', { name: 'View Applications' }))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Applications')
    expect(screen.getByText('No applications received yet')).toBeDefined()
  })

  test('deleting a job asks first, and Cancel deletes nothing', async () => {
    const screen = open({ jobs: [job()] })
    await userEvent.click(screen.getByRole('button', { name: 'Delete Baker' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Job Listing' }))
    expect(dialog.getByText(/^Are you sure/).textContent).toBe(
      'Are you sure you want to delete "Baker"? This action cannot be undone and will remove all associated applications and referrals.',
    )
    expect(dialog.getByRole('button', { name: 'Delete Job' })).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Baker' })).toBeDefined()
  })
})

describe('the applications tab', () => {
  test('the applications tab without a selected job asks for one', () => {
    expect(
      open({ jobs: [job()], query: '?tab=applications' }).getByText('Select a job to view applications'),
    ).toBeDefined()
  })

  test('the applications tab links to Post a Job only when there are no jobs', async () => {
    const screen = open({ jobs: [], query: '?tab=applications' })
    expect(screen.getByText('Select a job to view applications')).toBeDefined()
    expect(screen.getByText('You have none yet. Start by posting your first job listing.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Post a Job' }))
    expect(screen.getByTestId('path').textContent).toBe('/post-job')
    for (const jobs of [{ jobs: [job()] }, {}]) {
      cleanup()
      expect(open({ ...jobs, query: '?tab=applications' }).queryByRole('button', { name: 'Post a Job' })).toBeNull()
    }
  })

  test('the applications tab shows its loading text', () => {
    const screen = open({ jobs: [job()], query: SELECTED })
    expect(screen.getByRole('status').textContent).toBe('Loading applications...')
  })

  test('the applications tab without applications says so', () => {
    expect(
      open({ jobs: [job()], applications: [], query: SELECTED }).getByText('No applications received yet'),
    ).toBeDefined()
  })

  test('the applications tab lists each application with documents, badge and status', () => {
    const screen = open({ jobs: [job()], applications: [application()], query: SELECTED })
    const table = within(screen.getByRole('table', { name: 'Applications' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Candidate',
      'Applied',
      'Referrer',
      'Documents',
      'Status',
      'Actions',
    ])
    const cells = table.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells.slice(0, 5)).toEqual([
      'CCara Diazcara@example.com',
      'Apr 1, 2026',
      'Rita Falk',
      'ResumePortfolio2 docs',
      'Pending',
    ])
    for (const [name, href] of [
      ['Resume', '/api/resume'],
      ['Portfolio', '/api/portfolio'],
    ] as const) {
      const link = table.getByRole('link', { name })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank'])
    }
    const status = table.getByRole('combobox', { name: 'Status of Cara Diaz' })
    expect(
      within(status)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['pending', 'reviewing', 'interview', 'hired', 'rejected'])
  })

  test.each([
    ['/api/1', '1 docs'],
    ['/api/1,/api/2,/api/3', '3 docs'],
    ['/api/1, /api/2,', '2 docs'],
  ])('the applications tab counts the additional documents %j as %s', (additionalDocumentsUrl, count) => {
    const screen = open({ jobs: [job()], applications: [application({ additionalDocumentsUrl })], query: SELECTED })
    expect(screen.getByText(count)).toBeDefined()
  })

  test('the applications tab marks only unconfirmed addresses', () => {
    const screen = open({ jobs: [job()], applications: [application({ addressConfirmed: false })], query: SELECTED })
    expect(screen.getByText('Address not confirmed')).toBeDefined()
    cleanup()
    const other = open({ jobs: [job()], applications: [application()], query: SELECTED })
    expect(other.queryByText('Address not confirmed')).toBeNull()
  })

  test('the applications tab names missing documents, date and status', () => {
    const bare = { resumeUrl: null, portfolioUrl: null, additionalDocumentsUrl: null, createdAt: '' }
    const applications = [application({ ...bare, status: undefined as never })]
    const screen = open({ jobs: [job()], applications, query: SELECTED })
    expect(screen.getByText('No documents')).toBeDefined()
    expect(screen.getByText('Unknown')).toBeDefined()
    expect(screen.getByText('Pending', { ignore: 'option' })).toBeDefined()
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Status of/ }).value).toBe('pending')
  })
})
