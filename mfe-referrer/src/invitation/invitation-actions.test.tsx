import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { Referral } from '@goodword/contract/referrals'
import { RITA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aReferral } from '../dashboard/a-referral.ts'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
configure({ defaultHidden: true })
afterAll(() => configure({ defaultHidden: false }))

const api = startApi()
const LIST = 'GET /api/referrals/user/u1'
const REMIND = 'POST /api/referrals/r1/remind'
const RESEND = 'POST /api/referrals/r1/resend'
const REVOKE = 'POST /api/referrals/r1/revoke'
const CORRECT = 'PATCH /api/referrals/r1'
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const cara = aReferral()

async function open(fields: Partial<Referral> = {}) {
  api.answer(`${LIST}/counts`, { total: 2, hired: 0, pending: 0 })
  api.answer(LIST, [
    { ...cara, ...fields },
    { ...cara, id: 'r2', candidateName: 'Carl' },
  ])
  const screen = renderPage(
    <>
      <DashboardPage user={RITA} />
      <WatchToast />
    </>,
    { answer: read },
  )
  await userEvent.click(await screen.findByRole('button', { name: `View the referral of ${cara.candidateName}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cara Diaz' }))
  return { screen, dialog, toast: () => screen.getByTestId('toast').textContent }
}
const ACTIONS = ['Send Again', 'Remind', 'Correct', 'Take Back']
const UNCORRECTED = ACTIONS.filter((name) => name !== 'Correct')

test.each([
  ['invited', ACTIONS],
  ['interested', UNCORRECTED],
  ['expired', ['Send Again', 'Take Back']],
  ['applied', []],
  ['declined', []],
  ['withdrawn', []],
  ['revoked', []],
] as const)('an invitation that is %s offers %j', async (progress, names) => {
  const { dialog } = await open({ progress, isCorrectable: progress === 'invited' })
  const all = dialog.getAllByRole('button').map(({ textContent }) => textContent ?? '')
  expect(all.filter((name) => ACTIONS.includes(name))).toEqual([...names])
})

test.each([
  ['Remind', REMIND, 'Reminder sent / They get one more email with a link to the invitation.'],
  ['Send Again', RESEND, 'Invitation sent again / Its new link works for 30 days. The previous link no longer works.'],
] as const)("%s sends once, keeps the focus, confirms, and shows the server's reply", async (name, path, said) => {
  const { dialog, toast, screen } = await open()
  api.answer(path, { ...cara, progress: 'interested' })
  const letGo = api.hold(path)
  await userEvent.click(dialog.getByRole('button', { name }))
  const waiting = await dialog.findByRole('button', { name: 'Sending...' })
  expect([waiting.getAttribute('aria-disabled'), document.activeElement === waiting]).toEqual(['true', true])
  await userEvent.click(waiting)
  letGo()
  await waitFor(() => expect(toast()).toBe(said))
  expect(api.sent(path).length).toBe(1)
  expect(dialog.getByText('They said they are interested and have yet to apply.')).toBeDefined()
  expect(screen.getAllByText('Invited').length).toBe(1)
})

test.each([
  ['Remind', REMIND, 'Failed to send the reminder'],
  ['Send Again', RESEND, 'Failed to send the invitation again'],
] as const)('a refused %s says why', async (name, path, title) => {
  const { dialog, toast } = await open()
  api.answer(path, { detail: 'Not now.' }, 409)
  await userEvent.click(dialog.getByRole('button', { name }))
  await waitFor(() => expect(toast()).toBe(`${title} / Not now.`))
  api.answer(path, '', 500)
  await userEvent.click(await dialog.findByRole('button', { name }))
  await waitFor(() => expect(toast()).toBe(`${title} / Please try again.`))
})

test('a refused action updates the available actions', async () => {
  const { dialog, toast } = await open()
  api.answer(REMIND, { detail: 'This invitation was answered.' }, 409)
  api.answer(LIST, [{ ...cara, progress: 'applied', status: 'applied' }])
  await userEvent.click(dialog.getByRole('button', { name: 'Remind' }))
  await waitFor(() => expect(toast()).toBe('Failed to send the reminder / This invitation was answered.'))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Take Back' })).toBeNull())
})

test('a second reminder within a week is disabled with its date', async () => {
  const { dialog } = await open({ remindedAt: new Date().toISOString() })
  const remind = dialog.getByRole('button', { name: 'Remind' })
  expect(remind.getAttribute('aria-disabled')).toBe('true')
  const note = document.getElementById(remind.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toMatch(
    /^Reminded \w+ \d+, \d{4}\. You can remind them again from \w+ \d+, \d{4} \(UTC\)\.$/,
  )
  await userEvent.click(remind)
  expect(api.sent(REMIND)).toEqual([])
})

describe('taking back', () => {
  async function ask(fields: Partial<Referral> = {}) {
    const opened = await open(fields)
    await userEvent.click(opened.dialog.getByRole('button', { name: 'Take Back' }))
    // By its title: asking for roles takes long in a document with two dialogs, one of which is just leaving.
    const title = await opened.screen.findByText('Take Back Invitation')
    const question = within(title.closest<HTMLElement>('[role=alertdialog]') ?? title)
    return { ...opened, question, confirm: question.getByRole('button', { name: 'Take Back' }) }
  }

  test.each([
    ['invited', 'They get no email about it.'],
    ['interested', 'They said they are interested, so we email them that you took it back.'],
  ] as const)('taking back an invitation that is %s asks first', async (progress, sentence) => {
    const { question } = await ask({ progress })
    expect(question.getByText(/^Take back the invitation/).textContent).toBe(
      `Take back the invitation of Cara Diaz to "Baker"? Its link stops working, and their name, address and your message are deleted. ${sentence}`,
    )
    expect(api.sent(REVOKE)).toEqual([])
  })

  test('taking back is sent once, confirmed, and shown in the list', async () => {
    const { screen, question, confirm, toast } = await ask()
    api.answer(REVOKE, { ...cara, progress: 'revoked', candidateName: 'Details deleted', candidateEmail: '' })
    const letGo = api.hold(REVOKE)
    await userEvent.click(confirm)
    expect((await question.findByRole('button', { name: 'Taking back...' })).getAttribute('aria-disabled')).toBe('true')
    letGo()
    await waitFor(() =>
      expect(toast()).toBe('Invitation taken back / The link no longer works, and their details are deleted.'),
    )
    expect(api.sent(REVOKE).length).toBe(1)
    await waitFor(() => expect(document.querySelector('[role=alertdialog], [role=dialog]')).toBeNull())
    expect([screen.getByText('Taken back'), screen.getByText('Details deleted')].length).toBe(2)
  })

  test('the take-back dialog keeps its text while closing', async () => {
    const { screen, confirm } = await ask()
    api.answer(REVOKE, { ...cara, progress: 'revoked', candidateName: 'Details deleted', candidateEmail: '' })
    const dialog = document.querySelector('[role=alertdialog]')
    const words: (string | null | undefined)[] = []
    const watch = new MutationObserver(() => words.push(dialog?.textContent))
    if (dialog) watch.observe(dialog, { subtree: true, childList: true, characterData: true })
    await userEvent.click(confirm)
    await screen.findByText('Details deleted')
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
    watch.disconnect()
    expect(words.length).toBeGreaterThan(0)
    for (const text of words) expect(text).toContain('of Cara Diaz to "Baker"')
  })

  test('after a refusal the take-back dialog shows the current invitation', async () => {
    const { question, confirm } = await ask()
    api.answer(REVOKE, { detail: 'Please wait a moment.' }, 429)
    api.answer(LIST, [{ ...cara, progress: 'interested' }])
    await userEvent.click(confirm)
    expect(await question.findByText(/so we email them that you took it back\.$/)).toBeDefined()
    expect(await question.findByRole('button', { name: 'Take Back' })).toBeDefined()
  })

  test('a refused take-back says why and keeps the dialog', async () => {
    const { screen, confirm, toast } = await ask()
    api.answer(REVOKE, { detail: 'This invitation was answered already.' }, 409)
    await userEvent.click(confirm)
    const said = 'Failed to take the invitation back / This invitation was answered already.'
    await waitFor(() => expect(toast()).toBe(said))
    expect(screen.getByText('Take Back Invitation')).toBeDefined()
  })

  test('cancelling a take-back makes no call and returns to the referral', async () => {
    const { screen, question } = await ask()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.querySelector('[role=dialog]')?.textContent).toStartWith('Cara Diaz'))
    await waitFor(() => expect(screen.queryByText('Take Back Invitation')).toBeNull())
    expect(api.sent(REVOKE)).toEqual([])
  })
})

// docs/rules.md#a-mistyped-invitation-can-be-corrected
describe('correcting', () => {
  async function correct(change: { candidateEmail?: string; candidateName?: string }, name = 'Save Correction') {
    const opened = await open()
    await userEvent.click(opened.dialog.getByRole('button', { name: 'Correct' }))
    const title = await opened.screen.findByText('Correct Invitation')
    const form = within(title.closest<HTMLElement>('[role=dialog]') ?? title)
    const email = await form.findByLabelText<HTMLInputElement>(/^Candidate Email/)
    const person = form.getByLabelText<HTMLInputElement>(/^Candidate Name/)
    const before = [email.value, person.value, email.inputMode]
    if (change.candidateEmail !== undefined) fillIn(email, change.candidateEmail)
    if (change.candidateName !== undefined) fillIn(person, change.candidateName)
    const press = () => userEvent.click(form.getByRole('button', { name }))
    return { ...opened, form, email, before, press }
  }

  test('a corrected address is sent once, confirmed, and shown in the list', async () => {
    const { screen, before, press, toast } = await correct({ candidateEmail: 'cara.diaz@example.com' })
    expect(before).toEqual(['cara@example.com', 'Cara Diaz', 'email'])
    api.answer(CORRECT, { ...cara, candidateEmail: 'cara.diaz@example.com' })
    await press()
    const said = 'Invitation corrected / The new address gets an email. The previous link no longer works.'
    await waitFor(() => expect(toast()).toBe(said))
    expect(api.sent(CORRECT)).toEqual([
      { candidateEmail: 'cara.diaz@example.com', candidateName: 'Cara Diaz', relation: null },
    ])
    await waitFor(() => expect(screen.getAllByText('cara.diaz@example.com').length).toBeGreaterThan(0))
  })

  test('a corrected name says that no email is sent', async () => {
    const { press, toast } = await correct({ candidateName: 'Cara Díaz' })
    api.answer(CORRECT, { ...cara, candidateName: 'Cara Díaz' })
    await press()
    const said = 'Invitation corrected / Their page shows the new name. No new email is sent.'
    await waitFor(() => expect(toast()).toBe(said))
  })

  test('how they know each other can be said later, and no email is sent', async () => {
    const { form, press, toast } = await correct({})
    await userEvent.selectOptions(form.getByLabelText('How do you know them?'), 'I managed them')
    api.answer(CORRECT, { ...cara, relation: 'managed-them' })
    await press()
    const said = 'Invitation corrected / Their page shows how you know them. No new email is sent.'
    await waitFor(() => expect(toast()).toBe(said))
    expect(api.sent(CORRECT)).toMatchObject([{ relation: 'managed-them' }])
  })

  test('a refused correction says why at its field, and keeps what was typed', async () => {
    const { form, email, press, toast } = await correct({ candidateEmail: 'rita@example.com' })
    const detail = 'You cannot refer yourself.'
    api.answer(CORRECT, { detail, errors: { candidateEmail: detail } }, 403)
    await press()
    await waitFor(() => expect(toast()).toBe(`Failed to correct the invitation / ${detail}`))
    expect(await form.findByText(detail)).toBeDefined()
    expect(email.value).toBe('rita@example.com')
  })

  test('an invalid address is not sent, and cancelling sends nothing', async () => {
    const { form, press } = await correct({ candidateEmail: 'cara' })
    await press()
    expect(await form.findByText('Please enter a valid email address')).toBeDefined()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    expect(api.sent(CORRECT)).toEqual([])
  })
})
