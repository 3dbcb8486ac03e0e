import type { RewardState } from '@goodword/contract/statement'
import { eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { accountOf } from './account-of.ts'
import { addFact, type Said } from './add-fact.ts'
import { issueInvoice } from './issue-invoice.ts'
import { movesOf } from './moves.ts'

export type Reward = InferSelectModel<typeof rewards>

/** Facts that move money, with where the reward stands after each. */
const STATES = {
  promised: 'held',
  due: 'due',
  paid: 'paid',
  received: 'received',
  'paid-out': 'paid-out',
  reversed: 'reversed',
} as const satisfies Record<string, RewardState>
export type MoneyFact = keyof typeof STATES

/**
 * Posts what happened with a reward, in the transaction of the fact: the fact, its transfers, and where the reward stands now.
 * The database adds both entries of each transfer, and refuses the same fact a second time
 * (docs/decisions/0031-ledger.md).
 * @param reward as it is, held by this transaction; the caller knows that it may happen
 * @throws Error when the reward stands where this moves nothing: a mistake of the caller
 */
export async function postFact(tx: Connection, reward: Reward, kind: MoneyFact, said: Said = {}): Promise<Reward> {
  await addFact(tx, reward, kind, said)
  const parts = {
    gross: reward.grossCents,
    recommender: reward.grossCents - reward.shareCents,
    goodword: reward.shareCents,
  }
  const rows = movesOf(kind, reward.state).map(([from, to, part]) => {
    const reverses =
      kind === 'reversed'
        ? sql`(
      select id from transfers where reward_id = ${reward.id} and kind = 'promised'
        and to_account like ${part === 'recommender' ? 'recommender-%' : 'goodword-%'})`
        : sql`null::uuid`
    return sql`(${reward.id}::uuid, ${kind}, ${accountOf(from, reward)}, ${accountOf(to, reward)}, ${parts[part]}::bigint, ${reverses})`
  })
  // In one statement, so that it takes all accounts in one order. Not by drizzle, which names columns that the server may not write.
  await tx.execute(sql`
    insert into transfers (reward_id, kind, from_account, to_account, amount_cents, reverses)
    values ${sql.join(rows, sql`, `)}`)
  if (kind === 'due') await issueInvoice(tx, reward)
  // A payment may come while it is disputed, which that does not decide.
  const after = { state: STATES[kind], isDisputed: kind !== 'reversed' && reward.isDisputed }
  await tx.update(rewards).set(after).where(eq(rewards.id, reward.id))
  return { ...reward, ...after }
}
