import { ACCOUNT_KINDS, type TrialBalance } from '@goodword/contract/statement'
import { sql } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { accounts } from '../../db/schema/accounts.ts'
import type { Deps } from '../../deps.ts'

/**
 * What is in all accounts, by kind. The sum is 0 as long as nobody has written past the ledger.
 * @throws Unauthenticated for guests, NotFound for everyone who is no operator
 */
export async function trialBalance({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<TrialBalance> {
  requireOperator(actor)
  const kind = sql<string>`split_part(${accounts.id}, '/', 1)`
  const found = await db
    .select({ kind, count: sql<string>`count(*)`, balance: sql<string>`sum(${accounts.balanceCents})` })
    .from(accounts)
    .groupBy(kind)
  const byKind = new Map(found.map((row) => [row.kind, row]))
  const rows = ACCOUNT_KINDS.map((account) => {
    const { count = 0, balance = 0 } = byKind.get(account) ?? {}
    return { account, count: Number(count), balance: Number(balance) }
  })
  return { currency: 'USD', sum: rows.reduce((sum, { balance }) => sum + balance, 0), accounts: rows }
}
