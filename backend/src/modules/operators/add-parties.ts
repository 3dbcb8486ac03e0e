import type { OperatorReward } from '@goodword/contract/operator-rewards'
import type { StatementRow } from '@goodword/contract/statement'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { companies } from '../../db/schema/companies.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { disputesOf } from './disputes-of.ts'

/** Adds to rows, in their order, whose they are and what was said in disputes; by two statements however many there are. */
export async function addParties(
  db: Connection,
  { userId }: Pick<SignedIn, 'userId'>,
  rows: readonly StatementRow[],
): Promise<OperatorReward[]> {
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select({ id: rewards.id, recommenderId: rewards.recommenderId, ownerId: companies.ownerId })
    .from(rewards)
    .leftJoin(companies, eq(companies.id, rewards.companyId))
    .where(isOneOf(rewards.id, ids))
  const partiesOf = new Map(found.map((parties) => [parties.id, parties]))
  const disputes = await disputesOf(db, found)
  return rows.flatMap((row) => {
    const parties = partiesOf.get(row.id)
    if (!parties) return []
    const { recommenderId, ownerId } = parties
    return {
      ...row,
      since: row.explains.findLast(({ kind }) => kind === 'fact')?.at ?? row.at,
      recommenderId,
      isOwn: recommenderId === userId || ownerId === userId,
      disputes: disputes(row.id),
    }
  })
}
