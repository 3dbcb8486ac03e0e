import type { CandidateData } from '@goodword/contract/candidate'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { deadLink, liveLink } from '../links/live-link.ts'
import { findOwnApplication } from './find-own-application.ts'
import { receiptFor } from './find-receipt.ts'

const TO_CANDIDATE = ['invitation', 'application-confirmation', 'status-update']

/** All we hold about whom a link belongs to. @throws NotFound for a bad link */
export async function collectData({ db, env }: Pick<Deps, 'db' | 'env'>, token: string): Promise<CandidateData> {
  const [found] = await db
    .select({ referral: referrals, job: jobs, firstName: users.firstName, lastName: users.lastName })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(liveLink(token))
  if (!found) throw deadLink()
  const { referral, job, firstName, lastName } = found
  const [application] = await db.select().from(applications).where(eq(applications.referralId, referral.id))
  const standing = await findOwnApplication(db, referral.id)
  return {
    invitation: {
      name: referral.candidateName,
      email: application ? referral.candidateEmail : masked(referral.candidateEmail),
      message: referral.message,
      from: `${firstName} ${lastName}`.trim(),
      progress: referral.progress,
      invitedAt: referral.createdAt.toISOString(),
      expiresAt: referral.tokenExpiresAt.toISOString(),
    },
    job: { title: job.title, company: job.companyName, location: job.location, type: job.type },
    application:
      application && standing
        ? {
            ...standing,
            firstName: application.firstName,
            lastName: application.lastName,
            email: application.email,
            phone: application.phone,
            coverLetter: application.coverLetter,
            documents: await documentsOf(db, application.id),
          }
        : null,
    letters: await lettersTo(db, referral.id, application?.id),
    receipt: await receiptFor(db, env, referral.id),
  }
}

/**
 * A forwarded link must not tell the address it was sent to
 * (docs/rules.md#the-links-page-never-shows-the-invited-address).
 */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1•••')
}

async function documentsOf(db: Connection, applicationId: string) {
  const rows = await db
    .select()
    .from(objects)
    .where(and(eq(objects.applicationId, applicationId), eq(objects.state, 'attached')))
    .orderBy(asc(objects.purpose), asc(objects.position))
  return rows.map(({ purpose, contentType, size, attachedAt }) => ({
    kind: purpose ?? 'additional',
    type: contentType,
    size,
    uploadedAt: attachedAt?.toISOString() ?? null,
  }))
}

async function lettersTo(db: Connection, referralId: string, applicationId: string | undefined) {
  const rows = await db
    .select({ kind: letters.kind, sentAt: letters.sentAt })
    .from(letters)
    .where(or(eq(letters.referralId, referralId), applicationId ? eq(letters.applicationId, applicationId) : undefined))
    .orderBy(asc(letters.createdAt), asc(letters.id))
  return rows
    .filter(({ kind }) => TO_CANDIDATE.includes(kind))
    .map(({ kind, sentAt }) => ({ kind, sentAt: sentAt?.toISOString() ?? null }))
}
