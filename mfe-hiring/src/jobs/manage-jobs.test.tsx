import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { MyJob } from '@goodword/contract/jobs'
import { MARA } from '@goodword/contract/test/people'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { cleanup, configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { aPostedJob } from '../testing/a-posted-job.ts'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
configure({ defaultHidden: true })
afterAll(() => configure({ defaultHidden: false }))

const api = startApi()
const LIST = 'GET /api/jobs/my-jobs'
const DELETE = 'DELETE /api/jobs/j1'
const SET = 'PATCH /api/jobs/j1'
const PREVIEW = 'GET /api/jobs/j1/deletion'
beforeEach(() => api.answer(PREVIEW, { hires: [], owed: 0, told: 0 }))
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const baker = aPostedJob()
const painter = aPostedJob({ id: 'j2', title: 'Painter', applicationCount: 2 })

async function open(jobs: MyJob[]) {
  api.answer(LIST, jobs)
  api.answer(`${LIST}/counts`, { jobs: jobs.length, closed: 0, applications: 0, pending: 0 })
  const screen = renderPage(
    <>
      <DashboardPage user={MARA} />
      <WatchToast />
    </>,
    { path: '/hiring-dashboard', answer: read },
  )
  const card = within((await screen.findAllByRole('article'))[0] as HTMLElement)
  const active = () => screen.getByText('Active Jobs').nextElementSibling?.textContent
  return { screen, card, active, toast: () => screen.getByTestId('toast').textContent }
}

async function askToDelete(opened: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(opened.card.getByRole('button', { name: 'Delete Baker' }))
  const dialog = within(await opened.screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole('button', { name: 'Delete Job' })
  const known = () => waitFor(() => expect(confirm.getAttribute('aria-disabled')).not.toBe('true'))
  return { dialog, confirm, known }
}

describe('deleting a job', () => {
  test('a job is deleted once, the button shows it is pending, and the list is reread', async () => {
    const opened = await open([baker, painter])
    const { screen, toast, active } = opened
    const { dialog, confirm, known } = await askToDelete(opened)
    await known()
    api.answer(DELETE, '', 204)
    const letGo = api.hold(DELETE)
    await userEvent.click(confirm)
    const waiting = await dialog.findByRole('button', { name: 'Deleting...' })
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    api.answer(LIST, [{ ...painter, title: 'Painter, read again' }])
    api.answer(`${LIST}/counts`, { jobs: 1, closed: 0, applications: 0, pending: 0 })
    letGo()
    await waitFor(() => expect(toast()).toBe('Job deleted successfully / The job listing has been removed.'))
    expect(api.sent(DELETE).length).toBe(1)
    expect(await screen.findByRole('heading', { name: 'Painter, read again' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Baker' })).toBeNull()
    await waitFor(() => expect(active()).toBe('1'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('a failed deletion keeps the job and the dialog and says why', async () => {
    const opened = await open([baker])
    const { screen, toast } = opened
    const { confirm, known } = await askToDelete(opened)
    await known()
    api.answer(DELETE, { detail: 'Somebody was hired here.' }, 409)
    await userEvent.click(confirm)
    await waitFor(() => expect(toast()).toBe('Failed to delete job / Somebody was hired here.'))
    api.answer(DELETE, '', 500)
    await userEvent.click(confirm)
    await waitFor(() => expect(toast()).toBe('Failed to delete job / Please try again.'))
    api.answer(DELETE, 'The line is busy.', 502, { 'content-type': 'text/plain' })
    await userEvent.click(confirm)
    await waitFor(() => expect(toast()).toBe('Failed to delete job / The line is busy.'))
    expect(screen.getByRole('heading', { name: 'Baker' })).toBeDefined()
    expect(screen.getByRole('alertdialog')).toBeDefined()
  })

  test('the delete dialog says what stays and who is emailed before it can be confirmed', async () => {
    api.answer(PREVIEW, { hires: [{ candidateName: 'Cara Diaz', referrerName: 'Rita Falk' }], owed: 0, told: 0 })
    const letGo = api.hold(PREVIEW)
    const opened = await open([baker])
    const { dialog, confirm } = await askToDelete(opened)
    expect(dialog.getByRole('status').textContent).toBe('Checking who is affected...')
    // Until it is said, a press does nothing: the words would move the button from under the finger.
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(confirm)
    expect(api.sent(DELETE)).toEqual([])
    letGo()
    expect(
      await dialog.findByText(wholeText('1 hire stays credited to Rita Falk, who referred Cara Diaz.')),
    ).toBeDefined()
    expect(dialog.getByText('Nobody else gets an email: no other application is open.')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(opened.screen.queryByRole('alertdialog')).toBeNull())
    api.answer(PREVIEW, { hires: [], owed: 0, told: 1 })
    const again = await askToDelete(opened)
    const told = '1 candidate with an open application is told by email, and nobody else.'
    expect(await again.dialog.findByText(told)).toBeDefined()
    expect(again.dialog.queryByText(/stays credited to/)).toBeNull()
  })

  test('a failed check of affected people is shown with its request id and does not block the deletion', async () => {
    api.answer(PREVIEW, '', 500, { 'x-request-id': '9f3a52c177d04be2' })
    const opened = await open([baker])
    const { dialog, confirm, known } = await askToDelete(opened)
    await known()
    expect(await dialog.findByText(/^We couldn't check who is affected/)).toBeDefined()
    expect(dialog.getByText('9f3a52c177d04be2').closest('p')?.textContent).toStartWith('Reference')
    api.answer(DELETE, '', 204)
    await userEvent.click(confirm)
    await waitFor(() => expect(opened.screen.queryByRole('alertdialog')).toBeNull())
    expect(api.sent(DELETE).length).toBe(1)
  })

  test('cancelling a deletion makes no call', async () => {
    const opened = await open([baker])
    const { dialog } = await askToDelete(opened)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(opened.screen.queryByRole('alertdialog')).toBeNull())
    expect(api.sent(DELETE)).toEqual([])
  })
})

const closingQuestion = async (screen: Awaited<ReturnType<typeof open>>['screen']) =>
  within(await screen.findByRole('alertdialog', { name: 'Close Job Listing' }))
async function confirmClosing(screen: Awaited<ReturnType<typeof open>>['screen']) {
  await userEvent.click((await closingQuestion(screen)).getByRole('button', { name: 'Close Job' }))
}

test('closing a job asks first, says who waits, and Cancel closes nothing', async () => {
  const { card, screen } = await open([{ ...baker, pendingCount: 2 }])
  await userEvent.click(card.getByRole('button', { name: 'Close Job' }))
  const question = await closingQuestion(screen)
  expect(question.getByText(/^Close "/).textContent).toBe(
    'Close "Baker"? It leaves the list and takes no new referrals or applications, also from people already invited. 2 applications are pending: closing the job answers none of them and sends no email. You can reopen it at any time.',
  )
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.sent(SET)).toEqual([])
  expect(card.getByText('Active')).toBeDefined()
})

test.each([
  [true, 'Close Job', 'Job closed / It takes no new referrals or applications.', 'Closed', 'Reopen Job'],
  [false, 'Reopen Job', 'Job reopened / It is listed again and takes referrals.', 'Active', 'Close Job'],
] as const)('a job with isActive %p is switched by %s', async (isActive, button, said, badge, next) => {
  const { card, toast, screen } = await open([{ ...baker, isActive }, painter])
  api.answer(SET, { ...baker, isActive: !isActive })
  api.answer(`${LIST}/counts`, { jobs: 2, closed: 2, applications: 0, pending: 0 })
  const letGo = api.hold(SET)
  await userEvent.click(card.getByRole('button', { name: button }))
  if (isActive) await confirmClosing(screen)
  expect(card.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBe('true')
  letGo()
  await waitFor(() => expect(toast()).toBe(said))
  expect(card.getByText(badge)).toBeDefined()
  expect(await screen.findByText('All posted jobs, 2 of them closed')).toBeDefined()
  expect((await card.findByRole('button', { name: next })).getAttribute('aria-disabled')).toBeNull()
  expect(api.sent(SET)).toEqual([{ isActive: !isActive }])
})

test.each([
  [true, 'Close Job', 'Failed to close job'],
  [false, 'Reopen Job', 'Failed to reopen job'],
] as const)('a failed switch of a job with isActive %p says so and keeps it', async (isActive, button, title) => {
  const { card, toast, screen } = await open([{ ...baker, isActive }])
  api.answer(SET, { detail: 'Not now.' }, 409)
  await userEvent.click(card.getByRole('button', { name: button }))
  // The question stays, to try again.
  const again = () => (isActive ? confirmClosing(screen) : userEvent.click(card.getByRole('button', { name: button })))
  if (isActive) await again()
  await waitFor(() => expect(toast()).toBe(`${title} / Not now.`))
  api.answer(SET, '', 500)
  await again()
  await waitFor(() => expect(toast()).toBe(`${title} / Please try again.`))
  expect(card.getByText(isActive ? 'Active' : 'Closed')).toBeDefined()
})

test("a hidden job shows the operators' reason and no switch", async () => {
  const { card } = await open([aPostedJob({ isActive: false, hiddenReason: 'Nobody knows you.' })])
  expect(card.getByText('Hidden')).toBeDefined()
  expect(card.getByText(wholeText('Hidden by the operators: Nobody knows you.'))).toBeDefined()
  expect(card.queryByRole('button', { name: /Reopen|Close Job/ })).toBeNull()
  expect(card.getByRole('button', { name: 'Delete Baker' })).toBeDefined()
})

describe('drafts, duplicates and links', () => {
  test('a draft has its badge, can be edited, published and deleted, and has no applications', async () => {
    const { card, toast } = await open([aPostedJob({ title: '', description: '', isDraft: true, isActive: false })])
    expect(card.getByText('Draft')).toBeDefined()
    expect(card.getByRole('heading', { name: 'Untitled draft' })).toBeDefined()
    expect(card.queryByRole('button', { name: 'View Applications' })).toBeNull()
    expect(card.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/edit-job/j1')
    api.answer(SET, { detail: 'Location is required', errors: { location: 'Location is required' } }, 400)
    await userEvent.click(card.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(toast()).toContain('Failed to publish job'))
    api.answer(SET, aPostedJob())
    await userEvent.click(card.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(toast()).toContain('Your job listing is now live.'))
  })

  test.each([
    ['an open one', {}, ['Duplicate', 'View posting']],
    ['an open one with a public page', { isPublic: true }, ['Duplicate', 'View posting', 'Copy link']],
    ['a closed one', { isActive: false, isPublic: true }, ['Duplicate']],
  ])('more can be done with %s', async (_, change, items) => {
    const { card, screen } = await open([aPostedJob(change)])
    await userEvent.click(card.getByRole('button', { name: 'More about Baker' }))
    const more = card.getByRole('button', { name: 'More about Baker', expanded: true })
    const shown = document.getElementById(more.getAttribute('aria-controls') ?? '') as HTMLElement
    expect([...shown.children].map(({ textContent }) => textContent)).toEqual(items)
    await userEvent.click(within(shown).getByRole('link', { name: 'Duplicate' }))
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/post-job'))
  })
})

describe('closing with words', () => {
  const waitingFor = (waiting: number) => api.answer('GET /api/jobs/my-jobs/j1/posting', { waiting })
  async function askToClose() {
    const opened = await open([aPostedJob({ pendingCount: 2 })])
    await userEvent.click(opened.card.getByRole('button', { name: 'Close Job' }))
    const dialog = within(await opened.screen.findByRole('alertdialog'))
    return { ...opened, dialog, confirm: dialog.getByRole('button', { name: 'Close Job' }) }
  }
  const sent = () => api.calls.filter(({ call }) => call === SET).map(({ body }) => body)

  test('the dialog says how many get the words, and sends them with the closing', async () => {
    waitingFor(2)
    const { dialog, confirm, toast } = await askToClose()
    const words = await dialog.findByLabelText('Message to them (optional)')
    expect(
      dialog.getByText('2 people who wait for an answer get it by email. Without a message nobody does.'),
    ).toBeDefined()
    expect(dialog.getByText(/answers none of them and sends no email/)).toBeDefined()
    await userEvent.type(words, 'Thank you.')
    expect(dialog.queryByText(/sends no email/)).toBeNull()
    api.answer(SET, aPostedJob({ isActive: false }))
    await userEvent.click(confirm)
    await waitFor(() => expect(toast()).toContain('Your message is on its way.'))
    expect(sent()).toEqual([{ isActive: false, closingMessage: 'Thank you.' }])
  })

  test('where it cannot be read who waits, the dialog says so and asks again', async () => {
    api.answer('GET /api/jobs/my-jobs/j1/posting', { detail: 'The server is away.' }, 503)
    const { dialog } = await askToClose()
    expect(await dialog.findByText(/couldn't read who waits for an answer, so no message goes with it/)).toBeDefined()
    waitingFor(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByLabelText('Message to them (optional)')).toBeDefined()
  })

  test('where nobody waits there is no field, and without words none are sent', async () => {
    waitingFor(0)
    const { dialog, confirm, toast } = await askToClose()
    expect(dialog.queryByLabelText('Message to them (optional)')).toBeNull()
    api.answer(SET, aPostedJob({ isActive: false }))
    await userEvent.click(confirm)
    await waitFor(() => expect(toast()).toContain('Job closed'))
    expect(sent()).toEqual([{ isActive: false }])
  })
})

test('a job is handed over to a colleague, and its card names who handles it', async () => {
  const { screen, card, toast } = await open([baker])
  const person = { email: 'x@example.com', role: 'owner', since: '2026-03-05T12:00:00.000Z', jobs: 1 }
  const members = [
    { ...person, userId: 'u1', name: 'Mara Lind', isMe: true },
    { ...person, userId: 'u2', name: 'Nils Berg', isMe: false },
  ]
  api.answer('GET /api/company/members', { members, invitations: [] })
  await userEvent.click(card.getByRole('button', { name: 'Handled by Mara Lind' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Mara Lind (you)' })).checked).toBe(true)
  await userEvent.click(dialog.getByRole('radio', { name: 'Nils Berg' }))
  const GIVE = 'PATCH /api/jobs/my-jobs/j1/responsible'
  api.answer(GIVE, { ...baker, handledBy: { id: 'u2', name: 'Nils Berg' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toast()).toBe('Job handed over / Nils Berg handles it now.'))
  expect(api.sent(GIVE)).toEqual([{ userId: 'u2' }])
  expect(await screen.findByText('Handled by Nils Berg')).toBeDefined()
})
