import type { OpenedBy } from '@goodword/contract/referrals'
import { said } from '@goodword/languages/texts'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { isOpenInvitation } from '../../db/is-open-invitation.ts'
import { candidateLinks } from '../../db/schema/candidate-links.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { NotFound } from '../../errors.ts'
import { hashToken } from './link-token.ts'

/** Read beside the referral that the condition is about. */
const invitations = alias(referrals, 'invitations')

/** A token as we make them. Anything else was never one of ours. */
const TOKEN = /^[\w-]{43}$/

/**
 * The condition that finds the referral of a link that still opens: an invitation that is unanswered and has not run out,
 * and every link of one that was used to apply.
 * @throws NotFound for what is no token
 */
export function liveLink(db: Connection, token: string): SQL | undefined {
  if (!TOKEN.test(token)) throw deadLink()
  const hash = hashToken(token)
  const isAnswered = inArray(referrals.progress, ['applied', 'withdrawn'])
  const invitation = db.select({ id: invitations.id }).from(invitations).where(eq(invitations.tokenHash, hash))
  const link = db
    .select({ id: candidateLinks.referralId })
    .from(candidateLinks)
    .where(eq(candidateLinks.tokenHash, hash))
  // Two look-ups by key, each read once: a condition on either, or a set of both, may lead the planner to read all referrals.
  return and(sql`${referrals.id} = coalesce((${invitation}), (${link}))`, or(isOpenInvitation, isAnswered))
}

/** Which of a referral's links it is, as a column. */
export function openedBy(token: string): SQL<OpenedBy> {
  const hash = hashToken(token)
  return sql<OpenedBy>`case when ${referrals.tokenHash} = ${hash} then 'invitation'
    else (select kind from ${candidateLinks} where ${candidateLinks.tokenHash} = ${hash}) end`
}

/** Unknown, expired, declined and erased links answer alike (docs/rules.md#every-dead-link-answers-alike). */
export function deadLink(): NotFound {
  return new NotFound(said('This referral link is invalid or has expired.'))
}
