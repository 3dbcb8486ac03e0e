import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
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
const SETTINGS = { letters: {}, timeZone: null, singleKeys: true, suggestions: true }
const rita = { ...RITA, id: '0198f000-0000-7000-8000-000000000001' }
beforeEach(() => api.answer('GET /api/settings', SETTINGS))
afterEach(() => {
  cleanup()
  api.forget()
  sessionStorage.clear()
  localStorage.clear()
})
afterAll(() => api.stop())

function open() {
  const job = aJob({ id: '0198f000-0000-7000-8000-000000000002' })
  const screen = renderPage(<ReferDialog job={job} user={rita} open onClose={() => {}} />, { answer: read })
  const dialog = within(screen.getByRole('dialog', { name: 'Refer a Candidate' }))
  return { dialog, message: dialog.getByLabelText<HTMLTextAreaElement>(/^Personal Message/) }
}

test('a message is asked for one thing that is missing, then for the next', async () => {
  const { dialog, message } = open()
  fillIn(message, 'You are great and you are kind.')
  expect(await dialog.findByText(/^What did you see them do/)).toBeDefined()
  expect(dialog.queryByText(/^Where did you work together/)).toBeNull()
  fillIn(message, 'You are great: you rebuilt our oven in a night.')
  expect(await dialog.findByText(/^Where did you work together/)).toBeDefined()
  fillIn(message, 'You are great: you rebuilt our oven in a night when we worked together.')
  await waitFor(() => expect(dialog.queryByText('Suggestion')).toBeNull())
})

test('health, age, family and a telephone number are pointed out, and the message can be sent with them', async () => {
  const { dialog, message } = open()
  fillIn(message, 'After her burnout she is back, and 58 years old. Call +1 555 010 0123.')
  for (const words of [/their health/, /their age/, /a telephone number/])
    expect(await dialog.findByText(words)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Send Referral' }).getAttribute('aria-disabled')).not.toBe('true')
})

test('one tap ends all suggestions, as a setting of the account', async () => {
  const { dialog, message } = open()
  fillIn(message, 'You are great and you are kind.')
  api.answer('PUT /api/settings', { ...SETTINGS, suggestions: false })
  await userEvent.click(await dialog.findByRole('button', { name: 'No more suggestions' }))
  await waitFor(() => expect(dialog.queryByText('Suggestion')).toBeNull())
  await waitFor(() => expect(api.sent('PUT /api/settings')).toEqual([{ suggestions: false }]))
})

test('the focus stays at the suggestions when their button goes', async () => {
  const { dialog, message } = open()
  fillIn(message, 'You are great, and you are 58 years old.')
  await dialog.findByText(/their age/)
  const group = dialog.getByRole('group', { name: 'Suggestions' })
  await userEvent.click(within(group).getByRole('button', { name: 'Dismiss' }))
  expect(document.activeElement === group).toBe(true)
  api.answer('PUT /api/settings', { ...SETTINGS, suggestions: false })
  await userEvent.click(dialog.getByRole('button', { name: 'No more suggestions' }))
  await waitFor(() => expect(group.childElementCount).toBe(0))
  expect(document.activeElement === group).toBe(true)
})
