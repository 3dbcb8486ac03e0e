import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import type { FactKind } from '@goodword/contract/statement'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { DEADLINE, inZone, ZONES } from '@goodword/shared-ui/testing/in-zone.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aReward } from '../testing/a-reward.ts'
import { RewardsPage } from './rewards-page.tsx'

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

const LIST = 'GET /api/operator/rewards'
const DESK = { rewards: { toReceive: 1200, toPayOut: 3, toDecide: 0, overdue: 0 } }

async function open(rewards: OperatorReward[], path = '/operator/rewards') {
  api.answerInPages(LIST, rewards)
  api.answer('GET /api/operator/desk', DESK)
  const screen = renderPage(<RewardsPage />, { answer: read, path, route: '/operator/rewards' })
  await (rewards.length > 0 ? screen.findByRole('table') : screen.findByText(/^No reward/))
  return screen
}
type Screen = Awaited<ReturnType<typeof open>>
const cells = (screen: Screen) => screen.getAllByRole('cell').map(({ textContent }) => textContent)
const asked = () => api.calls.filter(({ call }) => call === LIST).map(({ query }) => query)

describe('rewards', () => {
  test('rewards are listed with job, company, recommender, amount, state and action', async () => {
    const screen = await open([aReward(['due', 'paid'])])
    expect(document.title).toBe('Rewards · Goodword')
    expect(
      screen.getByText('Payments to confirm and disputes to decide. Your own rewards need another operator.'),
    ).toBeDefined()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Reward',
      'Recommender',
      'Amount',
      'Stands',
      'Due',
      'Actions',
    ])
    expect(cells(screen)).toEqual([
      'BakerCrumb',
      'Rita FalkGets $2,250',
      '$3,000',
      'Paid by companyOn Mar 3, 2026',
      'Apr 30, 2026 (UTC)',
      'Confirm receipt',
    ])
    expect(screen.getByRole('link', { name: 'Baker' }).getAttribute('href')).toBe('/operator/rewards/w1')
  })

  test.each(ZONES)('the list of rewards has due dates in %s', (zone, day) =>
    inZone(zone, async () => expect(cells(await open([aReward([], { dueAt: DEADLINE })]))[4]).toBe(day)),
  )

  const NEXT: [facts: FactKind[], button: string | null][] = [
    [['due', 'paid'], 'Confirm receipt: Baker, Crumb'],
    [['due', 'paid', 'received'], 'Record payout: Baker, Crumb'],
    [['due', 'disputed'], 'Decide dispute: Baker, Crumb'],
    [[], null],
    [['due'], null],
    [['due', 'paid', 'received', 'paid-out'], null],
    [['reversed'], null],
  ]
  test.each(NEXT)('a reward after %j offers the action: %p', async (facts, button) => {
    const screen = await open([aReward(facts)])
    const names = within(screen.getByRole('table'))
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label'))
    expect(names).toEqual(['Explain this amount: $3,000, Baker', ...(button ? [button] : [])])
  })

  test.each([
    [['due', 'paid'], 'Yours: another operator decides'],
    [['due'], ''],
  ] as [FactKind[], string][])("the reader's own reward after %j is left to another operator", async (facts, words) => {
    const screen = await open([aReward(facts, { isOwn: true })])
    expect(cells(screen).at(-1)).toBe(words)
  })

  test('a reward of a deleted account says so', async () => {
    const { recommender: _, ...reward } = aReward()
    expect(cells(await open([reward]))[1]).toBe('Account deletedGets $2,250')
  })

  test("the operator's explanation counts as operators do", async () => {
    const screen = await open([aReward()])
    await userEvent.click(screen.getByRole('button', { name: /^Explain/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Where $3,000 comes from' }))
    expect(dialog.getByText('The company pays')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('the rewards page shows loading and failure texts', async () => {
    expect(renderPage(<RewardsPage />).getByRole('status').textContent).toBe('Loading the rewards...')
    cleanup()
    api.answer(LIST, { detail: 'Please come back later.' }, 503)
    const screen = renderPage(<RewardsPage />, { answer: read })
    expect(await screen.findByText("We couldn't load the rewards")).toBeDefined()
    expect(screen.getByText('Please come back later.')).toBeDefined()
  })
})

describe('the list', () => {
  test('the rewards list defaults to open tasks and says when there are none', async () => {
    const screen = await open([])
    expect(screen.getByText('No rewards to handle')).toBeDefined()
    expect(
      screen.getByText('All payments are confirmed, all recommenders are paid, and nothing is disputed.'),
    ).toBeDefined()
    expect(asked()).toEqual([{ limit: '20' }])
  })

  test('rewards can be filtered by state and sorted, by address', async () => {
    const screen = await open([], '/operator/rewards?state=paid&order=newest')
    expect(asked()).toEqual([{ limit: '20', state: 'paid', order: 'newest' }])
    expect(screen.getByText('No rewards in this state')).toBeDefined()
    expect(screen.getByText('Choose another state above.')).toBeDefined()
    await screen.findByText(/1,203/)
    const ways = within(screen.getByRole('navigation', { name: 'Rewards by state' })).getAllByRole('link')
    expect(ways.map((way) => [way.textContent, way.getAttribute('href'), way.getAttribute('aria-current')])).toEqual([
      ['Waiting (1,203)', '/operator/rewards?order=newest', null],
      ['To receive (1,200)', '/operator/rewards?state=paid&order=newest', 'page'],
      ['To pay out (3)', '/operator/rewards?state=received&order=newest', null],
      ['To decide', '/operator/rewards?state=disputed&order=newest', null],
      ['Due', '/operator/rewards?state=due&order=newest', null],
      ['Promised', '/operator/rewards?state=held&order=newest', null],
      ['Paid to recommender', '/operator/rewards?state=paid-out&order=newest', null],
      ['Reversed', '/operator/rewards?state=reversed&order=newest', null],
    ])
  })

  test('rewards are sorted at once and by due date again', async () => {
    const screen = await open([aReward()], '/operator/rewards?state=due')
    const order = screen.getByLabelText('Order') as HTMLSelectElement
    expect([order.value, [...order.options].map(({ text }) => text)]).toEqual(['oldest', ['Due first', 'Due last']])
    await userEvent.selectOptions(order, 'newest')
    await waitFor(() => expect(asked().at(-1)).toEqual({ limit: '20', state: 'due', order: 'newest' }))
    await userEvent.selectOptions(order, 'oldest')
    await waitFor(() => expect(order.value).toBe('oldest'))
    expect(screen.getByRole('link', { name: 'Due' }).getAttribute('href')).toBe('/operator/rewards?state=due')
  })

  test.each(['state=lost', 'order=any', 'state='])(
    'the rewards list at an address with %s shows open tasks',
    async (query) => {
      await open([], `/operator/rewards?${query}`)
      expect(asked()).toEqual([{ limit: '20' }])
    },
  )

  test('the rewards list is reread when revisited and on request', async () => {
    const replies = {
      '/api/operator/rewards?limit=20': aPage([aReward([])]),
      '/api/operator/rewards?state=due&limit=20': aPage([aReward([])]),
    }
    api.answerInPages(LIST, [aReward(['due'])])
    api.answer('GET /api/operator/desk', DESK)
    const screen = renderPage(<RewardsPage />, { answer: read, replies, path: '/operator/rewards' })
    await waitFor(() => expect(asked()).toHaveLength(1))
    await userEvent.click(screen.getByRole('link', { name: 'Due' }))
    await waitFor(() => expect(asked()).toEqual([{ limit: '20' }, { limit: '20', state: 'due' }]))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined())
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(asked()).toHaveLength(3))
  })
})
