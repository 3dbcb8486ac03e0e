import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { useToast } from '@goodword/shared-ui/kernel'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { DEADLINE, inZone, ZONES } from '@goodword/shared-ui/testing/in-zone.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from '../a-lookup.ts'
import { anOwnApplication } from '../an-own-application.ts'
import { ApplyPage } from '../apply-page.tsx'

const api = startApi()
const OPEN = 'GET /api/referrals/token/abc'
const INTEREST = 'POST /api/referrals/token/abc/interest'
const DECLINE = 'POST /api/referrals/token/abc/decline'
const WITHDRAW = 'POST /api/referrals/token/abc/withdraw'
const ERASE = 'POST /api/referrals/token/abc/erase'
const NO_CONNECTION = "We couldn't reach Goodword. Please check your connection and try again."
const OUR_SIDE = 'Something went wrong on our side. Please try again.'
const applied = aLookup({
  application: anOwnApplication({
    status: 'interview',
    history: [
      { status: 'pending', at: '2026-04-01T12:00:00.000Z' },
      { status: 'interview', at: '2026-04-03T12:00:00.000Z' },
    ],
  }),
})

beforeEach(() => {
  for (const call of [INTEREST, DECLINE, WITHDRAW, ERASE]) api.answer(call, '', 204)
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

let tone: string | undefined
function WatchTone() {
  tone = useToast()?.tone
  return null
}

async function open(lookup = aLookup()) {
  api.answer(OPEN, lookup)
  const screen = renderPage(
    <>
      <ApplyPage />
      <WatchToast />
      <WatchTone />
    </>,
    { path: '/apply/abc', route: '/apply/:token', answer: read },
  )
  await screen.findByRole('heading', { level: 1 })
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const toast = () => screen.getByTestId('toast').textContent
  return { screen, click, toast, tone: () => tone, dialog: () => within(screen.getByRole('dialog')) }
}

test("the invitation's end and the rule of whose recommendation counts are shown before deciding", async () => {
  const { referral } = aLookup()
  const { screen } = await open(aLookup({ referral: { ...referral, countsUntil: '2027-03-03T23:30:00.000Z' } }))
  const sentence =
    'Your invitation counts until Mar 3, 2027 (UTC). If others invite you too, the referral belongs to the person whose link you use.'
  expect(screen.getByText(wholeText(sentence))).toBeDefined()
})

test.each(ZONES)("the invitation's end is a day of the reader's calendar in %s", async (zone, day) => {
  const { referral } = aLookup()
  await inZone(zone, async () => {
    const { screen } = await open(aLookup({ referral: { ...referral, countsUntil: DEADLINE } }))
    expect(screen.getByText(/^Your invitation counts until/).textContent).toContain(`counts until ${day}.`)
  })
})

test('confirmed interest is shown at once and sent once', async () => {
  const { screen, click } = await open()
  expect(screen.getByText(wholeText('Curious? Let Rita Falk know, and take your time with the form.'))).toBeDefined()
  const letGo = api.hold(INTEREST)
  await click("I'm interested")
  const said = screen.getByText(
    wholeText("Lovely! Rita Falk sees that you're interested. Fill in the form whenever you're ready."),
  )
  expect(document.activeElement === said.closest('p')).toBe(true)
  // "No thanks" does not move to where a second click may follow.
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /I'm interested|No thanks/ })
  expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ["I'm interested", true],
    ['No thanks, delete my details', false],
  ])
  await click("I'm interested")
  letGo()
  await waitFor(() => expect(api.sent(INTEREST).length).toBe(1))
  await click('No thanks, delete my details')
  await click('Keep my invitation')
  expect(said.isConnected).toBe(true)
  expect(api.sent(OPEN).length).toBe(1)
})

test('failed interest is undone with a notification', async () => {
  const { screen, click, toast, tone } = await open()
  api.answer(INTEREST, { detail: 'This job is closed.' }, 409)
  await click("I'm interested")
  await waitFor(() => expect(toast()).toBe("That didn't reach us / This job is closed."))
  expect(tone()).toBe('destructive')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: "I'm interested" }).disabled).toBe(false)
})

test.each([
  [false, 'Thanks for letting us know. This link no longer works, and the company never heard of you.'],
  [
    true,
    'Thanks for letting us know. This link no longer works, the company never heard of you, and we will never invite you again.',
  ],
])('declining (never again: %p) asks first, confirms the deletion and removes the draft', async (never, said) => {
  const { screen, click, dialog } = await open()
  fillIn(screen.getByLabelText(/^Phone/), '+351 210 123 456')
  expect(localStorage.length).toBe(1)
  await click('No thanks, delete my details')
  expect(dialog().getByRole('heading').textContent).toBe('Delete your details?')
  expect(
    dialog().getByText(
      wholeText(
        'We delete your name and address now, and this link stops working. Rita Falk only sees that you said no; Crumb never hears of it.',
      ),
    ),
  ).toBeDefined()
  if (never) await userEvent.click(dialog().getByRole('checkbox', { name: 'Never invite me again, whoever refers me' }))
  window.scrollTo(0, 500)
  const letGo = api.hold(DECLINE)
  await click('Delete my details')
  const waiting = dialog().getByRole('button', { name: 'Deleting...' })
  expect(
    [waiting, dialog().getByRole('button', { name: /^Keep/ })].map((button) => button.getAttribute('aria-disabled')),
  ).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(waiting)
  letGo()
  expect((await screen.findByRole('heading', { name: 'Your details are deleted' })).tagName).toBe('H1')
  expect(screen.getByText(said)).toBeDefined()
  expect(document.title).toBe('Your details are deleted · Goodword')
  const { tagName, textContent, tabIndex } = document.activeElement as HTMLElement
  expect([tagName, textContent?.includes(said), tabIndex, window.scrollY]).toEqual(['DIV', true, -1, 0])
  expect(api.sent(DECLINE)).toEqual([{ never }])
  expect(api.sent(OPEN).length).toBe(1)
  expect(localStorage.length).toBe(0)
})

test('keeping the invitation closes the dialog and sends nothing', async () => {
  const { screen, click } = await open()
  await click('No thanks, delete my details')
  await click('Keep my invitation')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.sent(DECLINE)).toEqual([])
})

test('a failed decision says why in its dialog and can be retried', async () => {
  const { screen, click } = await open()
  await click('No thanks, delete my details')
  api.answer(DECLINE, { detail: 'Please wait a moment.' }, 429)
  await click('Delete my details')
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a moment.')
  api.answer(DECLINE, '', 500)
  await click('Delete my details')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(OUR_SIDE))
  api.answer(DECLINE, '', 204)
  const letGo = api.hold(DECLINE)
  await click('Delete my details')
  expect(screen.queryByRole('alert')).toBeNull()
  letGo()
  expect(await screen.findByRole('heading', { name: 'Your details are deleted' })).toBeDefined()
})

test('a decision without a connection says so', async () => {
  const { screen, click } = await open()
  await click('No thanks, delete my details')
  const { fetch } = globalThis
  globalThis.fetch = Object.assign(() => Promise.reject(new TypeError('refused')), fetch)
  await click('Delete my details')
  expect((await screen.findByRole('alert')).textContent).toBe(NO_CONNECTION)
  globalThis.fetch = fetch
})

test('a sent application shows its status and history, oldest first', async () => {
  const { screen } = await open(applied)
  expect(document.title).toBe('Your application · Goodword')
  expect(screen.getByText('Invited to an interview')).toBeDefined()
  expect(
    screen.getByText(wholeText('Crumb would like to meet you, and gets in touch with you directly to find a time.')),
  ).toBeDefined()
  expect(
    within(screen.getByRole('list', { name: 'History' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['You appliedApr 1, 2026', 'The company wants to meet youApr 3, 2026'])
  for (const [name, file] of [
    ['Download my data', 'data'],
    ['Download my consent receipt', 'receipt'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
      `/api/referrals/token/abc/${file}`,
      true,
    ])
  }
})

test('withdrawing asks first and is shown on the page', async () => {
  const { screen, click, dialog } = await open(applied)
  await click('Withdraw my application')
  expect(dialog().getByRole('heading').textContent).toBe('Withdraw your application?')
  expect(
    dialog().getByText(
      wholeText(
        "We delete your documents, phone number and cover letter. Crumb still sees that you applied and withdrew. You can't apply for this job again.",
      ),
    ),
  ).toBeDefined()
  const letGo = api.hold(WITHDRAW)
  await click('Withdraw application')
  expect(dialog().getByRole('button', { name: 'Withdrawing...' })).toBeDefined()
  const { application } = applied
  api.answer(OPEN, { ...applied, application: { ...application, withdrawnAt: '2026-04-05T12:00:00.000Z' } })
  letGo()
  expect(await screen.findByText('Withdrawn')).toBeDefined()
  expect(
    screen.getByText(
      wholeText('Crumb sees that you withdrew. Your documents, phone number and cover letter are deleted.'),
    ),
  ).toBeDefined()
  expect(screen.getByText('You withdrew your application')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Withdraw my application' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Your steps' })).toBeNull()
})

test('erasing asks first and confirms the erasure', async () => {
  const { screen, click, dialog } = await open(applied)
  await click('Erase my data')
  expect(dialog().getByRole('heading').textContent).toBe('Erase your data?')
  expect(dialog().getByText(wholeText(/^We delete everything about you now/)).textContent).toBe(
    "We delete everything about you now: your details, your application, its documents and history. Crumb and whoever referred you no longer see you, and this link stops working. It can't be undone.",
  )
  const letGo = api.hold(ERASE)
  await click('Erase everything')
  expect(dialog().getByRole('button', { name: 'Erasing...' })).toBeDefined()
  letGo()
  expect(await screen.findByRole('heading', { name: 'Your data is erased' })).toBeDefined()
  expect(
    screen.getByText(
      'Your details, your application and your documents are gone, and this link no longer works. We wish you all the best.',
    ),
  ).toBeDefined()
})

test.each([
  ['Withdraw my application', 'Keep my application', WITHDRAW],
  ['Erase my data', 'Keep my data', ERASE],
])('%s: "%s" closes the dialog and sends nothing', async (ask, keep, call) => {
  const { screen, click } = await open(applied)
  await click(ask)
  await click(keep)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.sent(call)).toEqual([])
})
