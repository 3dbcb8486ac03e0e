import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from '../a-lookup.ts'
import { anOwnApplication } from '../an-own-application.ts'
import { ApplyPage } from '../apply-page.tsx'

const api = startApi()
const OPEN = 'GET /api/referrals/token/abc'
const CONFIRM = 'POST /api/referrals/token/abc/confirm'
const DISOWN = 'POST /api/referrals/token/abc/disown'
const applied = { id: 'r1', message: null, progress: 'applied' } as const
const application = anOwnApplication({ addressConfirmed: false })

afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

async function open(change: object) {
  api.answer(OPEN, aLookup(change))
  const screen = renderPage(<ApplyPage />, { path: '/apply/abc', route: '/apply/:token', answer: read })
  await waitFor(() => expect(screen.queryByText('Loading application...')).toBeNull())
  const heading = (await screen.findByRole('heading', { level: 1 })).textContent
  return { screen, heading, click: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

test('the emailed link confirms the address, and the page stops asking', async () => {
  const { screen, click } = await open({ link: 'own', application })
  expect(await screen.findByRole('heading', { name: 'Address not confirmed' })).toBeDefined()
  expect(screen.getByText(wholeText(/^Your application is with Crumb\./))).toBeDefined()
  api.answer(CONFIRM, '', 204)
  api.answer(
    OPEN,
    aLookup({ link: 'own', application: { ...application, addressConfirmed: true, addressAsked: true } }),
  )
  const letGo = api.hold(CONFIRM)
  await click('Yes, confirm my address')
  expect(screen.getByRole('button', { name: 'Confirming...' }).getAttribute('aria-disabled')).toBe('true')
  await click('Confirming...')
  letGo()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Address not confirmed' })).toBeNull())
  expect(screen.getByText(wholeText(/We'll email you when its status changes/))).toBeDefined()
  expect(api.sent(CONFIRM)).toHaveLength(1)
})

test('after the application the headline says that they applied', async () => {
  const { screen, heading } = await open({ link: 'own', application })
  expect(heading).toBe('You applied at Crumb')
  expect(screen.queryByText(/You've Been Referred|takes about 2 minutes/)).toBeNull()
})

test('a refused address confirmation says why and can be retried', async () => {
  const { screen, click } = await open({ link: 'own', application })
  api.answer(CONFIRM, { detail: 'You have already applied for this job.' }, 409)
  await screen.findByRole('heading', { name: 'Address not confirmed' })
  await click('Yes, confirm my address')
  expect((await screen.findByRole('alert')).textContent).toBe('You have already applied for this job.')
  const letGo = api.hold(CONFIRM)
  await click('Yes, confirm my address')
  expect(screen.queryByRole('alert')).toBeNull()
  letGo()
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('the browser that applied learns that no letter was sent to its address', async () => {
  const { screen } = await open({ link: 'invited', application: { ...application, addressAsked: false } })
  await screen.findByRole('heading', { name: 'Address not confirmed' })
  expect(screen.getByText(wholeText(/try again every day/))).toBeDefined()
  expect(screen.queryByText(wholeText(/the email we sent/))).toBeNull()
})

test('the browser that applied is pointed to the emailed confirmation link', async () => {
  const { screen } = await open({ application })
  expect(await screen.findByText(/Please open the link in the email we sent to the address you gave/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Yes, confirm my address' })).toBeNull()
  expect(screen.getByText(/This link opens your page in this browser only/)).toBeDefined()
})

test('others opening the used invitation see only that an application was sent', async () => {
  const { screen, heading } = await open({ referral: applied })
  expect(heading).toBe('An application was sent')
  expect(document.title).toBe('An application was sent · Goodword')
  expect(screen.getByText(wholeText(/^Somebody applied for Baker at Crumb through this link/))).toBeDefined()
  expect([screen.queryByRole('form'), screen.queryByRole('button')]).toEqual([null, null])
})

test('an invited person who disowns an application gets the invitation back', async () => {
  const { screen, heading, click } = await open({ referral: applied, link: 'disown' })
  expect(heading).toBe('Was this you?')
  api.answer(DISOWN, '', 204)
  api.answer(OPEN, aLookup())
  await click('This was not me')
  expect(await screen.findByRole('form', { name: 'Complete Your Application' })).toBeDefined()
  expect(api.sent(DISOWN)).toHaveLength(1)
})

// docs/rules.md#an-answer-is-promised
test.each([
  [true, 3, /^They promised an answer by Mar 19, 2026 \(UTC.*\); it is late\.$/, undefined],
  [false, 3, /^They promised an answer by Mar 19, 2026 \(UTC.*\)\.$/, 'They usually answer within 3 days.'],
  [false, 1, /^They promised an answer by Mar 19, 2026 \(UTC.*\)\.$/, 'They usually answer within a day.'],
  [false, null, /^They promised an answer by Mar 19, 2026 \(UTC.*\)\.$/, undefined],
] as const)(
  'the page says until when an answer is promised (late: %p) and how long one usually takes (%p days)',
  async (isLate, usualDays, promised, usual) => {
    const promise = { by: '2026-03-19T12:00:00.000Z', isLate }
    const said = { workplace: null, pay: '$30k - $42k', answer: null, promise, usualDays }
    const { screen } = await open({ link: 'own', application: anOwnApplication(), said })
    expect(screen.getByText(wholeText(promised))).toBeDefined()
    expect(screen.queryByText(wholeText(/usually/))?.textContent).toBe(usual)
    expect(screen.queryByText(wholeText(/no decision about you/)) !== null).toBe(isLate)
  },
)

test('a hired candidate is told so and cannot withdraw', async () => {
  const { screen } = await open({
    link: 'own',
    application: { ...application, status: 'hired', addressConfirmed: true, addressAsked: true },
  })
  expect(screen.getByText(wholeText('Crumb chose you, and gets in touch with you directly.'))).toBeDefined()
  expect(screen.queryByText(/We'll email you when its status changes/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Withdraw my application' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Erase my data' })).toBeDefined()
})
