import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { MARA } from '@goodword/contract/test/people'
import { useLocation } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { aPostedJob } from '../testing/a-posted-job.ts'

const api = startApi()
const JOBS = 'GET /api/jobs/my-jobs'
const LIST = 'GET /api/applications/job/j1'
const job = aPostedJob({ applicationCount: 0 })

beforeEach(() => {
  api.answerInPages(JOBS, [job, { ...job, id: 'j2', title: 'Painter', isActive: false }])
  api.answer(`${JOBS}/counts`, { jobs: 2, closed: 1, applications: 0, pending: 0 })
  api.answerInPages(LIST, [])
  api.answer(`${LIST}/counts`, { total: 0, pending: 0 })
})
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

function Query() {
  return <span data-testid="query">{useLocation().search}</span>
}

async function open(query: string) {
  const screen = renderPage(<DashboardPage user={MARA} />, {
    path: `/hiring-dashboard${query}`,
    answer: read,
    beside: <Query />,
  })
  await screen.findByRole('combobox', { name: 'Job' })
  return {
    screen,
    query: () => screen.getByTestId('query').textContent,
    choose: (title: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), title),
  }
}

describe('the choice of a job', () => {
  test('the job select lists all jobs by name and marks closed ones', async () => {
    const { screen } = await open('?tab=applications')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a job',
      'Baker',
      'Painter (closed)',
    ])
  })

  test('the selected job is in the address and can be cleared', async () => {
    const { screen, query, choose } = await open('?tab=applications')
    await choose('Baker')
    expect(query()).toBe('?tab=applications&job=j1')
    await choose('Choose a job')
    expect(query()).toBe('?tab=applications')
    expect(screen.getByText('Select a job to view applications')).toBeDefined()
  })

  test('the selected job is kept while the other tab is shown', async () => {
    const { screen, query } = await open('?tab=applications&job=j1')
    await userEvent.click(screen.getByRole('tab', { name: 'Jobs' }))
    expect(query()).toBe('?job=j1')
    await userEvent.click(screen.getByRole('tab', { name: 'Applications' }))
    expect(query()).toBe('?job=j1&tab=applications')
  })
})

test('failed applications say so and can be retried', async () => {
  api.answer(LIST, { detail: 'We are busy. Please try again in a moment.' }, 503)
  const { screen } = await open('?tab=applications&job=j1')
  expect(await screen.findByRole('heading', { name: "We couldn't load the applications" })).toBeDefined()
  expect(screen.getByText('We are busy. Please try again in a moment.')).toBeDefined()
  api.answerInPages(LIST, [])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No applications received yet')).toBeDefined()
})

test('Refresh rereads jobs, applications and their counts', async () => {
  const { screen } = await open('?tab=applications&job=j1')
  await screen.findByText('No applications received yet')
  const before = api.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  const again = () => api.calls.slice(before).map(({ call }) => call)
  await waitFor(() => expect(again().toSorted()).toEqual([LIST, `${LIST}/counts`, JOBS, `${JOBS}/counts`]))
})
