import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmailTestPage } from './email-test-page.tsx'

const api = startApi()
const SEND = 'POST /api/test-email'
beforeEach(() => api.answer(SEND, '', 204))
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

async function fill() {
  const screen = renderPage(
    <>
      <EmailTestPage />
      <WatchToast />
    </>,
  )
  const [to, subject, message] = ['Recipient Email', 'Subject Line', 'Message'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
  fillIn(to, 'rita@example.com')
  fillIn(message, 'Mine')
  const send = screen.getByRole('button', { name: 'Send Test Email' })
  const toast = () => screen.getByTestId('toast').textContent
  return { screen, send, toast, values: () => [to.value, subject.value, message.value] }
}

describe('a test e-mail', () => {
  test('the test email is sent with recipient, subject and message, and the button shows it is pending', async () => {
    const { screen, send } = await fill()
    const letGo = api.hold(SEND)
    await userEvent.click(send)
    expect((await screen.findByRole('button', { name: 'Sending...' })).getAttribute('aria-disabled')).toBe('true')
    letGo()
    expect(await screen.findByRole('button', { name: 'Send Test Email' })).toBeDefined()
    expect(api.sent(SEND)).toEqual([
      { to: 'rita@example.com', subject: expect.stringContaining('Goodword'), message: 'Mine' },
    ])
  })

  test('a sent test email shows a notification and resets the fields', async () => {
    const { send, toast, values } = await fill()
    await userEvent.click(send)
    await waitFor(() => expect(toast()).toBe('Email sent successfully! / The test email has been sent.'))
    expect(values()).toEqual(['', '', 'This is a test of the email notification system.'])
  })

  test('a failed test email says why and keeps the fields', async () => {
    const { send, toast, values } = await fill()
    api.answer(SEND, { detail: 'That is enough for today.' }, 429)
    await userEvent.click(send)
    await waitFor(() => expect(toast()).toBe('Failed to send email / That is enough for today.'))
    api.answer(SEND, '', 500)
    await userEvent.click(send)
    await waitFor(() => expect(toast()).toBe('Failed to send email / There was an error sending the email.'))
    api.answer(SEND, 'The line is busy.', 502, { 'content-type': 'text/plain' })
    await userEvent.click(send)
    await waitFor(() => expect(toast()).toBe('Failed to send email / The line is busy.'))
    expect(values()).toEqual(['rita@example.com', expect.stringContaining('Goodword'), 'Mine'])
  })
})
