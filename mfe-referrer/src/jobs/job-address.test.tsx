import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { useLocation, useNavigate } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { act, cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aJob } from './a-job.ts'
import { JobsPage } from './jobs-page.tsx'

const api = startApi()
const BAKER = aJob()
const MASON = aJob({ id: 'job-9', title: 'Mason' })
const GONE = 'This job is not open any more'

beforeEach(() => {
  // The browser's own history, which dialogs use beside the router: there is an entry to step back to.
  history.pushState(null, '')
  api.answerInPages('GET /api/jobs', [BAKER])
  api.answer('GET /api/jobs/job-9', MASON)
})
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

let here: ReturnType<typeof useLocation>
let go: ReturnType<typeof useNavigate>
const path = () => here.pathname + here.search

function Here() {
  here = useLocation()
  go = useNavigate()
  return null
}

/** The page at an address, with the dashboard before it in the history. */
async function openList(address: string) {
  renderPage(<JobsPage user={null} />, { before: '/dashboard', path: address, answer: read, beside: <Here /> })
  await screen.findByText('1 jobs found')
}
const screen = within(document.body)
/** The dialog of this title, once it is there. */
const dialog = (title: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=dialog]')
    expect(found?.querySelector('h2')?.textContent).toBe(title)
    return found as HTMLElement
  })
const gone = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }))

describe('the details of a job', () => {
  test.each(['/jobs?q=bake', '/?q=bake'])(
    'job details over the list at %s have an address, and Back leaves them',
    async (list) => {
      await openList(list)
      await press('View Details')
      await dialog('Baker')
      expect(api.sent('GET /api/jobs/job-1')).toEqual([])
      expect(path()).toBe('/jobs/job-1?q=bake')
      expect(document.title).toBe('Baker · Goodword')
      await act(async () => void go(-1))
      await gone()
      expect(path()).toBe(list)
      expect(document.title).toBe('Find Jobs Through Your Network · Goodword')
    },
  )

  test('job details reopen after Forward', async () => {
    await openList('/jobs')
    await press('View Details')
    await act(async () => void go(-1))
    await act(async () => void go(1))
    await dialog('Baker')
  })

  test('closing job details returns to the list below', async () => {
    await openList('/jobs?q=bake')
    await press('View Details')
    await dialog('Baker')
    await press('Close')
    await gone()
    expect(path()).toBe('/jobs?q=bake')
    await act(async () => void go(-1))
    expect(path()).toBe('/dashboard')
  })

  test('closing job details opened by address keeps the search', async () => {
    await openList('/jobs/job-1?q=bake')
    await dialog('Baker')
    await press('Close')
    await gone()
    expect(path()).toBe('/jobs?q=bake')
    await act(async () => void go(-1))
    expect(path()).toBe('/dashboard')
  })

  test('job details are read when the list lacks the job', async () => {
    await openList('/jobs/job-9')
    expect((await dialog('Mason')).textContent).toContain('Job Description')
    expect(api.sent('GET /api/jobs/job-9')).toHaveLength(1)
  })

  test.each([
    ['/jobs?q=bake', '/jobs?q=bake', 1],
    ['/jobs/job-1?q=bake', '/jobs?q=bake', 0],
  ])('job details opened from %s give way to the invitation at %s', async (from, to, dialogs) => {
    await openList(from)
    if (dialogs) await press('View Details')
    const details = within(await dialog('Baker'))
    await userEvent.click(details.getByText('Refer Candidate', { selector: 'button' }))
    await dialog('Refer a Candidate')
    expect(path()).toBe(to)
    expect(screen.queryByText('Job Description')).toBeNull()
    await waitFor(() => expect(history.state?.dialogs).toBe(1))
  })
})

describe('a job that the list has in short', () => {
  const { requirements: _, ...LISTED } = { ...BAKER, description: 'Bread every…' }
  const open = async (reply: object, status = 200) => {
    api.answerInPages('GET /api/jobs', [LISTED])
    api.answer('GET /api/jobs/job-1', reply, status)
    const letGo = api.hold('GET /api/jobs/job-1')
    await openList('/jobs')
    await press('View Details')
    return letGo
  }

  test("a listed job's details show what is known while the rest loads", async () => {
    const letGo = await open(BAKER)
    const details = await dialog('Baker')
    for (const known of [
      'Crumb',
      'A bakery by the river.',
      '$12,500',
      'Bread every…',
      'Loading the rest of this job...',
    ])
      expect(details.textContent).toContain(known)
    expect(details.textContent).not.toContain('Requirements')
    letGo()
    await screen.findByText('Requirements')
    expect(details.textContent).toContain(BAKER.description)
    expect(details.textContent).not.toContain('Loading')
  })

  test('failed job details can be retried, and people can still be referred', async () => {
    const letGo = await open({ detail: 'We are busy. Please try again in a moment.' }, 503)
    letGo()
    await screen.findByText("We couldn't load the rest of this job")
    const details = within(await dialog('Baker'))
    expect(details.getByText('Bread every…')).toBeDefined()
    expect(details.getByText('Refer Candidate', { selector: 'button' })).toBeDefined()
    api.answer('GET /api/jobs/job-1', BAKER)
    await press('Try again')
    await screen.findByText('Requirements')
  })

  test('a job closed meanwhile is said to be gone and takes no referrals', async () => {
    const letGo = await open({ detail: GONE }, 404)
    letGo()
    const details = within(await dialog(GONE))
    expect(details.queryByText('Refer Candidate')).toBeNull()
    expect(details.queryByText('Bread every…')).toBeNull()
  })
})

describe('a job that cannot be shown', () => {
  test('an unknown job is said to be closed or deleted', async () => {
    api.answer('GET /api/jobs/job-9', { detail: GONE }, 404, { 'x-request-id': '9f3a52c177d04be2' })
    await openList('/jobs/job-9')
    expect((await dialog(GONE)).textContent).toContain('It was closed or deleted, or the address is incomplete.')
    expect(screen.getByText('9f3a52c177d04be2')).toBeDefined()
    expect(document.title).toBe(`${GONE} · Goodword`)
    expect(screen.queryByText('Try again')).toBeNull()
  })

  test('a failed job can be retried', async () => {
    api.answer('GET /api/jobs/job-9', { detail: 'We are busy. Please try again in a moment.' }, 503)
    await openList('/jobs/job-9')
    const { textContent } = await dialog('Job details')
    await screen.findByText("We couldn't load this job")
    expect(textContent).not.toContain(GONE)
    expect(screen.getByText('We are busy. Please try again in a moment.')).toBeDefined()
    api.answer('GET /api/jobs/job-9', MASON)
    await press('Try again')
    await dialog('Mason')
  })

  test('a loading job says so', async () => {
    const letGo = api.hold('GET /api/jobs/job-9')
    await openList('/jobs/job-9')
    await screen.findByText('Loading this job...')
    expect(screen.queryByText(`It was closed`)).toBeNull()
    letGo()
    await dialog('Mason')
  })
})
