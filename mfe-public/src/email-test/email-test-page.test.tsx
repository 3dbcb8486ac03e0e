import { afterEach, expect, test } from 'bun:test'
import { type Toast, useToast } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmailTestPage } from './email-test-page.tsx'

afterEach(cleanup)

let toast: Toast | null = null

function WatchToast() {
  toast = useToast()
  return null
}

function open() {
  return renderPage(
    <>
      <EmailTestPage />
      <WatchToast />
    </>,
  )
}

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
    await userEvent.type(screen.getByLabelText('Recipient Email'), 'rita@example.com')
    await userEvent.clear(screen.getByLabelText(missing))
    await userEvent.click(screen.getByRole('button', { name: 'Send Test Email' }))
    expect(toast?.title).toBe('Please fill all fields')
    expect(toast?.description).toBe('Email address, subject, and message are required.')
  },
)
