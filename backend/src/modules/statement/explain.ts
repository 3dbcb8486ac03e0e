import { formatCents } from '@goodword/contract/format-cents'
import { quoted } from '@goodword/contract/quoted'
import { NAMELESS } from '@goodword/contract/referrer-name'
import type { AccountKind, Explanation, FactKind } from '@goodword/contract/statement'
import { accountKindOf } from '../../money/ledger/account-kind-of.ts'
import type { Reward } from '../../money/ledger/post-fact.ts'
import type { History } from './history-of.ts'

/** What each fact says, to whoever reads the statement. */
const SENTENCES: Record<FactKind, string> = {
  promised: 'The hire was recorded, and the bonus is promised.',
  due: 'The guarantee has passed: the bonus is due.',
  paid: 'The company says that it has paid.',
  received: 'The payment of the company was received.',
  'paid-out': 'The recommender was paid.',
  reversed: 'The bonus was reversed: nothing is owed any more.',
  disputed: 'It was disputed: an operator decides.',
  resolved: 'The dispute was decided.',
}

/** What the accounts hold, in words. */
const ACCOUNTS: Record<AccountKind, string> = {
  'company-held': 'what the company may owe',
  'company-due': 'what the company owes',
  settlement: 'what is on its way from the company',
  'company-paid': 'what the company has paid',
  'recommender-held': 'what is held for the recommender',
  'recommender-due': 'what is due to the recommender',
  'recommender-paid': 'what the recommender was paid',
  'goodword-held': 'what is held for Goodword',
  'goodword-due': 'what is due to Goodword',
  'goodword-paid': 'what Goodword was paid',
}

/**
 * What an amount rests on (docs/rules.md#every-amount-explains-itself): the terms, the hire, then what happened and each
 * transfer, in the order of time.
 * @param frozenAt when the terms were written down
 * @param readers.speakerOf the name of whoever did it, as far as the reader may know
 */
export function explain(
  reward: Reward,
  frozenAt: Date,
  { facts, transfers }: History,
  { speakerOf }: Readers,
): Explanation[] {
  return [
    { kind: 'terms', at: frozenAt.toISOString(), text: reward.terms, hash: reward.termsHash },
    { kind: 'hire', at: reward.hiredAt.toISOString(), text: 'The company set the status to hired.' },
    ...facts.flatMap((fact): Explanation[] => [
      {
        ...{ kind: 'fact', fact: fact.kind, at: fact.createdAt.toISOString() },
        text: sentenceOf(fact, reward, speakerOf(fact.actorId)),
      },
      ...transfers.filter(({ kind }) => kind === fact.kind).map(explainTransfer),
    ]),
  ]
}

interface Readers {
  speakerOf: (actorId: string | null) => string | undefined
}

function sentenceOf(
  { kind, reason, reference }: History['facts'][number],
  { occurrence }: Reward,
  by: string | undefined,
): string {
  const isAgain = kind === 'promised' && occurrence > 1
  return [
    isAgain ? 'The bonus is promised again.' : SENTENCES[kind],
    by && (by === NAMELESS ? 'By a colleague.' : `By ${quoted(by)}.`),
    reference && `Reference: ${quoted(reference)}`,
    reason && `Reason: ${quoted(reason)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function explainTransfer({ id, kind, createdAt, amountCents, reverses, ...transfer }: History['transfers'][number]) {
  const [from, to] = [accountKindOf(transfer.fromAccount), accountKindOf(transfer.toAccount)]
  return {
    kind: 'transfer' as const,
    fact: kind,
    at: createdAt.toISOString(),
    text: `${formatCents(amountCents)} ${movedBetween(from, to)}`,
    id,
    amount: amountCents,
    from,
    to,
    ...(reverses && { reverses }),
  }
}

/**
 * A transfer between two accounts of debt goes against the order of time, as they are below zero: from 'due' to 'held' says that
 * what was held is due now. It is told in the order of time.
 */
function movedBetween(from: AccountKind, to: AccountKind): string {
  const isDebt = (kind: AccountKind) => kind === 'settlement' || kind.startsWith('company-')
  if (isDebt(from) && isDebt(to)) return `of ${ACCOUNTS[to]} are now ${ACCOUNTS[from]}`
  return `from ${ACCOUNTS[from]} to ${ACCOUNTS[to]}`
}
