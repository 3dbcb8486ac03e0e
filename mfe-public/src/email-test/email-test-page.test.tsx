import { afterAll, afterEach, expect, test } from 'bun:test'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmailTestPage } from './email-test-page.tsx'

const api = startApi()
afterEach(cleanup)
afterAll(() => api.stop())

const open = () =>
  renderPage(
    <>
      <EmailTestPage />
      <WatchToast />
    </>,
  )

test('starts with a subject that names the product, and a message', () => {
  const screen = open()
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  expect(value('Recipient Email')).toBe('')
  expect(value('Subject Line')).toContain('Goodword')
  expect(value('Message')).toBe('This is a test of the email notification system.')
  expect(screen.getByRole('button', { name: 'Send Test Email' })).toBeDefined()
  expect(document.title).toBe('Email Test · Goodword')
})

test('lists the kinds of notifications', () => {
  const screen = open()
  for (const kind of [
    'Referral invitations',
    'Application confirmations',
    'Status updates',
    'Referrer notifications',
  ]) {
    expect(screen.getByText(kind)).toBeDefined()
  }
})

test.each(['Recipient Email', 'Subject Line', 'Message'])(
  'without %s nothing is sent, and it says what is missing',
  async (missing) => {
    const screen = open()
    fillIn(screen.getByLabelText('Recipient Email'), 'rita@example.com')
    await userEvent.clear(screen.getByLabelText(missing))
    await userEvent.click(screen.getByRole('button', { name: 'Send Test Email' }))
    expect(screen.getByTestId('toast').textContent).toBe(
      'Please fill all fields / Email address, subject, and message are required.',
    )
    expect(api.calls).toEqual([])
  },
)
