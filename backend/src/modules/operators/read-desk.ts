import type { Desk } from '@goodword/contract/operators'
import { eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { letters } from '../../db/schema/letters.ts'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { reports } from '../../db/schema/reports.ts'
import { suppressions } from '../../db/schema/suppressions.ts'
import type { Deps } from '../../deps.ts'
import { countWaiting } from './count-waiting.ts'

/**
 * How much waits for an operator, and how many addresses get no letters: they are hashes, and a number is all there is to see.
 * @throws Unauthenticated, NotFound for everybody who is no operator
 */
export async function readDesk({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Desk> {
  requireOperator(actor)
  const [parkedLetters, rollouts, reported, forEver, forNow, rewards] = await Promise.all([
    db.$count(letters, eq(letters.state, 'parked')),
    db.$count(releasePointers, lt(releasePointers.percent, 100)),
    db.$count(reports, isNull(reports.answeredAt)),
    db.$count(suppressions, isNull(suppressions.until)),
    db.$count(suppressions, gt(suppressions.until, sql`now()`)),
    countWaiting(db),
  ])
  return { parkedLetters, rollouts, reports: reported, suppressions: { forEver, forNow }, rewards }
}
