import type { OperatorReward } from '@goodword/contract/operator-rewards'
import type { StatementRow } from '@goodword/contract/statement'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedIn } from '../../auth/actor.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { isAmong } from '../../auth/is-same-person.ts'
import { membersOf } from '../../auth/members-of.ts'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { users } from '../../db/schema/users.ts'
import { disputesOf } from './disputes-of.ts'

const recommenders = alias(users, 'recommenders')

/** Adds to rows, in their order, whose they are and what was said in disputes; by two statements however many there are. */
export async function addParties(
  db: Connection,
  { userId, email }: Pick<SignedIn, 'userId' | 'email'>,
  rows: readonly StatementRow[],
): Promise<OperatorReward[]> {
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select({
      id: rewards.id,
      recommenderId: rewards.recommenderId,
      recommenderEmail: recommenders.email,
      companyId: rewards.companyId,
    })
    .from(rewards)
    .leftJoin(recommenders, eq(recommenders.id, rewards.recommenderId))
    .where(isOneOf(rewards.id, ids))
  const self = { userId, inbox: inboxKey(email) }
  const members = await membersOf(
    db,
    found.map(({ companyId }) => companyId),
  )
  const partiesOf = new Map(found.map((parties) => [parties.id, parties]))
  const disputes = await disputesOf(db, found)
  return rows.flatMap((row) => {
    const parties = partiesOf.get(row.id)
    if (!parties) return []
    const { recommenderId, recommenderEmail, companyId } = parties
    const recommender = { userId: recommenderId, inbox: inboxKey(recommenderEmail ?? '') }
    return {
      ...row,
      since: row.explains.findLast(({ kind }) => kind === 'fact')?.at ?? row.at,
      recommenderId,
      isOwn: isAmong(self, [recommender, ...members(companyId)]),
      disputes: disputes(row.id),
    }
  })
}
