import type { ReferralLookup } from '@goodword/contract/referrals'
import { eq } from 'drizzle-orm'
import { postingColumns } from '../../db/posting-columns.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import { shownLogo } from '../../db/shown-logo.ts'
import type { Deps } from '../../deps.ts'
import { deadLink, liveLink } from '../links/live-link.ts'
import { findOwnApplication } from './find-own-application.ts'

/**
 * What the holder of a personal link sees; never the candidate's address, as links get forwarded
 * (docs/rules.md#the-links-page-never-shows-the-invited-address). After a submission the link stays open: it is the
 * candidate's own (docs/rules.md#after-the-submission-the-link-is-the-candidates-own-page).
 * @throws NotFound, alike for an unknown, expired, declined and erased one
 * (docs/rules.md#every-dead-link-answers-alike)
 */
export async function findReferralByToken({ db }: Pick<Deps, 'db'>, token: string): Promise<ReferralLookup> {
  const [found] = await db
    .select(columns)
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(liveLink(token))
  if (!found) throw deadLink()
  const { candidateName, ...reply } = found
  const { id, progress } = reply.referral
  // Before the submission, when the page must be there soonest, there is nothing more to ask the database for.
  const isAnswered = progress === 'applied' || progress === 'withdrawn'
  return {
    ...reply,
    candidate: split(candidateName),
    application: isAnswered ? await findOwnApplication(db, id) : null,
  }
}

/** The name the referrer typed, for the two fields of the form: the first word, and the rest. */
function split(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

const columns = {
  referral: { id: referrals.id, message: referrals.message, progress: referrals.progress },
  job: postingColumns,
  company: { name: jobs.companyName, logo: shownLogo },
  referrer: { firstName: users.firstName, lastName: users.lastName },
  candidateName: referrals.candidateName,
}
