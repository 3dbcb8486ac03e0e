import { briefFault } from '@goodword/contract/chosen-brief'
import type { MyJob } from '@goodword/contract/jobs'
import type { postJob as call } from '@goodword/contract/new-job'
import { sameValue } from '@goodword/contract/same-value'
import { and, asc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import type { Transaction } from '../../../db/connect/client.ts'
import { companyOf } from '../../../db/members/company-of.ts'
import { companies } from '../../../db/schema/companies.ts'
import { companyMembers } from '../../../db/schema/company-members.ts'
import { jobVersions } from '../../../db/schema/job-versions.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { users } from '../../../db/schema/users.ts'
import { VERSIONED_FIELDS, type VersionedPosting } from '../../../db/versioned-posting.ts'
import type { Deps } from '../../../deps.ts'
import { BadInput, CompanySetupNeeded, Forbidden, KeyReused } from '../../../errors.ts'
import { takeFromLimit } from '../../../rate-limits/take-from-limit.ts'
import { refuseLookAlike } from '../../companies/refuse-look-alike.ts'
import { myJobs } from './my-jobs.ts'
import { refuseForeignLogo } from './refuse-foreign-logo.ts'
import { BLANK, toStore, withTyped } from './typed-posting.ts'

/** Postings of one company. */
const PER_HOUR = 60
const HOUR = 3600

/**
 * Posts a job of the manager's company, or keeps a draft of one (docs/rules.md#a-draft-is-its-companys).
 * @param idempotencyKey the same one again answers the job it made the first time
 * (docs/rules.md#a-repeated-request-has-one-result)
 * @returns the job as its manager sees it
 * @throws Forbidden for everyone else, CompanySetupNeeded, BadInput for a logo of somebody else, a brief with a sentence that is not in the posting, or a name like one that another
 * company has proven, KeyReused, TooMany
 */
export async function postJob(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: z.output<typeof call.body>,
  idempotencyKey?: string,
): Promise<MyJob> {
  const { userId } = requireManager(actor, 'Only hiring managers can post jobs.')
  const { db } = deps
  const [company] = await db
    .select()
    .from(companies)
    .where(eq(companies.id, companyOf(db, userId)))
  if (!company) throw new CompanySetupNeeded()
  const { isDraft = false } = input
  const foreign = isDraft ? undefined : briefFault(input, input.brief)
  if (foreign) throw new BadInput(foreign, { brief: foreign })
  const posting = toStore(withTyped(BLANK, input))
  await refuseForeignLogo(db, { userId, companyId: company.id, companyLogo: company.logo }, posting.companyLogo)
  // A draft and a posting are two things, although they may have come with the same key.
  const key = idempotencyKey && isDraft ? `draft:${idempotencyKey}` : idempotencyKey
  const owned = { companyId: company.id, postedBy: userId, idempotencyKey: key }
  const values = { ...posting, ...owned, isDraft, isActive: !isDraft }
  const posted = await db.transaction(async (tx) => {
    await lockPoster(tx, userId, company.id)
    const [made] = await tx.insert(jobs).values(values).onConflictDoNothing().returning({ id: jobs.id })
    if (made && !isDraft) await refuseLookAlike(tx, userId, posting.companyName)
    if (made) await takeFromLimit(tx, `postings:${company.id}`, PER_HOUR, HOUR, 'Your company has posted many jobs.')
    return made
  })
  const id = posted?.id ?? (await postedBefore(deps, company.id, key, posting))
  const [job] = id ? await myJobs(db, userId, eq(jobs.id, id), 1) : []
  if (!job) throw new Error('The job was not posted')
  return job
}

/**
 * Holds the account and the company, so that a posting is in before its company's are hidden or handed over, or refused.
 * @throws Forbidden where the account was closed, the person left, or the company has no owner who could answer for it
 */
async function lockPoster(tx: Transaction, userId: string, companyId: string): Promise<void> {
  const [user] = await tx.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, userId)).for('share')
  if (user?.closedAt) throw new Forbidden('The operators closed this account.')
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('share')
  const people = await tx
    .select({ id: users.id, role: companyMembers.role, closedAt: users.closedAt })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
  if (!people.some(({ id }) => id === userId)) throw new Forbidden('You are no longer a member of this company.')
  if (!people.some(({ role, closedAt }) => role === 'owner' && !closedAt))
    throw new Forbidden("The operators closed the account of this company's owner, so nothing can be posted.")
}

/** @throws KeyReused when the key came with another job */
async function postedBefore(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  idempotencyKey: string | undefined,
  posting: VersionedPosting,
) {
  if (!idempotencyKey) return undefined
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.idempotencyKey, idempotencyKey)))
  if (!job) return undefined
  // As it was posted, whatever was changed since.
  const [first] = await db
    .select({ posting: jobVersions.posting })
    .from(jobVersions)
    .where(eq(jobVersions.jobId, job.id))
    .orderBy(asc(jobVersions.version))
    .limit(1)
  const posted: VersionedPosting = first?.posting ?? job
  if (VERSIONED_FIELDS.some((name) => !sameValue(posting[name], posted[name]))) throw new KeyReused()
  return job.id
}
