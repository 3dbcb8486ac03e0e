import type { AccountKind, Statement } from '@goodword/contract/statement'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { rewards } from '../../db/schema/rewards.ts'
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
  const found = await db.select().from(accounts).where(inArray(accounts.id, ids))
  const balances = new Map(found.map(({ id, balanceCents }) => [id, Math.abs(balanceCents)]))
  const sumOf = (some: readonly AccountKind[]) =>
    some.reduce((sum, kind) => sum + (balances.get(`${kind}/${id}`) ?? 0), 0)
  const amount = party === 'recommender' ? sql`${rewards.grossCents} - ${rewards.shareCents}` : rewards.grossCents
  const [reversed] = await db
    .select({ cents: sql<string>`coalesce(sum(${amount}), 0)` })
    .from(rewards)
    .where(and(which, eq(rewards.state, 'reversed')))
  const { held, due, paid } = kinds
  return { held: sumOf(held), due: sumOf(due), paid: sumOf(paid), reversed: Number(reversed?.cents) }
}
