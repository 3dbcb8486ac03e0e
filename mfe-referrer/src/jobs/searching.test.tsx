import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { useLocation } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aJob } from './a-job.ts'
import { JobsPage } from './jobs-page.tsx'

const api = startApi()
const LIST = 'GET /api/jobs'
const BAKER = aJob()
const PAINTER = aJob({ id: 'job-2', title: 'Painter' })

beforeEach(() => {
  api.answerInPages(LIST, [BAKER, PAINTER])
  api.answerInPages(`${LIST}?close=1`, [])
})
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const SEARCH = 'Search in title, company and description'
const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getAllByText(name, { selector: 'button' })[0] as HTMLElement)
const type = (value: string) => fireEvent.change(screen.getByLabelText(SEARCH), { target: { value } })

let here: ReturnType<typeof useLocation>
function Here() {
  here = useLocation()
  return null
}
const open = (path = '/jobs') => renderPage(<JobsPage user={null} />, { path, answer: read, beside: <Here /> })

test('before the first reply placeholders of rows are shown and Search Jobs does nothing', async () => {
  const letGo = api.hold(LIST)
  open()
  const loading = screen.getByText('Loading jobs...').parentElement as HTMLElement
  expect(loading.querySelectorAll('[style*="width: 40px"]')).toHaveLength(6)
  await press('Search Jobs')
  expect(screen.getByText('Loading jobs...')).toBeDefined()
  letGo()
  await screen.findByText('2 jobs found')
})

test('the results heading takes focus programmatically, not by Tab', async () => {
  open()
  await screen.findByText('2 jobs found')
  expect(screen.getByText('Available Positions').tabIndex).toBe(-1)
})

test('of results found while typing only the last is kept', async () => {
  open()
  await screen.findByText('2 jobs found')
  api.answerInPages(LIST, [PAINTER])
  type('pain')
  await waitFor(() => expect(titles()).toEqual(['Painter']))
  const letGo = api.hold(LIST)
  type('')
  await waitFor(() => expect(api.sent(LIST)).toHaveLength(3))
  expect(titles()).toEqual(['Painter'])
  letGo()
})

test.each(['/?q=bake', '/jobs?q=bake'])('an invitation from the list keeps the address: %s', async (list) => {
  open(list)
  await screen.findByText('2 jobs found')
  await press('Refer Candidate')
  await waitFor(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('Refer a Candidate'))
  expect(here.pathname + here.search).toBe(list)
})
