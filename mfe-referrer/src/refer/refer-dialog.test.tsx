import { afterAll, afterEach, expect, test } from 'bun:test'
import { RITA } from '@goodword/contract/test/people'
import type { User } from '@goodword/contract/users'
import { fieldsIn } from '@goodword/shared-ui/testing/fields-in.ts'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aJob } from '../jobs/a-job.ts'
import { ReferDialog } from './refer-dialog.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
  sessionStorage.clear()
})
afterAll(() => api.stop())

const rita = { ...RITA, id: '0198f000-0000-7000-8000-000000000001' }
const baker = aJob({ id: '0198f000-0000-7000-8000-000000000002' })

function open(user: User | null, job = baker) {
  const screen = renderPage(
    <>
      <ReferDialog job={job} user={user} open onClose={() => {}} />
      <WatchToast />
    </>,
  )
  return { screen, dialog: within(screen.getByRole('dialog', { name: 'Refer a Candidate' })) }
}

test('the refer dialog asks for e-mail and name, and optionally for a message', () => {
  const { dialog } = open(rita)
  const email = dialog.getByLabelText(/^Candidate Email/)
  expect(email.getAttribute('type')).toBe('email')
  expect(email.hasAttribute('required')).toBe(true)
  expect(dialog.getByLabelText(/^Candidate Name/).hasAttribute('required')).toBe(true)
  expect(dialog.getByLabelText('Personal Message (Optional)').hasAttribute('required')).toBe(false)
  for (const name of ['Cancel', 'Send Referral']) expect(dialog.getByRole('button', { name })).toBeDefined()
})

test('each field of the refer dialog has its hint', () => {
  const { dialog } = open(rita)
  expect(fieldsIn(dialog.getByRole('form'))).toEqual([
    ['Candidate Email *', 'email', 'name@example.com'],
    ['Candidate Name *', 'text', 'First and last name'],
    ['Language of the invitation'],
    ['How do you know them?'],
    ['Personal Message (Optional)', 'What made you think of them for this role?'],
  ])
})

test('the refer dialog says who reads the message', () => {
  const { dialog } = open(rita)
  expect(
    dialog.getByText(/Then it also reads your message and how you know them, unless they leave it out\.$/),
  ).toBeDefined()
  expect(
    dialog.getByText(
      /^Your invitation counts for 30 days\. If somebody else invites them too, the referral belongs to the person whose link they use\.$/,
    ),
  ).toBeDefined()
})

// docs/rules.md#how-they-know-each-other-comes-first
test('the refer dialog sends how they know each other, kept as it was chosen, and nothing where it is not stated', async () => {
  api.answer('POST /api/referrals', {})
  const sent = () => api.calls.filter(({ call }) => call === 'POST /api/referrals').map(({ body }) => body)
  for (const label of ['I managed them', 'Not stated']) {
    const first = open(rita).dialog
    fillIn(first.getByLabelText(/^Candidate Email/), 'cara@example.com')
    fillIn(first.getByLabelText(/^Candidate Name/), 'Cara Diaz')
    await userEvent.selectOptions(first.getByLabelText('How do you know them?'), label)
    cleanup()
    const { screen, dialog } = open(rita)
    await userEvent.click(dialog.getByRole('button', { name: 'Send Referral' }))
    // The notification is waited for as well: one that came after the test's end would be found by the next.
    await waitFor(() => expect(screen.getByTestId('toast').textContent).toStartWith('Referral sent successfully!'))
    expect(sent().length).toBe(label === 'Not stated' ? 2 : 1)
    cleanup()
  }
  expect(sent().map((body) => (body as { relation?: string | null }).relation ?? null)).toEqual(['managed-them', null])
})

test('the refer dialog sums up title, company, location and type of the position', () => {
  const { dialog } = open(rita)
  const box = dialog.getByRole('heading', { name: 'Position Details' }).parentElement
  expect(box?.textContent).toStartWith('Position DetailsBakerCrumbLisbon · Part-time')
})

test.each([
  [12_500, '$12,500 ($9,375 for you, $3,125 for Goodword) is the referral bonus that the company pays'],
  [null, 'No referral bonus is promised, as the company has set none. Job: “Baker”. Company: “Crumb”.'],
])('the refer dialog shows the terms with a bonus of %p', (referralBonus, words) => {
  const { dialog } = open(rita, { ...baker, referralBonus })
  expect(dialog.getByRole('heading', { name: 'Position Details' }).parentElement?.textContent).toContain(words)
})

test.each([
  ['without a signed-in user', null, 'cara@example.com', 'Cara Diaz'],
  ['without an e-mail', rita, '', 'Cara Diaz'],
  ['without a name', rita, 'cara@example.com', ''],
  ['with a name of spaces', rita, 'cara@example.com', '   '],
  ['with an e-mail that is none', rita, 'cara(at)example.com', 'Cara Diaz'],
] as const)('%s nothing is sent and no notification is shown', async (_, user, email, name) => {
  const { screen, dialog } = open(user)
  if (email) await userEvent.type(dialog.getByLabelText(/^Candidate Email/), email)
  if (name) await userEvent.type(dialog.getByLabelText(/^Candidate Name/), name)
  await userEvent.click(dialog.getByRole('button', { name: 'Send Referral' }))
  expect(api.calls).toEqual([])
  expect(screen.getByTestId('toast').textContent).toBe('')
  expect(dialog.getByRole('button', { name: 'Send Referral' })).toBeDefined()
})
