import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from '../a-lookup.ts'
import { ReferralDetails } from './referral-details.tsx'

const api = startApi()
const CALL = 'POST /api/referrals/token/t/plain-posting'
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const FOLD = 'Plain words or another language'
const show = (lookup = aLookup({ model: 'plain-1' })) => renderPage(<ReferralDetails token="t" lookup={lookup} />)
async function open() {
  const screen = show()
  await userEvent.click(screen.getByText(FOLD))
  await screen.findByText(/^A press sends this posting to the language model/)
  return screen
}
const bodies = () => api.calls.filter(({ call }) => call === CALL).map(({ body }) => body)

// docs/rules.md#a-posting-in-other-words
describe('a posting in other words', () => {
  test('is asked for once a press, is marked, and leaves the posting as it stands', async () => {
    api.answer(CALL, { text: 'Bäcker\n\nSie backen.', model: 'plain-1', isCut: false, language: 'de' })
    const screen = await open()
    expect(bodies()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'In Deutsch' }))
    const text = await screen.findByText(/Sie backen\./)
    expect(bodies()).toEqual([{ language: 'de' }])
    expect(text.getAttribute('lang')).toBe('de')
    const marked = text.closest<HTMLElement>('[data-ai-generated="plain-1"]')
    expect(within(marked as HTMLElement).getByText('Written with AI:').textContent).toBe('Written with AI: plain-1')
    expect(screen.getByText('The original posting counts, not this text.').role).toBe('status')
    expect(screen.getByText(/and a team that laughs a lot\./)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Hide this text' }))
    expect([screen.queryByText(/Sie backen\./), bodies().length]).toEqual([null, 1])
  })

  test('in plain words is of no language that is known, and says that its end is missing', async () => {
    api.answer(CALL, { text: 'Backe Brot.', model: 'plain-1', isCut: true, language: null })
    const screen = await open()
    await userEvent.click(screen.getByRole('button', { name: 'In plain words' }))
    expect((await screen.findByText('Backe Brot.')).getAttribute('lang')).toBe('')
    expect(screen.getByText('This text ends before the posting does.')).toBeDefined()
    expect(bodies()).toEqual([{}])
  })

  test('that cannot be had says why', async () => {
    const detail = 'You have asked for other words for this posting many times today.'
    api.answer(CALL, { detail, status: 429, title: '', type: '', requestId: 'r1' }, 429)
    const screen = await open()
    await userEvent.click(screen.getByRole('button', { name: 'In Français' }))
    expect(await screen.findByText(detail)).toBeDefined()
  })

  test('is not offered where no model may do it', () => {
    expect(show(aLookup()).queryByText(FOLD)).toBeNull()
  })
})

// docs/rules.md#what-a-model-wrote-stays-marked
test('posting and message are marked where a model wrote them', () => {
  const lookup = aLookup()
  const { container } = show({
    ...lookup,
    job: { ...lookup.job, writtenWithAi: { requirements: 'plain-2' } },
    referral: { ...lookup.referral, messageWrittenWithAi: 'plain-3' },
  })
  const marked = [...container.querySelectorAll('[data-ai-generated]')].map((part) => [
    part.getAttribute('data-ai-generated'),
    part.textContent,
  ])
  expect(marked).toEqual([
    ['plain-3', 'You would shine here.Written with AI: plain-3'],
    ['plain-2', `${lookup.job.requirements}Written with AI: plain-2`],
  ])
})
