import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { VALID } from '@goodword/contract/test/boundaries'
import { MARA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PostJobPage } from './post-job-page.tsx'

const api = startApi()
const POST = 'POST /api/jobs'
const SETTINGS = { letters: {}, timeZone: null, singleKeys: true, suggestions: true }
const company = { id: 'c1', companyName: 'Crumb', description: 'A bakery.', website: null, logo: null, domain: null }

beforeEach(() => {
  api.answer('GET /api/company', company)
  api.answer('GET /api/company/templates', [])
  api.answer('GET /api/settings', SETTINGS)
  api.answer(POST, {}, 201)
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

async function open() {
  const screen = renderPage(<PostJobPage user={MARA} />, {
    route: '/post-job',
    path: '/post-job',
    answer: read,
    beside: <WatchToast />,
  })
  await screen.findByLabelText(/^Job Title/)
  const field = (label: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label)
  const panel = async () => within(await screen.findByRole('region', { name: 'Suggestions' }))
  const brief = async () => within(await screen.findByRole('region', { name: 'In twenty seconds' }))
  return { screen, field, panel, brief }
}

test('a suggestion names the field and its words, leads to them, and goes when it is dismissed', async () => {
  const { field, panel } = await open()
  fillIn(field(/^Job Description/), 'We want a ninja who bakes bread with us every morning of the week.')
  const suggestions = await panel()
  await userEvent.click(await suggestions.findByRole('button', { name: 'Show “ninja”' }))
  const { selectionStart, selectionEnd, value } = field(/^Job Description/)
  expect(document.activeElement === field(/^Job Description/)).toBe(true)
  expect(value.slice(selectionStart, selectionEnd)).toBe('ninja')
  await userEvent.click(suggestions.getByRole('button', { name: 'Dismiss' }))
  expect(suggestions.queryByText('Suggestion')).toBeNull()
})

test('a posting in another language is said not to be read, instead of having nothing to suggest', async () => {
  const { field, panel } = await open()
  const suggestions = await panel()
  fillIn(
    field(/^Job Description/),
    'Wir suchen einen jungen Ninja, der in der Backstube am Fluss jeden Morgen Brot backt.',
  )
  expect(await suggestions.findByText(/^Suggestions read English alone\./)).toBeDefined()
  fillIn(field(/^Job Description/), 'You bake bread.')
  expect(await suggestions.findByText(/^Nothing to suggest\./)).toBeDefined()
})

test('suggestions never stand in the way of posting', async () => {
  const { screen, field, panel } = await open()
  fillIn(field(/^Job Title/), 'BAKING NINJA WANTED')
  fillIn(field(/^Location/), 'TBD')
  fillIn(
    field(/^Job Description/),
    'A young, energetic native speaker with no family obligations!!! Competitive salary.',
  )
  fillIn(field(/^Requirements/), 'Send us your salary history and a recent photo.')
  await (await panel()).findAllByText('Suggestion')
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
  await waitFor(() => expect(api.sent(POST)).toHaveLength(1))
})

test('suggestions can be turned off, which is saved as a setting of the account', async () => {
  const { field, panel } = await open()
  fillIn(field(/^Job Description/), 'We want a ninja who bakes bread with us every morning of the week.')
  const suggestions = await panel()
  await suggestions.findByText('Suggestion')
  api.answer('PUT /api/settings', { ...SETTINGS, suggestions: false })
  await userEvent.click(suggestions.getByRole('switch', { name: 'Suggest clearer words' }))
  await waitFor(() => expect(api.sent('PUT /api/settings')).toEqual([{ suggestions: false }]))
  expect(suggestions.queryByText('Suggestion')).toBeNull()
})

test('the brief shows sentences of the text, and another one that is chosen is sent', async () => {
  const { screen, field, brief } = await open()
  fillIn(field(/^Job Title/), 'Baker')
  fillIn(field(/^Location/), VALID.job.location)
  fillIn(field(/^Job Description/), 'You will bake bread every morning. You get 25 days of leave.')
  fillIn(field(/^Requirements/), 'Experience with sourdough\nStrong arms, and patience')
  const shown = await brief()
  await waitFor(() =>
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'You will bake bread every morning.',
      'Experience with sourdough',
      'You get 25 days of leave.',
    ]),
  )
  await userEvent.click(shown.getByRole('button', { name: 'Choose other sentences' }))
  await userEvent.selectOptions(shown.getByRole('combobox', { name: 'You need …' }), 'Strong arms, and patience')
  await userEvent.selectOptions(shown.getByRole('combobox', { name: 'You get …' }), 'Leave this line out')
  expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'You will bake bread every morning.',
    'Strong arms, and patience',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
  await waitFor(() => expect(api.sent(POST)).toHaveLength(1))
  expect(api.sent(POST)[0]).toMatchObject({ brief: { need: 'Strong arms, and patience', gain: null } })
})

test('the focus stays at the brief when it is not to be shown', async () => {
  const { field, brief } = await open()
  fillIn(field(/^Job Description/), 'You will bake bread every morning. You get 25 days of leave.')
  const shown = await brief()
  await userEvent.click(await shown.findByRole('button', { name: 'Show none' }))
  await waitFor(() => expect(shown.queryByRole('button', { name: 'Show none' })).toBeNull())
  expect(document.activeElement === shown.getByRole('button', { name: 'Choose other sentences' })).toBe(true)
})

test('a chosen sentence that is rewritten is picked again, and does not stand in the way', async () => {
  const { screen, field, brief } = await open()
  fillIn(field(/^Job Title/), 'Baker')
  fillIn(field(/^Location/), VALID.job.location)
  fillIn(field(/^Job Description/), 'You will bake bread every morning. You get 25 days of leave.')
  fillIn(field(/^Requirements/), 'Experience with sourdough\nStrong arms, and patience')
  const shown = await brief()
  await userEvent.click(shown.getByRole('button', { name: 'Choose other sentences' }))
  await userEvent.selectOptions(shown.getByRole('combobox', { name: 'You need …' }), 'Strong arms, and patience')
  fillIn(field(/^Requirements/), 'Experience with sourdough, for a year at least')
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
  await waitFor(() => expect(api.sent(POST)).toHaveLength(1))
  expect(api.sent(POST)[0]).toMatchObject({ brief: null })
})

test('several words of one kind are one suggestion, with a way to each', async () => {
  const { field, panel } = await open()
  fillIn(field(/^Job Description/), 'We want a ninja, or a rockstar, who bakes bread with us every morning.')
  const suggestions = await panel()
  await suggestions.findByRole('button', { name: 'Show “ninja”' })
  expect(suggestions.getByRole('button', { name: 'Show “rockstar”' })).toBeDefined()
  expect(suggestions.getAllByText('Suggestion')).toHaveLength(1)
})
