import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { EditablePosting } from '@goodword/contract/job-changes'
import { VALID } from '@goodword/contract/test/boundaries'
import { MARA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditJobPage } from './edit-job-page.tsx'

const api = startApi()
const READ = 'GET /api/jobs/my-jobs/j1/posting'
const SAVE = 'PATCH /api/jobs/j1'
const STALE = 'Somebody has changed this posting since you opened it.'

function stored(change: Partial<EditablePosting> = {}): EditablePosting {
  return {
    ...{ id: 'j1', isActive: true, isDraft: false, hiddenReason: null, version: 2, waiting: 0 },
    posting: {
      ...VALID.job,
      requirements: 'Early hours, strong arms, and patience.',
      salaryMin: 80_000,
      salaryMax: 90_000,
      hasReferralBonus: true,
      referralBonus: 3000,
    },
    versions: [
      { version: 2, at: '2026-03-05T12:00:00.000Z', by: 'Mara Lind', fields: ['title', 'salaryMax'] },
      { version: 1, at: '2026-03-01T12:00:00.000Z', by: null, fields: [] },
    ],
    ...change,
  }
}

beforeEach(() => {
  api.answer('GET /api/company', null)
  api.answer(READ, stored())
  api.answer(SAVE, {})
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

async function open() {
  const screen = renderPage(<EditJobPage user={MARA} />, {
    route: '/edit-job/:id',
    path: '/edit-job/j1',
    answer: read,
    beside: <WatchToast />,
  })
  await screen.findByLabelText(/^Job Title/)
  const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { screen, field, press, toast: () => screen.getByTestId('toast').textContent }
}
const sent = () => api.calls.filter(({ call }) => call === SAVE).map(({ body }) => body)

test('the form has what is stored, and sends what was changed with the version that was read', async () => {
  const { field, press, toast } = await open()
  expect(document.title).toBe('Edit Job · Goodword')
  expect([field(/^Job Title/).value, field('Minimum Salary').value]).toEqual(['Baker', '80000'])
  fillIn(field(/^Job Title/), 'Head Baker')
  await press('Save Changes')
  await waitFor(() => expect(toast()).toContain('Changes saved'))
  expect(sent()).toEqual([{ title: 'Head Baker', version: 2 }])
  expect(Object.keys(localStorage)).toEqual([])
})

test('another bonus says that those invited keep theirs, and never how many they are', async () => {
  const { screen, field } = await open()
  expect(screen.queryByText(/invited with a bonus/)).toBeNull()
  fillIn(field(/^Referral Bonus Amount/), '1000')
  expect(await screen.findByText(/^Whoever was invited with a bonus of \$3,000 keeps it\./)).toBeDefined()
  fillIn(field(/^Referral Bonus Amount/), '3000')
  await waitFor(() => expect(screen.queryByText(/invited with a bonus/)).toBeNull())
})

test('where somebody saved meanwhile, the form keeps what was typed and offers both ways on', async () => {
  const { screen, field, press } = await open()
  api.answer(SAVE, { detail: STALE }, 409)
  fillIn(field(/^Location/), 'Porto')
  await press('Save Changes')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(STALE)).toBeDefined()
  expect(field(/^Location/).value).toBe('Porto')
  api.answer(READ, stored({ version: 5 }))
  api.answer(SAVE, {})
  await userEvent.click(alert.getByRole('button', { name: 'Keep my text' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await press('Save Changes')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ location: 'Porto', version: 5 })
})

test('loading what is stored replaces what was typed', async () => {
  const { screen, field, press } = await open()
  api.answer(SAVE, { detail: STALE }, 409)
  fillIn(field(/^Location/), 'Porto')
  await press('Save Changes')
  const load = await screen.findByRole('button', { name: 'Load what is stored' })
  const { posting } = stored()
  api.answer(READ, stored({ version: 5, posting: { ...posting, location: 'Braga' } }))
  await userEvent.click(load)
  await waitFor(() => expect(field(/^Location/).value).toBe('Braga'))
  expect(Object.keys(localStorage)).toEqual([])
})

test('where what is stored cannot be loaded, what was typed stays', async () => {
  const { screen, field, press, toast } = await open()
  api.answer(SAVE, { detail: STALE }, 409)
  fillIn(field(/^Location/), 'Porto')
  await press('Save Changes')
  api.answer(READ, { detail: 'The server is away.' }, 503)
  await userEvent.click(await screen.findByRole('button', { name: 'Load what is stored' }))
  await waitFor(() => expect(toast()).toContain('The posting could not be read'))
  expect(field(/^Location/).value).toBe('Porto')
  expect(Object.values(localStorage).join()).toContain('Porto')
})

test('text typed at an older version is kept through a reload, with that version', async () => {
  const { field } = await open()
  fillIn(field(/^Location/), 'Porto')
  cleanup()
  api.answer(READ, stored({ version: 3 }))
  const again = await open()
  expect(again.field(/^Location/).value).toBe('Porto')
  await again.press('Save Changes')
  await waitFor(() => expect(sent()).toEqual([{ location: 'Porto', version: 2 }]))
})

test('the history names who changed which fields', async () => {
  const { screen } = await open()
  const history = within(screen.getByText('History').parentElement as HTMLElement)
  const entries = history.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\w{3} \d.*/, ''))
  expect(entries).toEqual(['Mara Lind changed Job Title, Maximum Salary', 'A colleague posted this job'])
})

test('odd pay is asked about before it is saved', async () => {
  const { screen, field, press } = await open()
  fillIn(field('Minimum Salary'), '80')
  await press('Save Changes')
  const question = within(await screen.findByRole('alertdialog'))
  expect(sent()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(sent()).toEqual([{ salaryMin: 80, version: 2 }]))
})

test('a draft can be saved unfinished, and published when it is complete', async () => {
  const { posting } = stored()
  api.answer(READ, stored({ isDraft: true, isActive: false, posting: { ...posting, location: '' } }))
  const { screen, field, press, toast } = await open()
  expect(screen.queryByText('History')).toBeNull()
  await press('Publish')
  expect(await screen.findByText('Location is required')).toBeDefined()
  expect(sent()).toEqual([])
  fillIn(field(/^Job Title/), 'B')
  await press('Save as Draft')
  await waitFor(() => expect(toast()).toContain('Draft saved'))
  cleanup()
  const again = await open()
  fillIn(again.field(/^Location/), 'Porto')
  await again.press('Publish')
  await waitFor(() => expect(again.toast()).toContain('Job posted successfully!'))
  expect(sent()).toEqual([
    { title: 'B', version: 2, isDraft: true },
    { location: 'Porto', version: 2, isActive: true },
  ])
})

test('a posting that is not there says so', async () => {
  api.answer(READ, { detail: 'This job does not exist.' }, 404)
  const screen = renderPage(<EditJobPage user={MARA} />, { route: '/edit-job/:id', path: '/edit-job/j1', answer: read })
  expect(await screen.findByText(/This job does not exist\./)).toBeDefined()
})

// docs/rules.md#ratings-are-hidden-until-ones-own
test('the criteria of ratings are shown on request, and others can be named', async () => {
  const CRITERIA = '/api/jobs/my-jobs/j1/criteria'
  api.answer(`GET ${CRITERIA}`, { names: ['Bread', 'Rye'] })
  api.answer(`PUT ${CRITERIA}`, { names: ['Ovens', 'Rye'] })
  const { screen, field, press, toast } = await open()
  await userEvent.click(screen.getByText('Criteria of ratings'))
  await screen.findByText('Bread, Rye')
  await press('Change the criteria')
  fillIn(field('Criterion 1'), 'Ovens')
  await press('Save criteria')
  await waitFor(() => expect(toast()).toContain('Criteria saved'))
  expect(api.sent(`PUT ${CRITERIA}`)).toEqual([{ names: ['Ovens', 'Rye'] }])
  expect(screen.getByText('Ovens, Rye')).toBeDefined()
})

// docs/rules.md#an-answer-is-promised
test('the promise of an answer is sent as a number of days', async () => {
  api.answer(READ, stored({ posting: { ...stored().posting, answerWithinDays: 12 } }))
  const { field, press, toast } = await open()
  const promise = field('We answer within')
  expect(promise.value).toBe('12')
  await userEvent.selectOptions(promise, '7 days')
  await press('Save Changes')
  await waitFor(() => expect(toast()).toContain('Changes saved'))
  expect(sent()).toEqual([{ answerWithinDays: 7, version: 2 }])
})
