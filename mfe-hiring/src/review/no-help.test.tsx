import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { NoFields } from './no-fields.tsx'
import { isComplete, NO_REASON, sentDecision, type TypedReason } from './typed-decision.ts'

const api = startApi()
const SETTINGS = { letters: {}, timeZone: null, singleKeys: true, suggestions: true }
beforeEach(() => api.answer('GET /api/settings', SETTINGS))
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

let typed: TypedReason

function Fields() {
  const [value, setValue] = useState<TypedReason>({ ...NO_REASON, toCandidate: typed?.toCandidate ?? '' })
  typed = value
  return <NoFields applicationId="a1" value={value} onChange={setValue} />
}
function open(toCandidate = '') {
  typed = { ...NO_REASON, toCandidate }
  return renderPage(<Fields />, { answer: read })
}

test('a draft is made of picked reasons, stands in the field to be changed, and can be undone', async () => {
  const screen = open('My own words.')
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest a draft' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'The position is filled' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'The role has changed' }))
  await userEvent.click(screen.getByRole('button', { name: 'Replace the sentence by a draft' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Sentence to the candidate (optional)')
  expect(field.value).toContain('The position is filled. The role has changed since you applied')
  await userEvent.click(screen.getByRole('button', { name: 'Undo the draft' }))
  expect(field.value).toBe('My own words.')
  expect(api.calls.filter(({ call }) => !call.endsWith('/settings'))).toEqual([])
})

test('a promise and a forbidden reason are warned about, and stay possible', async () => {
  const screen = open('You are overqualified. We will call you next time.')
  expect(await screen.findByText(/age, sex, family/)).toBeDefined()
  expect(screen.getByText(/Reads as a promise/)).toBeDefined()
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement)
  expect(screen.queryByText(/age, sex, family/)).toBeNull()
  expect(isComplete(typed, 'rejected')).toBe(true)
  expect(sentDecision(typed, 'rejected')).toMatchObject({ reason: { toCandidate: typed.toCandidate } })
})

test('turned off, neither drafts nor warnings are shown', async () => {
  const screen = open('You are overqualified.')
  api.answer('PUT /api/settings', { ...SETTINGS, suggestions: false })
  await screen.findByText(/age, sex, family/)
  await userEvent.click(screen.getByRole('switch', { name: 'Suggestions' }))
  await waitFor(() => expect(screen.queryByText(/age, sex, family/)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Suggest a draft' })).toBeNull()
  await waitFor(() => expect(api.sent('PUT /api/settings')).toEqual([{ suggestions: false }]))
})

test('the focus stays at what is left when a button goes', async () => {
  const screen = open('You are overqualified.')
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(document.activeElement === screen.getByRole('group', { name: 'Suggestions' })).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a draft' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'The position is filled' }))
  const write = screen.getByRole('button', { name: 'Replace the sentence by a draft' })
  await userEvent.click(write)
  await userEvent.click(screen.getByRole('button', { name: 'Undo the draft' }))
  expect(document.activeElement === write).toBe(true)
})
