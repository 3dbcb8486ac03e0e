import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { forgetDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { useSWR } from '@goodword/shared-ui/kernel'
import { goBack } from '@goodword/shared-ui/testing/go-back.ts'
import { namesAmongWords } from '@goodword/shared-ui/testing/names-among-words.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
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
  for (const dialog of ['received', 'paid-out', 'decide']) forgetDialogDraft(`${dialog}:w1`)
})
afterAll(() => {
  configure({ defaultHidden: false })
  return api.stop()
})

const LIST = 'GET /api/operator/rewards'
const ROW = 'POST /api/statement/rows/w1'
const toast = () => document.querySelector('[data-testid=toast]')?.textContent
const read_ = () => api.calls.filter(({ call }) => call.startsWith('GET')).map(({ call }) => call.slice(4))

function Others() {
  useSWR('/api/operator/rewards/w1')
  useSWR('/api/ledger/trial-balance')
  return null
}

/** The page, and the dialog that this button opens. */
async function ask(reward: OperatorReward, button: string) {
  api.answerInPages(LIST, [reward])
  for (const path of ['operator/desk', 'operator/rewards/w1', 'ledger/trial-balance'])
    api.answer(`GET /api/${path}`, path === 'operator/desk' ? { rewards: {} } : {})
  const beside = (
    <>
      <WatchToast />
      <Others />
    </>
  )
  const screen = renderPage(<RewardsPage />, { answer: read, path: '/operator/rewards', beside })
  await userEvent.click(await screen.findByRole('button', { name: `${button}: ${reward.job}, ${reward.company}` }))
  return { screen, dialog: within(await screen.findByRole('dialog')) }
}
const isClosed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())

describe.each([
  {
    facts: ['due', 'paid'] as const,
    button: 'Confirm receipt',
    step: 'received',
    title: 'Confirm receipt',
    question: 'Crumb reports a payment of $3,000. Confirm only what has arrived in our account.',
    done: 'Payment confirmed / $3,000 received. $2,250 of it goes to the recommender.',
  },
  {
    facts: ['due', 'paid', 'received'] as const,
    button: 'Record payout',
    step: 'paid-out',
    title: 'Confirm payout',
    question: '$2,250 goes to Rita Falk. Confirm only what has left our account.',
    done: 'Payment confirmed / The recommender was paid $2,250.',
  },
])('$button', ({ facts, button, step, title, question, done }) => {
  test('a payment step explains itself and asks first', async () => {
    const { screen, dialog } = await ask(aReward(facts), button)
    expect(screen.getByRole('dialog', { name: title }).textContent).toContain(question)
    expect(dialog.getByRole('form', { name: button })).toBeDefined()
    expect(dialog.getByText('As on the bank statement')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await isClosed()
    expect(api.sent(`${ROW}/${step}`)).toEqual([])
  })

  test('a payment step needs a reference', async () => {
    const { dialog } = await ask(aReward(facts), button)
    expect(dialog.getByLabelText(/^Reference/).hasAttribute('required')).toBe(true)
    await userEvent.click(dialog.getByRole('button', { name: button }))
    expect(await dialog.findByText('Please enter the reference of the payment')).toBeDefined()
    expect(api.sent(`${ROW}/${step}`)).toEqual([])
  })

  test('a payment step sends its reference and rereads all views of it', async () => {
    const { dialog } = await ask(aReward(facts), button)
    api.answer(`${ROW}/${step}`, {})
    const letGo = api.hold(`${ROW}/${step}`)
    await userEvent.type(dialog.getByLabelText(/^Reference/), 'SEPA 7')
    const before = read_().length
    await userEvent.click(dialog.getByRole('button', { name: button }))
    expect(await dialog.findByRole('button', { name: 'Confirming...' })).toBeDefined()
    letGo()
    await isClosed()
    expect(api.sent(`${ROW}/${step}`)).toEqual([{ reference: 'SEPA 7' }])
    expect(toast()).toBe(done)
    await waitFor(() =>
      expect(read_().slice(before).sort()).toEqual([
        '/api/ledger/trial-balance',
        '/api/operator/desk',
        '/api/operator/rewards',
        '/api/operator/rewards/w1',
      ]),
    )
  })

  test.each([404, 409])('a payment step refused with %p says so and shows the current state', async (status) => {
    const { dialog } = await ask(aReward(facts), button)
    api.answer(`${ROW}/${step}`, { detail: 'It was said before.' }, status)
    await userEvent.type(dialog.getByLabelText(/^Reference/), 'SEPA 7')
    const before = read_().length
    await userEvent.click(dialog.getByRole('button', { name: button }))
    await isClosed()
    expect(toast()).toBe('Failed to confirm the payment / It was said before.')
    await waitFor(() => expect(read_().slice(before)).toContain('/api/operator/rewards'))
  })

  test('a refused reference shows its message at the field and can be retried', async () => {
    const { dialog } = await ask(aReward(facts), button)
    api.answer(`${ROW}/${step}`, { detail: 'No.', errors: { reference: 'Please use at most 140 characters' } }, 400)
    await userEvent.type(dialog.getByLabelText(/^Reference/), 'SEPA 7')
    await userEvent.click(dialog.getByRole('button', { name: button }))
    expect(await dialog.findByText('Please use at most 140 characters')).toBeDefined()
  })

  test("Back keeps a payment step's reference, closing discards it", async () => {
    const reference = (dialog: Awaited<ReturnType<typeof ask>>['dialog']) =>
      dialog.getByLabelText(/^Reference/) as HTMLInputElement
    const again = async () => {
      await isClosed()
      cleanup()
      return (await ask(aReward(facts), button)).dialog
    }
    await userEvent.type(reference((await ask(aReward(facts), button)).dialog), 'SEPA 7')
    await goBack()
    const left = await again()
    expect(reference(left).value).toBe('SEPA 7')
    await userEvent.click(left.getByRole('button', { name: 'Cancel' }))
    expect(reference(await again()).value).toBe('')
  })

  test('a failed payment step keeps the reference', async () => {
    const { dialog } = await ask(aReward(facts), button)
    api.answer(`${ROW}/${step}`, '', 502)
    await userEvent.type(dialog.getByLabelText(/^Reference/), 'SEPA 7')
    await userEvent.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(toast()).toBe('Failed to confirm the payment / Please try again.'))
    expect(dialog.getByDisplayValue('SEPA 7')).toBeDefined()
  })
})

test("a payout for a deleted account names 'the recommender'", async () => {
  const { recommender: _, ...reward } = aReward(['due', 'paid', 'received'])
  await ask(reward, 'Record payout')
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('$2,250 goes to the recommender.')
})

test('names in payment dialogs read in their own direction', async () => {
  const names = { company: 'מאפייה', recommender: 'ריטה פלק' }
  await ask(aReward(['due', 'paid'], names), 'Confirm receipt')
  expect(namesAmongWords(Object.values(names))).toEqual([])
  cleanup()
  await ask(aReward(['due', 'paid', 'received'], names), 'Record payout')
  expect(namesAmongWords(Object.values(names))).toEqual([])
})

describe('a decision', () => {
  const AT = '2026-03-05T12:00:00.000Z'
  const disputed = (facts: Parameters<typeof aReward>[0] = ['due', 'disputed']) =>
    aReward(facts, { disputes: [{ at: AT, kind: 'disputed', by: 'company', reason: 'It never began.' }] })
  const decide = async (dialog: Awaited<ReturnType<typeof ask>>['dialog'], outcome: string) => {
    await userEvent.selectOptions(dialog.getByLabelText(/^Decision/), outcome)
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'As agreed.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }))
  }

  test('a decision shows amount, job, company, dispute history and what happened, and preselects nothing', async () => {
    const { screen, dialog } = await ask(disputed(), 'Decide dispute')
    expect(screen.getByRole('dialog', { name: 'Decide the dispute' })).toBeDefined()
    const about = dialog.getByText(/^For the hire of/).parentElement
    expect(about?.textContent).toBe('$3,000Disputed For the hire of somebody as Baker at Crumb.')
    expect(dialog.getByText('It never began.')).toBeDefined()
    expect(dialog.getByText('Promised')).toBeDefined()
    const choice = dialog.getByLabelText(/^Decision/) as HTMLSelectElement
    expect([choice.value, [...choice.options].map(({ text }) => text)]).toEqual([
      '',
      ['Please decide', 'Stands: payment continues as before', 'Reversed: the $3,000 is no longer owed'],
    ])
    expect(dialog.getByText('The company and the recommender can read it')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await isClosed()
    expect(api.sent(`${ROW}/resolve`)).toEqual([])
  })

  test.each([
    ['said to be paid', ['due', 'paid', 'disputed'], 'once it arrives', 'Refund $3,000 to Crumb once it arrives.'],
    [
      'received',
      ['due', 'paid', 'received', 'disputed'],
      'the $3,000 received is refunded',
      'Now refund $3,000 to Crumb.',
    ],
  ] as const)('a decision on a %s payment says that a reversal refunds it', async (_, facts, before, after) => {
    const { dialog } = await ask(disputed([...facts]), 'Decide dispute')
    expect((dialog.getByLabelText(/^Decision/) as HTMLSelectElement).options[2]?.text).toContain(before)
    api.answer(`${ROW}/resolve`, {})
    await decide(dialog, 'reversed')
    await isClosed()
    expect(toast()).toContain(after)
  })

  test('a decision on a disputed reversal promises the reward again or leaves it reversed', async () => {
    const { dialog } = await ask(disputed(['reversed', 'disputed']), 'Decide dispute')
    const choice = dialog.getByLabelText(/^Decision/) as HTMLSelectElement
    expect([...choice.options].slice(1).map(({ text }) => text)).toEqual([
      'Stands: the $3,000 is promised again, with its guarantee',
      'Reversed: it stays reversed',
    ])
    api.answer(`${ROW}/resolve`, {})
    await decide(dialog, 'stands')
    await isClosed()
    expect(toast()).toBe('Dispute decided / The reward is promised again.')
  })

  test('the payment of a disputed reward can be confirmed', async () => {
    const { dialog } = await ask(disputed(['due', 'paid', 'disputed']), 'Confirm receipt')
    expect(dialog.getByRole('form', { name: 'Confirm receipt' })).toBeDefined()
  })

  test('a decision on a paid-out reward offers no reversal', async () => {
    const { dialog } = await ask(disputed(['due', 'paid', 'received', 'paid-out', 'disputed']), 'Decide dispute')
    const choice = dialog.getByLabelText(/^Decision/) as HTMLSelectElement
    expect([...choice.options].map(({ value }) => value)).toEqual(['', 'stands'])
  })

  test('a decision needs an outcome and a reason', async () => {
    const { dialog } = await ask(disputed(), 'Decide dispute')
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }))
    expect(await dialog.findByText('Please decide: stands, or reversed')).toBeDefined()
    expect(dialog.getByText('Please say why')).toBeDefined()
    expect(api.sent(`${ROW}/resolve`)).toEqual([])
  })

  test.each([
    ['stands', 'The reward stands.'],
    ['reversed', 'The reward is reversed. Nothing is owed.'],
  ])('a decision is sent with its outcome: %s', async (outcome, words) => {
    const { dialog } = await ask(disputed(), 'Decide dispute')
    api.answer(`${ROW}/resolve`, {})
    const letGo = api.hold(`${ROW}/resolve`)
    await decide(dialog, outcome)
    expect(await dialog.findByRole('button', { name: 'Deciding...' })).toBeDefined()
    letGo()
    await isClosed()
    expect(api.sent(`${ROW}/resolve`)).toEqual([{ outcome, reason: 'As agreed.' }])
    expect(toast()).toBe(`Dispute decided / ${words}`)
  })

  test("Back keeps a decision's outcome and reason", async () => {
    const { dialog } = await ask(disputed(), 'Decide dispute')
    await userEvent.selectOptions(dialog.getByLabelText(/^Decision/), 'reversed')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'It never began.')
    await goBack()
    await isClosed()
    cleanup()
    const again = (await ask(disputed(), 'Decide dispute')).dialog
    const given = [/^Decision/, /^Reason/].map((label) => (again.getByLabelText(label) as HTMLInputElement).value)
    expect(given).toEqual(['reversed', 'It never began.'])
  })

  test('a decision already made by another operator says so', async () => {
    const { dialog } = await ask(disputed(), 'Decide dispute')
    api.answer(`${ROW}/resolve`, { detail: 'This was reversed already.' }, 409)
    await decide(dialog, 'stands')
    await isClosed()
    expect(toast()).toBe('Failed to decide the dispute / This was reversed already.')
  })
})
