import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { OwnSubmission } from '@goodword/contract/corrections'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from '../a-lookup.ts'
import { anOwnApplication } from '../an-own-application.ts'
import { ApplyPage } from '../apply-page.tsx'

const api = startApi()
const OPEN = 'GET /api/referrals/token/abc'
const CORRECT = 'PATCH /api/referrals/token/abc/application'
const NOTE = 'POST /api/referrals/token/abc/notes'
const AT = '2026-04-02T12:00:00.000Z'
const application = anOwnApplication({ status: 'pending', addressConfirmed: true, withdrawnAt: null })
const unread: OwnSubmission = {
  readAt: null,
  details: { firstName: 'Cara', lastName: 'Diaz', phone: '+1 555 010 0123', coverLetter: null },
  documents: [
    { id: 'd1', slot: 'resume', name: 'Resume.pdf', number: null, extension: '.pdf' },
    { id: 'd2', slot: 'portfolio', name: 'Portfolio.png', number: null, extension: '.png' },
  ],
  notes: [],
  goodWord: { isIncluded: true, isOnItsWay: false, emailedAt: null },
}
const opened: OwnSubmission = { ...unread, readAt: AT, details: null, documents: [] }

afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const answer = (submission: OwnSubmission | null) => api.answer(OPEN, aLookup({ link: 'own', application, submission }))

async function open(submission: OwnSubmission | null) {
  answer(submission)
  const screen = renderPage(<ApplyPage />, {
    ...{ path: '/apply/abc', route: '/apply/:token', answer: read },
    beside: <WatchToast />,
  })
  await screen.findByRole('heading', { name: 'Your application' })
  const button = (name: string) => screen.getByRole('button', { name })
  return { screen, button, toast: () => screen.getByTestId('toast').textContent }
}

describe('until the company has opened the application', () => {
  test('a correction sends what differs alone, and shows what the server has', async () => {
    const { screen, button, toast } = await open(unread)
    const phone = await screen.findByLabelText('Phone (Optional)')
    expect(button('Send Correction').hasAttribute('disabled')).toBe(true)
    await userEvent.clear(phone)
    await userEvent.type(phone, '+1 555 010 0199')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take out Portfolio.png' }))
    api.answer(CORRECT, '', 204)
    answer({ ...unread, details: { ...unread.details, phone: '+1 555 010 0199' } as never, documents: [] })
    await userEvent.click(button('Send Correction'))
    await waitFor(() => expect(toast()).toStartWith('Application corrected'))
    expect(api.sent(CORRECT)).toEqual([{ phone: '+1 555 010 0199', removed: ['d2'] }])
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
    expect((screen.getByLabelText('Phone (Optional)') as HTMLInputElement).value).toBe('+1 555 010 0199')
  })

  test('a correction that came too late says so and keeps what was typed', async () => {
    const { screen, button } = await open(unread)
    await userEvent.type(await screen.findByLabelText('Cover Letter (Optional)'), 'Dear all')
    const detail = 'The company has opened your application, so it stays as it is. You can send them a note instead.'
    api.answer(CORRECT, { detail }, 409)
    await userEvent.click(button('Send Correction'))
    expect((await screen.findByRole('alert')).textContent).toBe(detail)
    expect((screen.getByLabelText('Cover Letter (Optional)') as HTMLTextAreaElement).value).toBe('Dear all')
  })

  test('the good word is left out with a press', async () => {
    const { screen, button } = await open(unread)
    await screen.findByRole('heading', { name: 'The message about you' })
    api.answer(CORRECT, '', 204)
    answer({ ...unread, goodWord: { isIncluded: false, isOnItsWay: false, emailedAt: null } })
    await userEvent.click(button('Leave it out'))
    expect(await screen.findByRole('button', { name: 'Put it in' })).toBeDefined()
    expect(api.sent(CORRECT)).toEqual([{ includeMessage: false }])
  })

  test.each([
    [
      { isIncluded: true, isOnItsWay: false, emailedAt: AT },
      /^Crumb got the message from Rita Falk on Apr 2, 2026, in the email/,
    ],
    [
      { isIncluded: true, isOnItsWay: true, emailedAt: null },
      /^An email with the message from Rita Falk is on its way to Crumb/,
    ],
  ])('a good word that was emailed is no choice any more', async (goodWord, sentence) => {
    const { screen } = await open({ ...unread, goodWord })
    expect(await screen.findByText(wholeText(sentence))).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Leave it out' })).toBeNull()
  })
})

describe('once the company has opened the application', () => {
  test('the page says since when, and a note is sent', async () => {
    const { screen, button, toast } = await open(opened)
    expect(
      await screen.findByText(wholeText(/^Crumb opened your application on Apr 2, 2026, so it stays as it is/)),
    ).toBeDefined()
    expect(screen.getByText(wholeText(/^Crumb opened your application on Apr 2, 2026, with the message/))).toBeDefined()
    expect(screen.queryByText('Correct my application')).toBeNull()
    expect(button('Send Note').hasAttribute('disabled')).toBe(true)
    await userEvent.type(screen.getByRole('textbox', { name: /^Your note/ }), 'I moved.')
    api.answer(NOTE, '', 204)
    answer({ ...opened, notes: [{ text: 'I moved.', at: AT, documents: 0 }] })
    await userEvent.click(button('Send Note'))
    await waitFor(() => expect(toast()).toStartWith('Note sent'))
    expect(api.sent(NOTE)).toEqual([{ text: 'I moved.', additionalDocumentsUrl: null }])
    // The field has the same text until the page was read again.
    expect(await screen.findByText('I moved.', { selector: 'p' })).toBeDefined()
  })

  test('an application that has ended offers neither', async () => {
    const { screen } = await open(null)
    expect(screen.queryByText('Something to add?')).toBeNull()
    expect(screen.queryByText('Something to correct?')).toBeNull()
  })
})
