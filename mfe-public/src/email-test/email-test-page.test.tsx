import { afterAll, afterEach, expect, test } from 'bun:test'
import { fieldsIn } from '@goodword/shared-ui/testing/fields-in.ts'
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

test('the email test starts with a subject that names the product and a message', () => {
  const screen = open()
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  expect(value('Recipient Email')).toBe('')
  expect(value('Subject Line')).toContain('Goodword')
  expect(value('Message')).toBe('This is a test of the email notification system.')
  expect(screen.getByRole('button', { name: 'Send Test Email' })).toBeDefined()
  expect(document.title).toBe('Email Test · Goodword')
})

test('the email test explains itself and has a hint at each field', () => {
  const screen = open()
  expect(screen.getByText('Send yourself an email and check that it arrives.')).toBeDefined()
  expect(fieldsIn(screen.getByRole('form'))).toEqual([
    ['Recipient Email', 'email', 'email', 'On the live site, tests go only to your own address.'],
    ['Subject Line', 'text'],
    ['Message'],
  ])
})

test('the email test page lists the kinds of notifications', () => {
  const screen = open()
  for (const [kind, when] of [
    ['Referral invitations', 'A candidate is referred and gets their personal link.'],
    ['Application confirmations', 'A candidate has submitted an application.'],
    ['Status updates', "A hiring manager changes an application's status."],
    ['Referrer notifications', 'Somebody they referred applies, or the status changes.'],
  ] as const) {
    expect(screen.getByText(kind).nextElementSibling?.textContent).toBe(when)
  }
})

test.each(['Recipient Email', 'Subject Line', 'Message'])(
  'an email test without %s is not sent and says what is missing',
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
