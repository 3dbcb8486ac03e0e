import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { fieldsIn } from '@goodword/shared-ui/testing/fields-in.ts'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from '../a-lookup.ts'
import { ApplyPage } from '../apply-page.tsx'

const api = startApi()
const OPEN = 'GET /api/referrals/token/abc'
const UPLOAD = 'POST /api/objects/upload'
const SUBMIT = 'POST /api/applications'
const FAILED = 'Error / Failed to submit application. Please try again.'

beforeEach(() => {
  api.answer(OPEN, aLookup())
  api.answer(UPLOAD, { uploadURL: `${api.url}store/1?signed` })
  api.answer('PUT /store/1')
  api.answer('POST /api/objects/check', { type: 'application/pdf', size: 8 })
  api.answer(SUBMIT, { addressConfirmed: true, addressAsked: true }, 201)
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

async function open() {
  const screen = renderPage(
    <>
      <ApplyPage />
      <WatchToast />
    </>,
    { path: '/apply/abc', route: '/apply/:token', answer: read },
  )
  const form = () => within(screen.getByRole('form', { name: 'Complete Your Application' }))
  await screen.findByRole('form', { name: 'Complete Your Application' })
  return {
    screen,
    form,
    field: (label: RegExp) => form().getByLabelText<HTMLInputElement>(label),
    box: () => form().getByRole<HTMLInputElement>('checkbox'),
    submit: () => form().getByRole<HTMLButtonElement>('button', { name: 'Submit Application' }),
    slot: (name: RegExp) =>
      within(form().getByRole('group', { name })).getByLabelText<HTMLInputElement>(name, { selector: 'input' }),
    toast: () => screen.getByTestId('toast').textContent,
  }
}
type Opened = Awaited<ReturnType<typeof open>>
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

async function fill({ screen, field, slot, box }: Opened) {
  fillIn(field(/^Email/), 'cara@example.com')
  await userEvent.upload(slot(/^Resume/), pdf('cv.pdf'))
  await screen.findByText('Resume uploaded')
  await userEvent.click(box())
}

test('each field of the application form has its hint', async () => {
  const { form } = await open()
  const fields = fieldsIn(form().getByRole('button', { name: 'Submit Application' }).closest('form') as Element)
  expect(fields.filter((words) => !words.includes('file')).slice(0, 5)).toEqual([
    ['First Name *', 'text', 'given-name'],
    ['Last Name *', 'text', 'family-name'],
    ['Email *', 'email', 'email'],
    ['Phone (Optional)', 'tel', 'tel'],
    ['Cover Letter (Optional)'],
  ])
})

// docs/rules.md#a-phones-keyboard-fits-each-field
test('each field names the keyboard of a phone and its return key', async () => {
  const { field } = await open()
  const said = [/^First Name/, /^Last Name/, /^Email/, /^Phone/].map((label) => {
    const input = field(label)
    return ['inputmode', 'autocapitalize', 'enterkeyhint'].map((name) => input.getAttribute(name))
  })
  expect(said).toEqual([
    [null, 'words', 'next'],
    [null, 'words', 'next'],
    ['email', 'none', 'next'],
    ['tel', 'none', 'next'],
  ])
})

test('the return key leads to the next field until nothing is missing, then sends the form', async () => {
  const opened = await open()
  const { field, submit } = opened
  const to: (string | null)[] = []
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  for (const label of [/^First Name/, /^Last Name/, /^Email/]) {
    await userEvent.type(field(label), '{Enter}')
    to.push(document.activeElement?.getAttribute('name') ?? null)
  }
  expect(to).toEqual(['lastName', 'email', 'phone'])
  await userEvent.type(field(/^Phone/), '{Enter}')
  expect(document.activeElement?.textContent).toBe('Upload Resume')
  await fill(opened)
  await waitFor(() => expect(submit().disabled).toBe(false))
  await userEvent.type(field(/^Phone/), '{Enter}')
  await waitFor(() => expect(api.sent(SUBMIT)).toHaveLength(1))
})

test.each([
  ['first name', ({ field }: Opened) => fillIn(field(/^First Name/), '')],
  ['last name', ({ field }: Opened) => fillIn(field(/^Last Name/), ' ')],
  ['email', ({ field }: Opened) => fillIn(field(/^Email/), '')],
  ['resume', ({ form }: Opened) => userEvent.click(form().getByRole('button', { name: 'Remove cv.pdf' }))],
  ['agreement', ({ box }: Opened) => userEvent.click(box())],
] as const)('without %s the button is disabled and says so, and the form is not sent', async (missing, takeAway) => {
  const opened = await open()
  await fill(opened)
  expect(opened.submit().disabled).toBe(false)
  await takeAway(opened)
  expect(opened.form().getByText(wholeText(`Still needed: ${missing}`))).toBeDefined()
  expect(opened.submit().disabled).toBe(true)
  await userEvent.type(opened.field(/^Phone/), '{Enter}')
  expect(api.sent(SUBMIT)).toEqual([])
})

test('an application is sent once with empty optional fields as null, and the button shows it is pending', async () => {
  const opened = await open()
  const { screen, form, submit } = opened
  await fill(opened)
  const letGo = api.hold(SUBMIT)
  await userEvent.click(submit())
  const waiting = await form().findByRole('button', { name: 'Submitting Application...' })
  expect([waiting.getAttribute('aria-disabled'), document.activeElement === waiting]).toEqual(['true', true])
  await userEvent.click(waiting)
  letGo()
  expect(await screen.findByRole('heading', { name: 'Your application is with Crumb' })).toBeDefined()
  expect(api.sent(SUBMIT)).toEqual([
    {
      referralId: 'r1',
      firstName: 'Cara',
      lastName: 'Diaz',
      email: 'cara@example.com',
      phone: null,
      resumeUrl: `${api.url}store/1`,
      portfolioUrl: null,
      additionalDocumentsUrl: null,
      coverLetter: null,
    },
  ])
})

test('a filled-in application is sent whole, with its additional documents joined by commas', async () => {
  const opened = await open()
  const { screen, form, field, slot, submit } = opened
  const upload = async (name: RegExp, place: string, file: string) => {
    api.answer(UPLOAD, { uploadURL: `${api.url}store/${place}?signed` })
    api.answer(`PUT /store/${place}`)
    await userEvent.upload(slot(name), pdf(file))
    await within(form().getByRole('group', { name })).findByText(file)
  }
  await fill(opened)
  await upload(/^Portfolio/, 'portfolio', 'work.pdf')
  await upload(/^Additional/, 'a', 'a.pdf')
  await upload(/^Additional/, 'b', 'b.pdf')
  fillIn(field(/^First Name/), 'Carla')
  fillIn(field(/^Last Name/), 'Novak')
  fillIn(field(/^Phone/), '+351 210 123 456')
  fillIn(field(/^Cover Letter/), 'Hello')
  await userEvent.click(submit())
  await screen.findByRole('heading', { name: 'Your application is with Crumb' })
  expect(api.sent(SUBMIT)).toEqual([
    {
      referralId: 'r1',
      firstName: 'Carla',
      lastName: 'Novak',
      email: 'cara@example.com',
      phone: '+351 210 123 456',
      resumeUrl: `${api.url}store/1`,
      portfolioUrl: `${api.url}store/portfolio`,
      additionalDocumentsUrl: `${api.url}store/a,${api.url}store/b`,
      coverLetter: 'Hello',
    },
  ])
})

test('a sent application shows a notification and a page, and resets fields, box and documents', async () => {
  const opened = await open()
  const { screen, field, box, submit, toast } = opened
  await fill(opened)
  fillIn(field(/^Phone/), '+351 210 123 456')
  fillIn(field(/^Cover Letter/), 'Hello')
  await userEvent.click(submit())
  await waitFor(() =>
    expect(toast()).toBe("Application submitted successfully! / Thank you for applying. We'll be in touch soon."),
  )
  const sent = screen.getByRole('heading', { name: 'Your application is with Crumb' })
  expect(document.activeElement === sent).toBe(true)
  expect(screen.getByRole('link', { name: 'your private status page' }).getAttribute('href')).toBe('/apply/abc')
  expect(screen.getByText(/There's nothing else you need to do/)).toBeDefined()
  expect(screen.getByText('The form you filled in, now empty').closest('details')?.open).toBe(false)
  const labels = [/^First Name/, /^Last Name/, /^Email/, /^Phone/, /^Cover Letter/]
  expect(labels.map((label) => field(label).value)).toEqual(['', '', '', '', ''])
  expect(box().checked).toBe(false)
  expect(screen.queryByText('cv.pdf')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Your decision' })).toBeNull()
  cleanup()
  expect((await open()).field(/^Email/).value).toBe('')
})

test('after sending from an unconfirmed address the page asks to confirm it', async () => {
  const opened = await open()
  await fill(opened)
  api.answer(SUBMIT, { addressConfirmed: false, addressAsked: true }, 201)
  await userEvent.click(opened.submit())
  expect(await opened.screen.findByText(/One thing is left: please open the email/)).toBeDefined()
  expect(opened.screen.queryByText(/nothing else you need to do/)).toBeNull()
})

test('where no letter was sent the page speaks of none, and says what to do', async () => {
  const opened = await open()
  await fill(opened)
  api.answer(SUBMIT, { addressConfirmed: false, addressAsked: false }, 201)
  await userEvent.click(opened.submit())
  expect(await opened.screen.findByText(/We cannot write to it now and try again every day/)).toBeDefined()
  expect(opened.screen.queryByText(/the email we sent/)).toBeNull()
})

test('a failed application says why and keeps its state', async () => {
  const opened = await open()
  const { screen, field, box, submit, toast } = opened
  await fill(opened)
  api.answer(SUBMIT, { detail: 'This job is closed.' }, 409)
  await userEvent.click(submit())
  await waitFor(() => expect(toast()).toBe(FAILED))
  expect(screen.getByRole('alert').textContent).toBe('This job is closed.')
  expect([field(/^Email/).value, box().checked, submit().disabled]).toEqual(['cara@example.com', true, false])
  expect(screen.getByText('cv.pdf')).toBeDefined()
})

test('a resent application keeps its idempotency key, a changed one gets a new key', async () => {
  const opened = await open()
  await fill(opened)
  api.answer(SUBMIT, '', 502)
  for (const time of [1, 2, 3]) {
    if (time === 3) fillIn(opened.field(/^Cover Letter/), 'Hello')
    await userEvent.click(opened.submit())
    await waitFor(() => expect(api.keys(SUBMIT)).toHaveLength(time))
    await opened.form().findByRole('button', { name: 'Submit Application' })
  }
  const [first, second, third] = api.keys(SUBMIT)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect([second === first, third === first]).toEqual([true, false])
})

test('server errors stand at their field or document slot', async () => {
  const opened = await open()
  const { screen, field, form, submit } = opened
  await fill(opened)
  const errors = { email: 'No such domain.', resumeUrl: 'This file is empty.' }
  api.answer(SUBMIT, { detail: 'This file is empty.', errors }, 400)
  await userEvent.click(submit())
  expect(await screen.findByText('Resume: This file is empty.')).toBeDefined()
  expect(messageAt(field(/^Email/))).toContain('No such domain.')
  expect(within(form().getByRole('group', { name: /^Resume/ })).getByText('This file is empty.')).toBeDefined()
})

test('an expired visit is reopened and keeps the form', async () => {
  const opened = await open()
  const { screen, field, submit } = opened
  await fill(opened)
  api.answer(SUBMIT, { detail: 'Please open your personal link again.' }, 401)
  await userEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your visit had ended, so we opened your link again. Please try once more.',
  )
  await waitFor(() => expect(api.sent(OPEN).length).toBe(2))
  await userEvent.click(submit())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please allow cookies for this site'))
  api.answer(SUBMIT, { addressConfirmed: true, addressAsked: true }, 201)
  await userEvent.click(submit())
  expect(await screen.findByRole('heading', { name: 'Your application is with Crumb' })).toBeDefined()
  expect(field(/^Email/).value).toBe('')
})

test('a draft restores text and files, but not the agreement', async () => {
  const opened = await open()
  await fill(opened)
  fillIn(opened.field(/^First Name/), 'Carla')
  fillIn(opened.field(/^Phone/), '+351 210 123 456')
  fillIn(opened.field(/^Cover Letter/), 'Hello')
  cleanup()
  const { screen, field, box } = await open()
  const labels = [/^First Name/, /^Last Name/, /^Email/, /^Phone/, /^Cover Letter/]
  expect(labels.map((label) => field(label).value)).toEqual([
    'Carla',
    'Diaz',
    'cara@example.com',
    '+351 210 123 456',
    'Hello',
  ])
  expect(await screen.findByText('cv.pdf')).toBeDefined()
  expect(box().checked).toBe(false)
})

test("the referrer's message is included unless the candidate leaves it out, and a draft keeps the choice", async () => {
  const choices = ({ form }: Opened) =>
    within(
      form().getByRole('radiogroup', { name: /^May Crumb read the message from Rita Falk/ }),
    ).getAllByRole<HTMLInputElement>('radio')
  const opened = await open()
  expect(choices(opened).map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Yes, with my application', true],
    ['No, leave it out', false],
  ])
  await userEvent.click(opened.form().getByLabelText('No, leave it out'))
  cleanup()
  const again = await open()
  expect(choices(again).map(({ checked }) => checked)).toEqual([false, true])
  await fill(again)
  await userEvent.click(again.submit())
  await again.screen.findByRole('heading', { name: 'Your application is with Crumb' })
  expect(api.sent(SUBMIT)).toMatchObject([{ includeMessage: false }])
  expect(choices(again).map(({ checked }) => checked)).toEqual([true, false])
})

test('a message that was left out can be included again', async () => {
  const opened = await open()
  await userEvent.click(opened.form().getByLabelText('No, leave it out'))
  await userEvent.click(opened.form().getByLabelText('Yes, with my application'))
  await fill(opened)
  await userEvent.click(opened.submit())
  await waitFor(() => expect(api.sent(SUBMIT)).toHaveLength(1))
  expect(api.sent(SUBMIT)[0]).not.toHaveProperty('includeMessage')
})

test('a private message is shown without a choice', async () => {
  const message = 'You would shine here.'
  api.answer(
    OPEN,
    aLookup({ referral: { id: 'r1', message, isMessagePrivate: true, progress: 'invited', countsUntil: null } }),
  )
  const opened = await open()
  expect(opened.screen.container.querySelector('#message')?.textContent).toContain(message)
  expect(opened.form().queryByRole('radiogroup')).toBeNull()
  await fill(opened)
  await userEvent.click(opened.submit())
  await waitFor(() => expect(api.sent(SUBMIT)).toHaveLength(1))
})

test("the form links to the referrer's message on the page", async () => {
  const { screen, form } = await open()
  expect(form().getByRole('link', { name: 'the message from Rita Falk' }).getAttribute('href')).toBe('#message')
  expect(screen.container.querySelector('#message')?.textContent).toContain('You would shine here.')
})

test('without a message there is no choice to include it', async () => {
  api.answer(
    OPEN,
    aLookup({ referral: { id: 'r1', message: null, isMessagePrivate: false, progress: 'invited', countsUntil: null } }),
  )
  const { form } = await open()
  expect(form().queryAllByRole('radio')).toEqual([])
})

test("the four steps follow the form, and 'Confirm interest' waits as long as the strip asks", async () => {
  const opened = await open()
  const step = () =>
    opened.screen.getByRole('list', { name: 'Your steps' }).querySelector('[aria-current]')?.textContent
  const steps = within(opened.screen.getByRole('list', { name: 'Your steps' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Opt in',
    '2Confirm interest',
    '3Profile',
    '4Application',
  ])
  expect(step()).toContain('Opt in')
  fillIn(opened.field(/^Phone/), '+351 210 123 456')
  expect(step()).toContain('Confirm interest')
  await fill(opened)
  await userEvent.click(opened.box())
  expect(step()).toContain('Confirm interest')
  expect(opened.screen.getByText(/^Curious\?/)).toBeDefined()
  api.answer('POST /api/referrals/token/abc/interest', '', 204)
  await userEvent.click(opened.screen.getByRole('button', { name: "I'm interested" }))
  expect(step()).toContain('Application')
})
