import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { RITA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aJob } from '../jobs/a-job.ts'
import { ReferDialog } from './refer-dialog.tsx'

const api = startApi()
const rita = { ...RITA, id: '0198f000-0000-7000-8000-000000000001' }
afterEach(() => {
  cleanup()
  api.forget()
  sessionStorage.clear()
  localStorage.clear()
})
afterAll(() => api.stop())

test("plainer words for a message: the candidate's name stays here, and the mark goes with the message", async () => {
  api.answer('GET /api/settings', { letters: {}, timeZone: null, singleKeys: true, suggestions: true })
  api.answer('GET /api/installation', { operatedBy: null, operatedAt: null, contactEmail: null, model: 'plain-1' })
  api.answer('POST /api/ai/rewrite', { text: 'Kim, you use it.', model: 'plain-1', isCut: false })
  const job = aJob({ id: '0198f000-0000-7000-8000-000000000002' })
  const screen = renderPage(<ReferDialog job={job} user={rita} open onClose={() => {}} />, { answer: read })
  const dialog = within(screen.getByRole('dialog', { name: 'Refer a Candidate' }))
  const message = dialog.getByLabelText<HTMLTextAreaElement>(/^Personal Message/)
  fillIn(dialog.getByLabelText(/^Candidate Name/), ' Kim Lee ')
  fillIn(message, 'Kim, you utilise it.')
  await userEvent.click(await dialog.findByRole('button', { name: 'Suggest plainer words' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Use change 1' }))
  expect(message.value).toBe('Kim, you use it.')
  expect(message.closest('[data-ai-generated="plain-1"]')).not.toBeNull()
  expect(api.calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { text: 'Kim, you utilise it.', kind: 'good word', names: ['Kim Lee'] },
  ])
  api.answer('POST /api/referrals', {})
  fillIn(dialog.getByLabelText(/^Candidate Email/), 'kim@example.org')
  await userEvent.click(dialog.getByRole('button', { name: 'Send Referral' }))
  const sent = () => api.calls.find(({ call }) => call === 'POST /api/referrals')?.body
  await waitFor(() => expect(sent()).toMatchObject({ message: 'Kim, you use it.', messageWrittenWithAi: 'plain-1' }))
})
