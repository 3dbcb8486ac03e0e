import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { DisputeWord, OperatorReward } from '@goodword/contract/operator-rewards'
import { DEADLINE, inZone, ZONES } from '@goodword/shared-ui/testing/in-zone.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aReward } from '../testing/a-reward.ts'
import { RewardPage } from './reward-page.tsx'

// Fluent hides what is behind a dialog a moment later, and without layout may take the dialog for it.
configure({ defaultHidden: true })
const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => {
  configure({ defaultHidden: false })
  return api.stop()
})

const CALL = 'GET /api/operator/rewards/w1'
const AT = { path: '/operator/rewards/w1', route: '/operator/rewards/:id' }

async function open(reward: OperatorReward) {
  api.answer(CALL, reward)
  const screen = renderPage(<RewardPage />, { answer: read, ...AT })
  await screen.findByRole('heading', { level: 1, name: 'Baker' })
  return screen
}

describe('a reward', () => {
  test('the reward page shows job, parties, state and evidence', async () => {
    const screen = await open(aReward(['due', 'paid'], { reference: 'SEPA 7' }))
    expect(document.title).toBe('Baker · Goodword')
    expect(screen.getAllByText('Crumb').length).toBeGreaterThan(0)
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts.slice(0, 5)).toEqual([
      ['Stands', 'Paid by companyOn Mar 3, 2026'],
      ['Recommender', 'Rita Falku1'],
      ['Due', 'Apr 30, 2026 (UTC)'],
      ['Last reference', 'SEPA 7'],
      ['Reward', 'w1'],
    ])
    expect(screen.getByRole('heading', { name: 'Evidence' })).toBeDefined()
    expect(facts.at(-1)).toEqual(['The company pays', '$3,000'])
    expect(
      screen.getByRole('navigation', { name: 'Operators' }).querySelector('[aria-current=true]')?.textContent,
    ).toBe('Rewards')
  })

  test.each(ZONES)('the reward page has the due date in %s', (zone, day) =>
    inZone(zone, async () => {
      const due = (await open(aReward([], { dueAt: DEADLINE }))).getAllByRole('term')[2]
      expect([due?.textContent, due?.nextElementSibling?.textContent]).toEqual(['Due', day])
    }),
  )

  test('the reward page of a deleted account says so', async () => {
    const { recommender: _, ...reward } = aReward()
    expect((await open(reward)).getByText('Account deleted')).toBeDefined()
  })

  test('the reward page offers the evidence pack as a download', async () => {
    const link = (await open(aReward())).getByRole('link', { name: 'Evidence pack' })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/statement/rows/w1/receipt', true])
  })

  test('the reward page offers the next action', async () => {
    const screen = await open(aReward(['due', 'paid']))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm receipt: Baker, Crumb' }))
    expect(await screen.findByRole('dialog', { name: 'Confirm receipt' })).toBeDefined()
  })

  test('the reward page without disputes has no dispute history', async () =>
    expect((await open(aReward())).queryByRole('heading', { name: 'Dispute history' })).toBeNull())

  const WORDS: [word: Partial<DisputeWord>, says: string][] = [
    [{}, 'The company disputed it, Mar 5, 2026, 12:00It never began.'],
    [{ by: 'recommender' }, 'The recommender disputed it, Mar 5, 2026, 12:00It never began.'],
    [{ by: 'operator', kind: 'resolved' }, 'An operator settled it, Mar 5, 2026, 12:00It never began.'],
    [
      { by: null, reason: null },
      'The candidate disputed it, Mar 5, 2026, 12:00No reason given: the hire ended, or the candidate erased their data.',
    ],
    [
      { kind: 'resolved', reason: null },
      'The company settled it, Mar 5, 2026, 12:00No reason given: the hire goes on, or the candidate erased their data.',
    ],
  ]
  test.each(WORDS)('the reward page lists the dispute history: %j', async (word, says) => {
    const at = new Date(2026, 2, 5, 12).toISOString()
    const all = { at, kind: 'disputed', by: 'company', reason: 'It never began.', ...word } as const
    const screen = await open(aReward(['due', 'disputed'], { disputes: [all] }))
    expect(screen.getByRole('heading', { name: 'Dispute history' })).toBeDefined()
    const list = within(screen.getByRole('list', { name: 'Dispute history' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([says])
  })

  test('a decided dispute is opened again on new evidence', async () => {
    const decided = {
      at: new Date(2026, 2, 5, 12).toISOString(),
      kind: 'resolved',
      by: 'operator',
      reason: 'It began.',
    } as const
    const screen = await open(aReward(['due', 'disputed', 'resolved'], { disputes: [decided] }))
    await userEvent.click(screen.getByRole('button', { name: 'Open again: Baker, Crumb' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Open the dispute again' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Open again' }))
    expect(await dialog.findByText('Please say why')).toBeDefined()
    await userEvent.type(dialog.getByRole('textbox', { name: /^New evidence/ }), 'A contract of May.')
    api.answer('POST /api/statement/rows/w1/dispute', {})
    await userEvent.click(dialog.getByRole('button', { name: 'Open again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent('POST /api/statement/rows/w1/dispute')).toEqual([{ reason: 'A contract of May.' }])
  })

  test('a reward that nobody decided about is not opened again', async () =>
    expect((await open(aReward(['due']))).queryByRole('button', { name: /^Open again/ })).toBeNull())

  test('the reward page shows a loading text', () => {
    const screen = renderPage(<RewardPage />, AT)
    expect(screen.getByRole('status').textContent).toBe('Loading the reward...')
    expect(screen.getByRole('heading', { level: 1, name: 'Reward' })).toBeDefined()
    expect(screen.getByText('Who pays whom for a hire.')).toBeDefined()
  })

  test('a failed reward page says why and can be retried', async () => {
    api.answer(CALL, { detail: 'There is no such reward.', requestId: 'request-9' }, 404)
    const screen = renderPage(<RewardPage />, { answer: read, ...AT })
    expect(await screen.findByText("We couldn't load the reward")).toBeDefined()
    expect(screen.getByText('There is no such reward.')).toBeDefined()
    expect(await screen.findByText('request-9')).toBeDefined()
    api.answer(CALL, aReward())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Baker' })).toBeDefined()
  })

  test('the reward page is reread when revisited and on request', async () => {
    api.answer(CALL, aReward(['due']))
    const replies = { '/api/operator/rewards/w1': aReward() }
    const screen = renderPage(<RewardPage />, { answer: read, replies, ...AT })
    expect(await screen.findByText(/^Since/)).toBeDefined()
    api.answer(CALL, aReward(['due', 'paid']))
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('On Mar 3, 2026')).toBeDefined()
  })
})
