import type { ReferralQuery } from '@goodword/contract/referrals'
import type { ReferralTurn } from '@goodword/contract/statuses'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isOpenInvitation } from '../../db/is-open-invitation.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { shownStatus } from '../../telling/shown-status.ts'
import { referralColumns } from './referral-columns.ts'

/** The condition on referrals, with their jobs and terms, that a person's own list asks for them. */
export function isAskedFor(referrerId: string, { q = '', turn }: Pick<ReferralQuery, 'q' | 'turn'>): SQL | undefined {
  const text = q.trim()
  return and(eq(referrals.referrerId, referrerId), text ? hasText(text) : undefined, turn && IS_TURN_OF[turn])
}

/** Plain text, in whatever case it was typed. */
function hasText(text: string): SQL {
  const { candidateName, candidateEmail, job, company } = referralColumns
  const texts = sql.join([candidateName, candidateEmail, job.title, company.name], sql`, `)
  // A line break parts the texts: nobody can type one in a search field.
  return sql`strpos(lower(concat_ws(e'\n', ${texts})), lower(${text})) > 0`
}

const waitsForCompany = sql`(${referrals.progress} = 'applied'
  and coalesce(${shownStatus('recommender')}, 'applied') in ('applied', 'interview'))`

const IS_TURN_OF: Record<ReferralTurn, SQL | undefined> = {
  candidate: isOpenInvitation,
  company: waitsForCompany,
  over: sql`not (${isOpenInvitation}) and not ${waitsForCompany}`,
}
