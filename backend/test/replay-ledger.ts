import type { Database } from '../src/db/connect/client.ts'
import { accounts } from '../src/db/schema/accounts.ts'
import { rewards } from '../src/db/schema/rewards.ts'
import { transfers } from '../src/db/schema/transfers.ts'

/** What is in a ledger, read from its transfers and accounts alone; none of it by `checkLedger`. */
export interface Replay {
  rewards: number
  transfers: number
  accounts: number
  /** Of all transfers, in cents. */
  moved: number
  /** Of all balances: 0, in cents. */
  sum: number
  /** Accounts whose balance is not what a replay of all transfers gives. */
  differing: number
  /** Accounts of a company that are above zero, and others that are below. */
  belowNothing: number
  /** Applications with more than one promise that stands. */
  doublePromises: number
}

/** Reads the whole ledger, and plays its transfers once more. */
export async function replayLedger(db: Database): Promise<Replay> {
  const [held, moves, promises] = [
    await db.select().from(accounts),
    await db.select().from(transfers),
    await db.select().from(rewards),
  ]
  const replayed = new Map<string, number>()
  const add = (id: string, cents: number) => replayed.set(id, (replayed.get(id) ?? 0) + cents)
  for (const { fromAccount, toAccount, amountCents } of moves) {
    add(fromAccount, -amountCents)
    add(toAccount, amountCents)
  }
  const known = new Map(held.map(({ id, balanceCents }) => [id, balanceCents]))
  const standing = Map.groupBy(
    promises.filter(({ state }) => state !== 'reversed'),
    ({ applicationId }) => applicationId,
  )
  return {
    rewards: promises.length,
    transfers: moves.length,
    accounts: held.length,
    moved: sumOf(moves.map(({ amountCents }) => amountCents)),
    sum: sumOf([...known.values()]),
    differing: [...new Set([...known.keys(), ...replayed.keys()])].filter((id) => known.get(id) !== replayed.get(id))
      .length,
    belowNothing: held.filter(({ id, balanceCents }) =>
      /^(company|settlement)/.test(id) ? balanceCents > 0 : balanceCents < 0,
    ).length,
    doublePromises: [...standing.values()].filter((all) => all.length > 1).length,
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, cents) => sum + cents, 0)
}
