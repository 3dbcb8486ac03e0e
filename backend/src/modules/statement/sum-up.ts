import type { AccountKind, Statement } from '@goodword/contract/statement'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { untoldFacts } from '../../db/schema/untold-facts.ts'
import { isUntold } from '../../telling/is-promise-told.ts'
import { standingFor } from './shown-reward.ts'
import type { Side } from './side-of.ts'

/** In which accounts a party sees what is held, due and paid. */
const ACCOUNTS = {
  recommender: { held: ['recommender-held'], due: ['recommender-due'], paid: ['recommender-paid'] },
  company: { held: ['company-held'], due: ['company-due'], paid: ['settlement', 'company-paid'] },
} as const satisfies Record<Side['party'], Record<'held' | 'due' | 'paid', readonly AccountKind[]>>

type Sums = Pick<Statement, 'held' | 'due' | 'paid' | 'reversed'>

/** What is held, due and paid, as the accounts say, and what was reversed; whole cents, none of them below zero. */
export async function sumUp(db: Connection, { party, id, which }: Side): Promise<Sums> {
  if (id === null) return { held: 0, due: 0, paid: 0, reversed: 0 }
  const kinds = ACCOUNTS[party]
  const ids = Object.values<readonly AccountKind[]>(kinds).flatMap((some) => some.map((kind) => `${kind}/${id}`))
  const sumOf = (some: readonly AccountKind[]) =>
    some.reduce((sum, kind) => sum + (balances.get(`${kind}/${id}`) ?? 0), 0)
  const amount = party === 'recommender' ? sql`${rewards.grossCents} - ${rewards.shareCents}` : rewards.grossCents
  // One statement: the dashboards wait for it.
  const found = await unionAll(
    db
      .select({ id: accounts.id, cents: sql<string>`${accounts.balanceCents}` })
      .from(accounts)
      .where(inArray(accounts.id, ids)),
    db
      .select({ id: sql<string>`'reversed'`, cents: sql<string>`coalesce(sum(${amount}), 0)` })
      .from(rewards)
      .where(and(which, eq(standingFor(party).state, 'reversed'))),
  )
    .prepare('sums of a statement')
    .execute()
  const balances = new Map(found.map(({ id, cents }) => [id, Math.abs(Number(cents))]))
  // What happened with a hire and was not told to the recommender is in the accounts already.
  const untold = party === 'recommender' ? await untoldHeld(db, id) : 0
  const { held, due, paid } = kinds
  return { held: sumOf(held) + untold, due: sumOf(due), paid: sumOf(paid), reversed: balances.get('reversed') ?? 0 }
}

/** What a recommender is shown as held, and is not any more; below zero where it is more, and they were not told. */
async function untoldHeld(db: Connection, recommenderId: string): Promise<number> {
  const share = sql`${rewards.grossCents} - ${rewards.shareCents}`
  const isPromise = isUntold(['promised'])
  const [found] = await db
    .select({
      cents: sql<string>`coalesce(sum(case
        when ${isPromise} and ${rewards.state} = 'held' then -(${share})
        when not ${isPromise} and ${isUntold(['reversed'])} then ${share} else 0 end), 0)`,
    })
    .from(rewards)
    .where(
      and(
        eq(rewards.recommenderId, recommenderId),
        inArray(rewards.id, db.select({ id: untoldFacts.rewardId }).from(untoldFacts)),
      ),
    )
    .prepare('untold held')
    .execute()
  return Number(found?.cents ?? 0)
}
