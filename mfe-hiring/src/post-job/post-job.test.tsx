import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { VALID } from '@goodword/contract/test/boundaries'
import { MARA } from '@goodword/contract/test/people'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PostJobPage } from './post-job-page.tsx'

const api = startApi()
const POST = 'POST /api/jobs'
const NEEDS_COMPANY = 'Please complete your company setup before posting jobs.'
const LOGO = '/api/company-logos/1'
const COMPANY = {
  id: 'c1',
  companyName: 'Crumb',
  description: 'A bakery by the river.',
  website: null,
  logo: LOGO,
  domain: null,
}

beforeEach(() => {
  api.answer('GET /api/company', COMPANY)
  api.answer(POST, {}, 201)
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

async function open(replies = {}) {
  const screen = renderPage(
    <>
      <PostJobPage user={MARA} />
      <WatchToast />
    </>,
    { path: '/post-job', answer: read, replies },
  )
  await screen.findByLabelText(/^Company Name/)
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Post a New Job' })
  return {
    screen,
    field: (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label),
    file: () => form.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
    post: screen.getByRole('button', { name: 'Post Job' }),
    toast: () => screen.getByTestId('toast').textContent,
    path: () => screen.getByTestId('path').textContent,
  }
}
type Opened = Awaited<ReturnType<typeof open>>

function fill({ field }: Opened) {
  fillIn(field(/^Job Title/), 'Baker')
  fillIn(field(/^Location/), 'Lisbon')
  fillIn(field(/^Job Description/), 'x'.repeat(50))
  fillIn(field(/^Requirements/), 'y'.repeat(30))
}
const offerBonus = (screen: Opened['screen']) =>
  userEvent.click(screen.getByRole('switch', { name: 'Offer referral bonus?' }))

test('invalid job fields show messages and the first is focused', async () => {
  const { screen, field, post } = await open()
  const wrong = [
    [/^Company Name/, 'A', 'Company name must be at least 2 characters'],
    [/^Job Title/, 'AB', 'Title must be at least 3 characters'],
    [/^Location/, 'Li', 'Location is required'],
    [/^Job Description/, 'x'.repeat(49), 'Description must be at least 50 characters'],
    [/^Requirements/, 'x'.repeat(29), 'Requirements must be at least 30 characters'],
    [/^Minimum Salary/, '-1', 'Minimum salary must be positive'],
    [/^Maximum Salary/, '-2', 'Maximum salary must be positive'],
  ] as const
  for (const [label, text] of wrong) fillIn(field(label), text)
  await offerBonus(screen)
  await userEvent.click(post)
  await waitFor(() => expect(document.activeElement === field(/^Company Name/)).toBe(true))
  for (const [label, , message] of wrong) expect(messageAt(field(label))).toContain(message)
  expect(messageAt(field(/^Referral Bonus Amount/))).toContain(
    'Referral bonus amount is required when offering a bonus',
  )
  fillIn(field(/^Minimum Salary/), '50000')
  fillIn(field(/^Maximum Salary/), '49999')
  fillIn(field(/^Referral Bonus Amount/), '0')
  expect(messageAt(field(/^Maximum Salary/))).toContain('Maximum salary must be greater than minimum salary')
  expect(messageAt(field(/^Referral Bonus Amount/))).toContain('Referral bonus must be at least $1')
  expect(api.sent(POST)).toEqual([])
})

test('a refused job form counts the fields at fault, with a link to each', async () => {
  const { screen, field, post } = await open()
  expect(screen.queryByText(/need a change|needs a change/)).toBeNull()
  await userEvent.click(post)
  const summary = await screen.findByText(/^4 fields need a change/)
  expect(summary.textContent).toBe('4 fields need a change: Job Title, Location, Job Description, Requirements')
  await userEvent.click(screen.getByRole('button', { name: 'Requirements' }))
  expect(document.activeElement === field(/^Requirements/)).toBe(true)
  for (const label of [/^Job Title/, /^Location/, /^Job Description/]) fillIn(field(label), 'x'.repeat(50))
  expect(await screen.findByText(/^1 field needs a change/)).toBeDefined()
})

test("a field's message stands in its hint's place", async () => {
  const { screen, field, post } = await open()
  expect(messageAt(field(/^Job Description/))).toBe('At least 50 characters.')
  await userEvent.click(post)
  await waitFor(() => expect(messageAt(field(/^Job Description/))).toContain('Description must be'))
  expect(screen.queryByText('At least 50 characters.')).toBeNull()
})

test('a job is posted once, the button shows it is pending, and the hiring dashboard opens', async () => {
  const opened = await open()
  const { screen, field, post, toast, path } = opened
  fill(opened)
  fillIn(field(/^Maximum Salary/), '50000')
  await offerBonus(screen)
  fillIn(field(/^Referral Bonus Amount/), '1')
  const letGo = api.hold(POST)
  await userEvent.click(post)
  expect((await screen.findByRole('button', { name: 'Posting...' })).getAttribute('aria-disabled')).toBe('true')
  letGo()
  await waitFor(() => expect(path()).toBe('/hiring-dashboard'))
  expect(toast()).toBe('Job posted successfully! / Your job listing is now live.')
  expect(api.sent(POST)).toMatchObject([
    {
      title: 'Baker',
      description: 'x'.repeat(50),
      requirements: 'y'.repeat(30),
      location: 'Lisbon',
      type: 'full-time',
      salaryMin: null,
      salaryMax: 50_000,
      hasReferralBonus: true,
      referralBonus: 1,
      companyName: 'Crumb',
      companyLogo: LOGO,
      isPublic: false,
    },
  ])
})

test('the least that each rule asks for is posted', async () => {
  const { screen, field, post, path } = await open()
  const least = [
    [/^Company Name/, 'AB'],
    [/^Job Title/, 'ABC'],
    [/^Location/, 'Lis'],
    [/^Job Description/, 'x'.repeat(50)],
    [/^Requirements/, 'y'.repeat(30)],
    [/^Minimum Salary/, '0'],
    [/^Maximum Salary/, '0'],
  ] as const
  for (const [label, text] of least) fillIn(field(label), text)
  await offerBonus(screen)
  fillIn(field(/^Referral Bonus Amount/), '1')
  await userEvent.click(post)
  await waitFor(() => expect(path()).toBe('/hiring-dashboard'))
  expect(api.sent(POST)).toMatchObject([
    { companyName: 'AB', title: 'ABC', location: 'Lis', salaryMin: 0, salaryMax: 0, referralBonus: 1 },
  ])
})

test('posting a job rereads the job lists that were read before', async () => {
  const LISTS = ['/api/jobs', '/api/jobs/my-jobs']
  for (const list of LISTS) api.answerInPages(`GET ${list}`, [])
  api.answer('GET /api/jobs/my-jobs/counts', { jobs: 1, closed: 0, applications: 0, pending: 0 })
  const opened = await open({
    ...Object.fromEntries(LISTS.map((list) => [`${list}?summary=1&limit=20`, aPage([])])),
    '/api/jobs/my-jobs/counts': { jobs: 0, closed: 0, applications: 0, pending: 0 },
  })
  const reads = () => api.calls.flatMap(({ call }) => (call.startsWith('GET /api/jobs') ? [call] : [])).toSorted()
  fill(opened)
  expect(reads()).toEqual([])
  await userEvent.click(opened.post)
  await waitFor(() => expect(opened.path()).toBe('/hiring-dashboard'))
  expect(reads()).toEqual(['GET /api/jobs', 'GET /api/jobs/my-jobs', 'GET /api/jobs/my-jobs/counts'])
})

test('isPublic is sent when the public page is switched on', async () => {
  const opened = await open()
  fill(opened)
  await userEvent.click(opened.screen.getByRole('switch', { name: 'Public page' }))
  await userEvent.click(opened.post)
  await waitFor(() => expect(opened.path()).toBe('/hiring-dashboard'))
  expect(api.sent(POST)).toMatchObject([{ isPublic: true }])
})

test('with the toggle off no bonus is sent, even if typed', async () => {
  const opened = await open()
  fill(opened)
  await offerBonus(opened.screen)
  fillIn(opened.field(/^Referral Bonus Amount/), '700')
  await offerBonus(opened.screen)
  await userEvent.click(opened.post)
  await waitFor(() => expect(opened.path()).toBe('/hiring-dashboard'))
  expect(api.sent(POST)).toMatchObject([{ hasReferralBonus: false, referralBonus: null }])
})

test('a failed post says why, at the field too, and keeps the form', async () => {
  const opened = await open()
  const { field, post, toast, path } = opened
  fill(opened)
  api.answer(POST, { detail: 'Location is not a place.', errors: { location: 'Not a place' } }, 400)
  await userEvent.click(post)
  await waitFor(() => expect(toast()).toBe('Failed to post job / Location is not a place.'))
  expect(messageAt(field(/^Location/))).toBe('Not a place')
  fillIn(field(/^Location/), 'Lisbon, Portugal')
  api.answer(POST, '', 500)
  await userEvent.click(post)
  await waitFor(() => expect(toast()).toBe('Failed to post job / Please try again.'))
  api.answer(POST, 'The line is busy.', 502, { 'content-type': 'text/plain' })
  await userEvent.click(post)
  await waitFor(() => expect(toast()).toBe('Failed to post job / The line is busy.'))
  expect([field(/^Job Title/).value, path()]).toEqual(['Baker', '/post-job'])
})

test('a resent job keeps its idempotency key, a changed one gets a new key', async () => {
  const opened = await open()
  const { field, post, toast, path } = opened
  fill(opened)
  api.answer(POST, '', 502)
  await userEvent.click(post)
  await waitFor(() => expect(toast()).toBe('Failed to post job / Please try again.'))
  await userEvent.click(post)
  await waitFor(() => expect(api.keys(POST).length).toBe(2))
  fillIn(field(/^Job Title/), 'Pastry chef')
  api.answer(POST, {}, 201)
  await userEvent.click(post)
  await waitFor(() => expect(path()).toBe('/hiring-dashboard'))
  const [first, again, changed] = api.keys(POST)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect([again === first, changed === first]).toEqual([true, false])
})

test('a post without a company leads to company setup and keeps the form', async () => {
  const opened = await open()
  fill(opened)
  api.answer(POST, { detail: NEEDS_COMPANY, needsCompanySetup: true }, 400)
  await userEvent.click(opened.post)
  await waitFor(() => expect(opened.path()).toBe('/company-setup'))
  expect(opened.toast()).toBe(`Company Setup Required / ${NEEDS_COMPANY}`)
  cleanup()
  expect((await open()).field(/^Job Title/).value).toBe('Baker')
})

test('without a company the job form links to company setup', async () => {
  api.answer('GET /api/company', null)
  const { screen } = await open()
  expect(screen.getByRole('note').textContent).toContain('Set up your company')
  expect(screen.getByRole('link', { name: 'Set up company' }).getAttribute('href')).toBe('/company-setup')
  cleanup()
  api.answer('GET /api/company', COMPANY)
  expect((await open()).screen.queryByRole('note')).toBeNull()
})

test('posting a job deletes the draft', async () => {
  const opened = await open()
  fill(opened)
  await userEvent.click(opened.post)
  await waitFor(() => expect(opened.path()).toBe('/hiring-dashboard'))
  cleanup()
  expect((await open()).field(/^Job Title/).value).toBe('')
})

test('Start over appears after typing and clears form and draft', async () => {
  const opened = await open()
  expect(opened.screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  fill(opened)
  await userEvent.click(opened.screen.getByRole('button', { name: 'Start over' }))
  expect(opened.field(/^Job Title/).value).toBe('')
  expect(opened.field(/^Company Name/).value).toBe('Crumb')
  cleanup()
  expect((await open()).field(/^Job Title/).value).toBe('')
})

test('Undo restores what Start over cleared and keeps the focus', async () => {
  const opened = await open()
  fill(opened)
  const typed = () => [/^Job Title/, /^Location/, /^Job Description/].map((label) => opened.field(label).value)
  const before = typed()
  await userEvent.click(opened.screen.getByRole('button', { name: 'Start over' }))
  expect(typed()).toEqual(['', '', ''])
  const undo = opened.screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement === undo).toBe(true)
  expect(opened.toast()).toBe('Form cleared / Undo restores what you typed.')
  await userEvent.click(undo)
  expect(typed()).toEqual(before)
  expect(opened.toast()).toStartWith('Form restored')
  expect(opened.screen.getByRole('button', { name: 'Start over' })).toBeDefined()
  cleanup()
  expect((await open()).field(/^Job Title/).value).toBe(before[0] ?? '')
})

async function typeAnew() {
  const opened = await open()
  fillIn(opened.field(/^Job Title/), 'Baker')
  const click = (name: string) => userEvent.click(opened.screen.getByRole('button', { name }))
  await click('Start over')
  fillIn(opened.field(/^Location/), 'Porto')
  const typed = () => [opened.field(/^Job Title/).value, opened.field(/^Location/).value]
  return { ...opened, click, typed }
}

test('Undo swaps the cleared text and what was typed since', async () => {
  const { click, typed, toast } = await typeAnew()
  await click('Undo')
  expect(typed()).toEqual(['Baker', ''])
  expect(toast()).toBe('First version restored / Undo again to restore what you typed since.')
  await click('Undo')
  expect(typed()).toEqual(['', 'Porto'])
  await click('Undo')
  expect(typed()).toEqual(['Baker', ''])
})

test('Undo restores the latest Start over', async () => {
  const { screen, click, typed } = await typeAnew()
  await click('Start over')
  expect(typed()).toEqual(['', ''])
  await click('Undo')
  expect(typed()).toEqual(['', 'Porto'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('erasing newly typed text leaves Undo unchanged', async () => {
  const { screen, field, click, typed } = await typeAnew()
  fillIn(field(/^Location/), '')
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  await click('Undo')
  expect(typed()).toEqual(['Baker', ''])
})

test('pay that cannot be meant is asked about before it is posted', async () => {
  const opened = await open()
  const { screen, field, post, toast } = opened
  fill(opened)
  fillIn(field('Minimum Salary'), '60')
  fillIn(field('Maximum Salary'), '90')
  const ask = async () => {
    await userEvent.click(post)
    const words = await screen.findByText(/^The pay is \$60 to \$90 per year, shown as/)
    return within(words.closest('[role=alertdialog]') as HTMLElement)
  }
  await userEvent.click((await ask()).getByText('Cancel'))
  await waitFor(() => expect(screen.queryByText(/^The pay is/)).toBeNull())
  expect([api.sent(POST), field('Minimum Salary').value]).toEqual([[], '60'])
  await userEvent.click((await ask()).getByText('Post Job'))
  await waitFor(() => expect(toast()).toContain('Job posted successfully!'))
  expect(api.sent(POST)).toMatchObject([{ salaryMin: 60, salaryMax: 90 }])
})

test('grouped thousands are whole amounts and are posted without a question', async () => {
  const opened = await open()
  const { field, post, toast } = opened
  fill(opened)
  fillIn(field('Minimum Salary'), '60.000')
  fillIn(field('Maximum Salary'), '90,000')
  expect([field('Minimum Salary').value, field('Maximum Salary').value]).toEqual(['60.000', '90,000'])
  await userEvent.click(post)
  await waitFor(() => expect(toast()).toContain('Job posted successfully!'))
  expect(api.sent(POST)).toMatchObject([{ salaryMin: 60_000, salaryMax: 90_000 }])
})

test('a draft is saved unfinished, and the dashboard follows', async () => {
  const { screen, field, path, toast } = await open()
  fillIn(field(/^Job Title/), 'B')
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }))
  await waitFor(() => expect(path()).toBe('/hiring-dashboard'))
  expect(toast()).toContain('Draft saved')
  const [sent] = api.calls.filter(({ call }) => call === POST)
  expect(sent?.body).toMatchObject({ isDraft: true, title: 'B', companyName: 'Crumb', location: '' })
  expect(Object.keys(localStorage)).toEqual([])
})

test('a copy starts with the posting of another job, says so, and is posted as new', async () => {
  const posting = { ...VALID.job, title: 'Head Baker', location: 'Porto' }
  api.answer('GET /api/jobs/my-jobs/j7/posting', { id: 'j7', posting })
  const screen = renderPage(<PostJobPage user={MARA} />, { path: '/post-job?from=j7', answer: read })
  const title = await screen.findByLabelText<HTMLInputElement>(/^Job Title/)
  expect(title.value).toBe('Head Baker')
  expect(screen.getByRole('note').textContent).toContain('Copied from “Head Baker”.')
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
  await waitFor(() => expect(api.calls.filter(({ call }) => call === POST)).toHaveLength(1))
  expect(api.calls.find(({ call }) => call === POST)?.body).toMatchObject(posting)
})
