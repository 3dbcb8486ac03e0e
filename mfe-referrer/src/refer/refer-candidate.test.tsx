import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { RITA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { aJob } from '../jobs/a-job.ts'
import { JobsPage } from '../jobs/jobs-page.tsx'
import { ReferDialog } from './refer-dialog.tsx'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
configure({ defaultHidden: true })
afterAll(() => configure({ defaultHidden: false }))

const api = startApi()
const SEND = 'POST /api/referrals'
const LIST = 'GET /api/jobs'
const rita = { ...RITA, id: '0198f000-0000-7000-8000-000000000001' }
const job = aJob({ id: '0198f000-0000-7000-8000-000000000002', referralCount: 3 })

beforeEach(() => {
  api.answer(LIST, [job])
  api.answer(SEND, {}, 201)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  api.forget()
})
afterAll(() => api.stop())

async function open() {
  const screen = renderPage(
    <>
      <JobsPage user={rita} />
      <WatchToast />
    </>,
    { path: '/jobs', answer: read },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Refer Candidate' }))
  return screen
}
type Screen = Awaited<ReturnType<typeof open>>
const dialogOf = (screen: Screen) => screen.findByRole('dialog')

async function fieldsOf(screen: Screen) {
  const dialog = within(await dialogOf(screen))
  return {
    dialog,
    email: dialog.getByLabelText<HTMLInputElement>(/^Candidate Email/),
    name: dialog.getByLabelText<HTMLInputElement>(/^Candidate Name/),
    message: dialog.getByLabelText<HTMLTextAreaElement>(/^Personal Message/),
    send: dialog.getByRole('button', { name: 'Send Referral' }),
  }
}

async function fill(screen: Screen) {
  const fields = await fieldsOf(screen)
  fillIn(fields.email, 'cara@example.com')
  fillIn(fields.name, 'Cara Diaz')
  fillIn(fields.message, 'Hello')
  return fields
}
const toastOf = (screen: Screen) => screen.getByTestId('toast').textContent

test('Refer Candidate opens the dialog, from the card and from the details', async () => {
  expect(await (await open()).findByRole('form', { name: 'Refer a Candidate' })).toBeDefined()
  cleanup()
  const screen = renderPage(<JobsPage user={rita} />, { path: '/jobs', answer: read })
  await userEvent.click(await screen.findByRole('button', { name: 'View Details' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refer Candidate' }))
  expect(await screen.findByRole('form', { name: 'Refer a Candidate' })).toBeDefined()
})

describe('a referral', () => {
  test("a referral is sent once with the signed-in user's id, and the button shows it is pending", async () => {
    const screen = await open()
    const { dialog, send } = await fill(screen)
    const letGo = api.hold(SEND)
    await userEvent.click(send)
    const waiting = await dialog.findByRole('button', { name: 'Sending...' })
    expect([waiting.getAttribute('aria-disabled'), document.activeElement === waiting]).toEqual(['true', true])
    await userEvent.click(waiting)
    await userEvent.type(dialog.getByLabelText(/^Candidate Name/), '{Enter}')
    letGo()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent(SEND)).toEqual([
      {
        jobId: job.id,
        referrerId: rita.id,
        candidateEmail: 'cara@example.com',
        candidateName: 'Cara Diaz',
        message: 'Hello',
      },
    ])
  })

  test('an invitation is sent in the language that was chosen for it', async () => {
    const { dialog, send } = await fill(await open())
    await userEvent.selectOptions(dialog.getByLabelText('Language of the invitation'), 'Deutsch')
    await userEvent.click(send)
    await waitFor(() => expect(api.sent(SEND)).toMatchObject([{ candidateName: 'Cara Diaz', language: 'de' }]))
  })

  test('a sent referral closes and clears the dialog, shows a notification, and rereads the jobs', async () => {
    const screen = await open()
    const { send } = await fill(screen)
    api.answer(LIST, [{ ...job, referralCount: 4 }])
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toastOf(screen)).toBe(
      'Referral sent successfully! / The candidate will receive an email with the application link.',
    )
    expect(await screen.findByText('4 referrals')).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Refer Candidate' }))
    const { email, name, message } = await fieldsOf(screen)
    expect([email.value, name.value, message.value]).toEqual(['', '', ''])
  })

  test.each([
    ['the Cancel button', (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['the cross', (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('a referral draft is discarded when the dialog is closed by %s', async (_, close) => {
    const screen = await open()
    await fill(screen)
    await close(screen)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Refer Candidate' }))
    const { email, name, message } = await fieldsOf(screen)
    expect([email.value, name.value, message.value]).toEqual(['', '', ''])
    expect(api.sent(SEND)).toEqual([])
  })

  test('a referral draft survives a reload, per job and user', async () => {
    await fill(await open())
    cleanup()
    const { email, name, message } = await fieldsOf(await open())
    expect([email.value, name.value, message.value]).toEqual(['cara@example.com', 'Cara Diaz', 'Hello'])
    const other = { ...job, id: '0198f000-0000-7000-8000-000000000003' }
    for (const [reader, read] of [
      [rita, other],
      [{ ...rita, id: '0198f000-0000-7000-8000-000000000004' }, job],
    ] as const) {
      cleanup()
      const screen = renderPage(<ReferDialog job={read} user={reader} open onClose={() => {}} />)
      expect((await fieldsOf(screen)).email.value).toBe('')
    }
  })

  test('a failed referral says why and keeps the form', async () => {
    const screen = await open()
    const { email, name, message, send } = await fill(screen)
    api.answer(SEND, { detail: 'You cannot refer yourself.' }, 403)
    await userEvent.click(send)
    await waitFor(() => expect(toastOf(screen)).toBe('Failed to send referral / You cannot refer yourself.'))
    expect(screen.getByTestId('toast').dataset.tone).toBe('destructive')
    api.answer(SEND, '', 500)
    await userEvent.click(send)
    await waitFor(() => expect(toastOf(screen)).toBe('Failed to send referral / Please try again.'))
    api.answer(SEND, 'The line is busy.', 502, { 'content-type': 'text/plain' })
    await userEvent.click(send)
    await waitFor(() => expect(toastOf(screen)).toBe('Failed to send referral / The line is busy.'))
    expect([email.value, name.value, message.value]).toEqual(['cara@example.com', 'Cara Diaz', 'Hello'])
    expect(api.sent(SEND).length).toBe(3)
  })

  test('a refused address is reported at its field, keeps the focus, and Escape still closes the dialog', async () => {
    const screen = await open()
    const { email, send } = await fill(screen)
    const sentence = 'You cannot refer yourself.'
    api.answer(SEND, { detail: sentence, errors: { candidateEmail: sentence } }, 403)
    send.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(messageAt(email)).toContain(sentence))
    expect((await dialogOf(screen)).contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('an invalid referral shows messages at the fields and focuses the first', async () => {
    const screen = await open()
    const { email, name, send } = await fieldsOf(screen)
    fillIn(email, 'cara(at)example.com')
    await userEvent.click(send)
    await waitFor(() => expect(document.activeElement === email).toBe(true))
    expect(messageAt(email)).toContain('Please enter a valid email address')
    expect(messageAt(name)).toContain('Candidate name is required')
    expect(api.sent(SEND)).toEqual([])
  })
})

test('a resent referral keeps its idempotency key, one to another address gets a new key', async () => {
  const screen = await open()
  const { email, send } = await fill(screen)
  api.answer(SEND, '', 502)
  await userEvent.click(send)
  await waitFor(() => expect(toastOf(screen)).toBe('Failed to send referral / Please try again.'))
  await userEvent.click(send)
  await waitFor(() => expect(api.keys(SEND).length).toBe(2))
  fillIn(email, 'carl@example.com')
  api.answer(SEND, {}, 201)
  await userEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, again, changed] = api.keys(SEND)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect([again === first, changed === first]).toEqual([true, false])
})

/** The dialog, and a way to leave it that keeps what was typed, as Back does. */
function Leavable({ onClose }: { onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Toggle
      </button>
      <ReferDialog job={job} user={rita} open={isOpen} onClose={onClose} />
      <WatchToast />
    </>
  )
}

test('going Back while sending closes no dialog later, and the same referral once more is another attempt', async () => {
  const closed: string[] = []
  const screen = renderPage(<Leavable onClose={() => closed.push('closed')} />, { path: '/jobs', answer: read })
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Toggle' }))
  const letGo = api.hold(SEND)
  await userEvent.click((await fill(screen)).send)
  await waitFor(() => expect(api.keys(SEND).length).toBe(1))
  toggle()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  toggle()
  const { send } = await fill(screen)
  letGo()
  await waitFor(() => expect(toastOf(screen)).toContain('Referral sent successfully!'))
  expect(closed).toEqual([])
  const detail = 'You have already referred this person for this job.'
  api.answer(SEND, { detail }, 409)
  await userEvent.click(send)
  await waitFor(() => expect(toastOf(screen)).toBe(`Failed to send referral / ${detail}`))
  expect(new Set(api.keys(SEND)).size).toBe(2)
})
