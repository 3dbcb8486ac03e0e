import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { myJobsPath } from '@goodword/contract/job-lists'
import type { MyJob } from '@goodword/contract/jobs'
import { useSWR } from '@goodword/shared-ui/kernel'
import type { Page } from '@goodword/shared-ui/lists/page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPostedJob } from '../testing/a-posted-job.ts'
import { useDecide } from './use-decide.ts'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const SET = 'PATCH /api/applications/status'
const JOB = 'GET /api/jobs/my-jobs/j1'
const job = (pendingCount: number) => aPostedJob({ id: 'j1', pendingCount, waitingCount: pendingCount })

function Decisions() {
  const { data } = useSWR<Page<MyJob>>(myJobsPath())
  const { set } = useDecide()
  const decide = (id: string) => () => void set([{ id, jobId: 'j1', name: 'Ada', status: 'pending' }], 'interview')
  return (
    <>
      <p>{`${data?.items[0]?.waitingCount} wait`}</p>
      <button type="button" onClick={decide('a1')}>
        First
      </button>
      <button type="button" onClick={decide('a2')}>
        Second
      </button>
    </>
  )
}
const open = () =>
  renderPage(<Decisions />, { answer: read, replies: { [myJobsPath()]: { items: [job(2)], nextCursor: null } } })
const CHANGED = ['a1', 'a2'].map((id) => ({ id, outcome: 'changed', status: 'interview', newsInSeconds: 15 }))

// docs/rules.md#what-was-read-stays-until-it-is-changed
test('of two quick decisions the job is read again once both are stored', async () => {
  const screen = open()
  api.answer(SET, CHANGED)
  const letGo = api.hold(SET)
  for (const name of ['First', 'Second']) await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(api.sent(SET)).toHaveLength(2))
  api.answer(JOB, job(0))
  letGo()
  await screen.findByText('0 wait')
  expect(api.sent(JOB)).toHaveLength(1)
})

test('a reading that comes after a later one changes nothing', async () => {
  const screen = open()
  api.answer(SET, CHANGED)
  api.answer(JOB, job(1))
  const letGo = api.hold(JOB)
  await userEvent.click(screen.getByRole('button', { name: 'First' }))
  await waitFor(() => expect(api.sent(JOB)).toHaveLength(1))
  api.answer(JOB, job(0))
  await userEvent.click(screen.getByRole('button', { name: 'Second' }))
  await screen.findByText('0 wait')
  letGo()
  // The reply of a call that is made after that one has come.
  api.answer('GET /api/settings', {})
  await read('/api/settings')
  expect(screen.getByText('0 wait')).toBeDefined()
})
