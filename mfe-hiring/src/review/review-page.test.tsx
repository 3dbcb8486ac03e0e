import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { ReviewedApplication } from '@goodword/contract/inbox'
import { MARA } from '@goodword/contract/test/people'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aListedApplication, aReviewedApplication } from '../testing/a-listed-application.ts'
import { ReviewPage } from './review-page.tsx'
import { keepWalk, type Walk } from './walk.ts'

const api = startApi()
const SET = 'PATCH /api/applications/status'
const TELL = 'PATCH /api/applications/a1/status'
const PATH = '/api/applications?needs=you&summary=1&limit=20'
const WALK: Walk = { path: PATH, back: '/applications?q=d', ids: ['a1', 'a2'], total: { count: 2, isExact: true } }

const answer = (id: string, firstName: string, fields: Partial<ReviewedApplication> = {}) =>
  api.answer(`GET /api/applications/${id}`, aReviewedApplication({ id, firstName, ...fields }))
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  answer('a1', 'Ada')
  answer('a2', 'Bo')
  for (const id of ['a1', 'a2', 'a3']) api.answer(`POST /api/applications/${id}/read`, '', 204)
})
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

async function open(walk: Walk | undefined = WALK, id = 'a1') {
  if (walk) keepWalk(walk)
  const screen = renderPage(<ReviewPage user={MARA} />, {
    path: `/applications/${id}`,
    route: '/applications/:id',
    answer: read,
    beside: <WatchToast />,
  })
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  const press = (...keys: string[]) =>
    userEvent.keyboard(keys.map((key) => (key.length > 1 ? `{${key}}` : key)).join(''))
  return { screen, heading, press, toast: () => screen.getByTestId('toast').textContent }
}
const changed = (id: string, status: string) => [{ id, outcome: 'changed', status, newsInSeconds: 15 }]

describe('the review of an application', () => {
  test('it is marked as read, and the next one is read before it is opened', async () => {
    const { heading, press } = await open()
    await heading('Ada Diaz')
    await waitFor(() => expect(api.sent('POST /api/applications/a1/read')).toHaveLength(1))
    await waitFor(() => expect(api.sent('GET /api/applications/a2')).toHaveLength(1))
    const letGo = api.hold('POST /api/applications/a2/read')
    await press('j')
    await heading('Bo Diaz')
    expect(api.sent('GET /api/applications/a2')).toHaveLength(1)
    letGo()
    await waitFor(() => expect(api.sent('GET /api/applications/a2')).toHaveLength(2))
  })

  test('what its candidate has corrected since it was read ahead is shown once it is marked as read', async () => {
    const { screen, heading, press } = await open()
    await heading('Ada Diaz')
    await waitFor(() => expect(api.sent('GET /api/applications/a2')).toHaveLength(1))
    answer('a2', 'Bo', { phone: '+1 555 010 0199' })
    await press('j')
    await heading('Bo Diaz')
    expect(await screen.findByText('+1 555 010 0199')).toBeDefined()
    expect(api.sent('POST /api/applications/a2/read')).toHaveLength(1)
  })

  test('a note that came since it was read is marked as seen once it is shown', async () => {
    const at = '2026-03-05T12:00:00.000Z'
    answer('a1', 'Ada', { isUnread: false, candidateNews: { kind: 'note', at, changed: [] } })
    const { heading } = await open()
    await heading('Ada Diaz')
    await waitFor(() => expect(api.sent('POST /api/applications/a1/read')).toHaveLength(1))
  })

  test('it says where one is, leads back to the list, and has an end', async () => {
    const { screen, heading, press } = await open()
    await heading('Ada Diaz')
    expect(screen.getByText('1 of 2')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/applications?q=d')
    await press('j', 'j')
    await screen.findByText('That was the last one.')
    await press('k')
    await heading('Ada Diaz')
    expect(screen.queryByText('That was the last one.')).toBeNull()
  })

  test('the walk goes on over pages of the list', async () => {
    answer('a3', 'Cy')
    api.answer('GET /api/applications?cursor=c', [aListedApplication({ id: 'a2' }), aListedApplication({ id: 'a3' })])
    const { heading, press } = await open({ ...WALK, nextCursor: 'c', total: { count: 3, isExact: true } }, 'a2')
    await heading('Bo Diaz')
    await press('j')
    await heading('Cy Diaz')
  })

  test('new ones are looked for on request and come at the end', async () => {
    api.answer('GET /api/applications', [aListedApplication({ id: 'a3' }), aListedApplication({ id: 'a1' })])
    const { screen, heading } = await open()
    await heading('Ada Diaz')
    await userEvent.click(screen.getByRole('button', { name: 'Check for new' }))
    await screen.findByText('1 new, added at the end')
    expect(screen.getByText('1 of 3')).toBeDefined()
  })

  test('by its own address it stands alone', async () => {
    const { screen, heading } = await open({ ...WALK, ids: ['a2'] })
    await heading('Ada Diaz')
    expect(screen.queryByText(/^\d+ of \d+/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/applications')
  })

  test('one that is gone says so, and the next one is a key away', async () => {
    api.answer('GET /api/applications/a1', { detail: 'This application does not exist.' }, 404)
    const { screen, heading, press } = await open()
    await screen.findByText('This application is not there any more')
    await press('j')
    await heading('Bo Diaz')
  })
})

describe('a decision', () => {
  test('two keys decide and go on; until the emails leave it can be undone, which leads back', async () => {
    const { screen, heading, press, toast } = await open()
    api.answer(SET, changed('a1', 'interview'))
    await heading('Ada Diaz')
    await press('3')
    expect(api.sent(SET)).toEqual([])
    await press('Enter')
    await heading('Bo Diaz')
    await screen.findByText('Nobody has been told yet.')
    expect(api.sent(SET)).toEqual([{ ids: ['a1'], status: 'interview' }])
    await press('z')
    await heading('Ada Diaz')
    await waitFor(() => expect(toast()).toBe('Status change undone / The status is Pending again.'))
    expect(api.sent(SET).at(-1)).toEqual({ ids: ['a1'], status: 'pending' })
  })

  test('of an unconfirmed address it says that the email waits', async () => {
    answer('a1', 'Ada', { addressConfirmed: false })
    const { screen, heading, press } = await open()
    api.answer(SET, changed('a1', 'interview'))
    await heading('Ada Diaz')
    await press('3', 'Enter')
    await screen.findByText('Their email waits until they confirm their address.')
  })

  test('the status that it has is no choice', async () => {
    const { heading, press } = await open()
    await heading('Ada Diaz')
    await press('1', 'Enter')
    await heading('Ada Diaz')
    expect(api.sent(SET)).toEqual([])
  })

  test('what a colleague has set meanwhile is said', async () => {
    const { screen, heading, press } = await open()
    await heading('Ada Diaz')
    const change = {
      from: 'pending',
      to: 'rejected',
      by: 'Otto Falk',
      isMine: false,
      at: '2026-03-05T12:00:00.000Z',
      toCandidate: null,
      recommenderSees: false,
      toldAt: null,
    } as const
    answer('a1', 'Ada', { status: 'interview', history: [{ id: 's1', ...change, reason: null }] })
    api.answer(SET, changed('a1', 'interview'))
    await press('3', 'Enter')
    await screen.findByText('Otto Falk has set Rejected meanwhile.')
  })

  test('an application withdrawn while it was read keeps its status, and one is led back to it', async () => {
    const { screen, heading, press, toast } = await open()
    await heading('Ada Diaz')
    answer('a1', 'Ada', { withdrawnAt: '2026-03-05T12:00:00.000Z' })
    api.answer(SET, [{ id: 'a1', outcome: 'withdrawn', status: 'pending' }])
    await press('4', 'Enter')
    await waitFor(() => expect(toast()).toBe('The status was not changed / Ada Diaz has withdrawn this application.'))
    await heading('Ada Diaz')
    await screen.findByText('The candidate has withdrawn this application.')
    await press('4')
    expect(screen.queryByRole('button', { name: 'Set to Hired' })).toBeNull()
  })

  test('a refusal that comes after the review was left leads nowhere', async () => {
    const { screen, heading, press, toast } = await open()
    await heading('Ada Diaz')
    api.answer(SET, { detail: 'You have set many statuses.' }, 429)
    const letGo = api.hold(SET)
    await press('3', 'Enter')
    await heading('Bo Diaz')
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
    letGo()
    await waitFor(() => expect(toast()).toStartWith('Failed to update status of Ada Diaz'))
    expect(screen.getByTestId('path').textContent).toBe('/applications')
  })

  test('a refusal leads back with its reason', async () => {
    const { heading, press, toast } = await open()
    await heading('Ada Diaz')
    api.answer(SET, { detail: 'You have set many statuses.' }, 429)
    await press('3', 'Enter')
    await waitFor(() => expect(toast()).toBe('Failed to update status of Ada Diaz / You have set many statuses.'))
    await heading('Ada Diaz')
  })
})

describe('a note', () => {
  const NOTES = 'POST /api/applications/a1/notes'
  const field = async ({ screen }: Awaited<ReturnType<typeof open>>) =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note for your company' })

  test('E goes to the field, where keys are letters, and Control+Enter adds it', async () => {
    const page = await open()
    const note = { id: 'n1', text: 'j5', author: 'Mara Lind', isMine: true, createdAt: '2026-03-05T12:00:00.000Z' }
    api.answer(NOTES, note, 201)
    const notes = await field(page)
    await page.press('e', 'j', '5')
    expect(notes.value).toBe('j5')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(notes.value).toBe(''))
    expect(api.sent(NOTES)).toEqual([{ text: 'j5' }])
    expect(page.screen.getByRole('listitem', { name: '' }).textContent).toContain('j5')
    await page.heading('Ada Diaz')
  })

  test('a refused note stays in its field with the reason', async () => {
    const page = await open()
    api.answer(NOTES, { detail: 'Please use at most 5,000 characters' }, 400)
    const notes = await field(page)
    await userEvent.type(notes, 'Long')
    await userEvent.click(page.screen.getByRole('button', { name: 'Add note' }))
    await page.screen.findByText('Please use at most 5,000 characters')
    expect(notes.value).toBe('Long')
  })

  test('what is typed is there again when one comes back', async () => {
    const page = await open()
    await userEvent.clear(await field(page))
    await userEvent.type(await field(page), 'Half')
    await page.press('Escape', 'j')
    await page.heading('Bo Diaz')
    expect((await field(page)).value).toBe('')
    await page.press('k')
    await page.heading('Ada Diaz')
    expect((await field(page)).value).toBe('Half')
  })
})

// docs/rules.md#a-status-can-be-told-later
describe('a decision told later', () => {
  const LAST = {
    id: 's1',
    from: 'interview',
    to: 'rejected',
    by: 'Otto Falk',
    isMine: false,
    at: '2026-03-05T12:00:00.000Z',
    reason: null,
    toCandidate: null,
    recommenderSees: false,
    toldAt: null,
  } as const
  const TELL_AT = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString()

  test('a no is sent with its sentence, whether the recommender reads it, and its time', async () => {
    const { screen, heading } = await open()
    await heading('Ada Diaz')
    api.answer(SET, changed('a1', 'rejected'))
    await userEvent.click(screen.getByRole('button', { name: /^Rejected/ }))
    await userEvent.type(screen.getByLabelText('Sentence to the candidate (optional)'), 'Thank you.')
    await userEvent.click(screen.getByLabelText('The recommender may read this sentence'))
    await userEvent.selectOptions(screen.getByLabelText('Tell them'), 'Later')
    await userEvent.click(screen.getByRole('button', { name: 'Set to Rejected' }))
    await waitFor(() => expect(api.sent(SET)).toHaveLength(1))
    expect(api.sent(SET)).toMatchObject([
      { ids: ['a1'], status: 'rejected', reason: { toCandidate: 'Thank you.', recommenderSees: true } },
    ])
    expect(new Date((api.sent(SET)[0] as { tellAt: string }).tellAt).getHours()).toBe(9)
  })

  test('a link or a time that is no more is said at the field, and nothing is sent', async () => {
    const { screen, heading } = await open()
    await heading('Ada Diaz')
    await userEvent.click(screen.getByRole('button', { name: /^Rejected/ }))
    await userEvent.type(screen.getByLabelText('Sentence to the candidate (optional)'), 'See www.evil.example')
    expect(screen.getByText(/^Please leave out links/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Set to Rejected' })).toHaveProperty('disabled', true)
    expect(api.sent(SET)).toEqual([])
  })

  test('what waits says when it is told and what the candidate sees, and is told now on request', async () => {
    answer('a1', 'Ada', { status: 'rejected', toldStatus: 'interview', tellAt: TELL_AT, history: [LAST] })
    const { screen, heading } = await open()
    await heading('Ada Diaz')
    expect(screen.getByText(/^Told on /)).toBeDefined()
    expect(screen.getByText('Until then the candidate and the recommender see Interview.')).toBeDefined()
    api.answer(TELL, {
      ...aListedApplication({ id: 'a1', status: 'rejected', toldStatus: 'interview', tellAt: TELL_AT }),
      newsInSeconds: 0,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Tell now' }))
    await waitFor(() => expect(api.sent(TELL)).toMatchObject([{ status: 'rejected', tellAt: null, lastChange: 's1' }]))
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Interview' }))
    await waitFor(() => expect(api.sent(TELL).at(-1)).toEqual({ status: 'interview', lastChange: 's1' }))
  })

  test('where a colleague has changed it meanwhile, it is read again and nothing is told', async () => {
    answer('a1', 'Ada', { status: 'rejected', toldStatus: 'interview', tellAt: TELL_AT, history: [LAST] })
    const { screen, heading, toast } = await open()
    await heading('Ada Diaz')
    api.answer(TELL, { detail: 'This application was changed meanwhile.' }, 409)
    await userEvent.click(screen.getByRole('button', { name: 'Tell now' }))
    await waitFor(() => expect(toast()).toEndWith('This application was changed meanwhile.'))
    await waitFor(() => expect(api.sent('GET /api/applications/a1').length).toBeGreaterThan(1))
  })

  test('of a hire that was told, a later time is not offered', async () => {
    answer('a1', 'Ada', { status: 'hired', toldStatus: 'hired' })
    const { screen, heading } = await open()
    await heading('Ada Diaz')
    await userEvent.click(screen.getByRole('button', { name: /^Rejected/ }))
    expect(screen.getByRole('button', { name: 'Set to Rejected' })).toBeDefined()
    expect(screen.queryByLabelText('Tell them')).toBeNull()
  })

  test('a time that the server refuses leaves what was typed', async () => {
    const { screen, heading, toast } = await open()
    await heading('Ada Diaz')
    api.answer(SET, [{ id: 'a1', outcome: 'not-then' }])
    await userEvent.click(screen.getByRole('button', { name: /^Rejected/ }))
    await userEvent.type(screen.getByLabelText('Sentence to the candidate (optional)'), 'Thank you.')
    await userEvent.selectOptions(screen.getByLabelText('Tell them'), 'Later')
    await userEvent.click(screen.getByRole('button', { name: 'Set to Rejected' }))
    await waitFor(() => expect(toast()).toContain('A decision waits for 30 days in all'))
    await waitFor(() => expect(screen.getByDisplayValue('Thank you.')).toBeDefined())
  })

  test('what was typed comes back where the server refuses it', async () => {
    const { screen, heading } = await open()
    await heading('Ada Diaz')
    api.answer(SET, { detail: 'No.' }, 400)
    await userEvent.click(screen.getByRole('button', { name: /^Rejected/ }))
    await userEvent.type(screen.getByLabelText('Sentence to the candidate (optional)'), 'Thank you.')
    await userEvent.click(screen.getByRole('button', { name: 'Set to Rejected' }))
    await heading('Ada Diaz')
    await waitFor(() => expect(screen.getByDisplayValue('Thank you.')).toBeDefined())
  })
})
