import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { MARA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PostJobPage } from './post-job-page.tsx'

const api = startApi()
const REWRITE = 'POST /api/ai/rewrite'
const INSTALLATION = { operatedBy: null, operatedAt: null, contactEmail: null }
const TEXT = 'We leverage synergies in our bakery. You bake bread. Facilitate the cleaning of the ovens.'
const PLAINER = 'We work together in our bakery. You bake bread. Clean the ovens.'
const ASK = 'Suggest plainer words: Job Description'

beforeEach(() => {
  api.answer('GET /api/company', null)
  api.answer('GET /api/company/templates', [])
  api.answer('GET /api/settings', { letters: {}, timeZone: null, singleKeys: true, suggestions: true })
  api.answer('GET /api/installation', { ...INSTALLATION, model: 'plain-1' })
  api.answer(REWRITE, { text: PLAINER, model: 'plain-1', isCut: false })
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

async function open() {
  const screen = renderPage(<PostJobPage user={MARA} />, { route: '/post-job', path: '/post-job', answer: read })
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Job Description/)
  fillIn(field, TEXT)
  const panel = async () => within(await screen.findByRole('region', { name: 'Plainer words' }))
  return { screen, field, panel }
}

test('each change is accepted or left, and the field is marked until its writer types', async () => {
  const { screen, field, panel } = await open()
  const words = await panel()
  await userEvent.click(words.getByRole('button', { name: ASK }))
  expect(await words.findByText('2 changes are suggested.')).toBeDefined()
  expect(field.value).toBe(TEXT)
  await userEvent.click(words.getByRole('button', { name: 'Use change 1' }))
  expect(field.value).toBe(TEXT.replace('We leverage synergies', 'We work together'))
  expect(field.closest('[data-ai-generated="plain-1"]')).not.toBeNull()
  await userEvent.click(words.getByRole('button', { name: 'Keep mine instead of change 1' }))
  expect(field.value).toEndWith('Facilitate the cleaning of the ovens.')
  expect(words.getByText('That was the last change.')).toBeDefined()
  expect(screen.getByText(/^Written with AI/).textContent).toBe('Written with AI: plain-1')
  const written = field.value
  fillIn(field, `${written} Daily.`)
  await waitFor(() => expect(screen.queryByText(/^Written with AI/)).toBeNull())
  fillIn(field, written)
  expect(await screen.findByText(/^Written with AI/)).toBeDefined()
  fillIn(field, `${written} Daily.`)
  await waitFor(() => expect(screen.queryByText(/^Written with AI/)).toBeNull())
  expect(field.closest('[data-ai-generated]')).toBeNull()
})

test('the mark is kept with the draft and sent with the text', async () => {
  api.answer('POST /api/jobs', { id: 'j1' })
  const { panel } = await open()
  const words = await panel()
  await userEvent.click(words.getByRole('button', { name: ASK }))
  await userEvent.click(await words.findByRole('button', { name: 'Use all' }))
  cleanup()
  const screen = renderPage(<PostJobPage user={MARA} />, { route: '/post-job', path: '/post-job', answer: read })
  expect(await screen.findByText(/^Written with AI/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }))
  const sent = () => api.calls.find(({ call }) => call === 'POST /api/jobs')?.body
  await waitFor(() => expect(sent()).toMatchObject({ description: PLAINER, writtenWithAi: { description: 'plain-1' } }))
})

test('a press sends the text of its field alone, once', async () => {
  const { panel } = await open()
  await userEvent.click((await panel()).getByRole('button', { name: ASK }))
  await (await panel()).findByText('2 changes are suggested.')
  expect(api.calls.filter(({ call }) => call === REWRITE).map(({ body }) => body)).toEqual([
    { text: TEXT, kind: 'posting' },
  ])
})

test('only the part that is selected is sent', async () => {
  const { field, panel } = await open()
  field.setSelectionRange(0, TEXT.indexOf(' You bake'))
  api.answer(REWRITE, { text: 'We work together in our bakery.', model: 'plain-1', isCut: false })
  const words = await panel()
  await userEvent.click(words.getByRole('button', { name: ASK }))
  await userEvent.click(await words.findByRole('button', { name: 'Use change 1' }))
  expect(field.value).toBe(TEXT.replace('We leverage synergies', 'We work together'))
})

test('a suggestion about a text that was changed since is not put in', async () => {
  const { field, panel } = await open()
  const words = await panel()
  await userEvent.click(words.getByRole('button', { name: ASK }))
  await words.findByText('2 changes are suggested.')
  fillIn(field, 'Another text.')
  expect(await words.findByText('You changed the text. Ask again for suggestions about it.')).toBeDefined()
  expect(words.queryByRole('button', { name: 'Use change 1' })).toBeNull()
})

test("where the model fails, the server's sentence stands there", async () => {
  const detail = 'The language model took too long. Please try again later; the other suggestions work without it.'
  api.answer(REWRITE, { detail, status: 503, title: '', type: '', requestId: 'r1' }, 503)
  const { field, panel } = await open()
  await userEvent.click((await panel()).getByRole('button', { name: ASK }))
  expect(await (await panel()).findByText(detail)).toBeDefined()
  expect(field.value).toBe(TEXT)
})

test('without a model there is no button', async () => {
  api.answer('GET /api/installation', { ...INSTALLATION, model: null })
  const { screen } = await open()
  await screen.findByRole('region', { name: 'Suggestions' })
  await waitFor(() => expect(api.calls.some(({ call }) => call === 'GET /api/installation')).toBe(true))
  expect(screen.queryByRole('region', { name: 'Plainer words' })).toBeNull()
})
