import { chosenIn } from '@goodword/contract/brief'
import { briefFault } from '@goodword/contract/chosen-brief'
import type { changeJob } from '@goodword/contract/job-changes'
import { payFaults } from '@goodword/contract/jobs'
import { sameValue } from '@goodword/contract/same-value'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Transaction } from '../../../db/connect/client.ts'
import { companies } from '../../../db/schema/companies.ts'
import { jobVersions } from '../../../db/schema/job-versions.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { VERSIONED_FIELDS, type VersionedPosting } from '../../../db/versioned-posting.ts'
import { BadInput, Conflict } from '../../../errors.ts'
import { takeFromLimit } from '../../../rate-limits/take-from-limit.ts'
import { refuseLookAlike } from '../../companies/refuse-look-alike.ts'
import type { MyLockedJob } from './lock-my-job.ts'
import { refuseForeignLogo } from './refuse-foreign-logo.ts'
import { toStore, withTyped } from './typed-posting.ts'

/** Changed postings of one company. */
const PER_HOUR = 120
const HOUR = 3600
const SAVED_MEANWHILE =
  'Somebody has changed this posting since you opened it. Nothing was saved: load what is stored, then make your change again.'
const POSTED_MEANWHILE =
  'This draft was published since you opened it. Nothing was saved: load what is stored, then make your change again.'

type Change = z.output<typeof changeJob.body>

/**
 * Changes what a posting says, and keeps the version it replaces (docs/rules.md#a-posting-can-be-edited), as a part of the
 * transaction that has locked the job.
 * @returns the names of the fields that changed; none where all is as it was
 * @throws Conflict where it is not the version any more that the editor read; BadInput for pay that breaks a rule together with what is
 * stored, a brief with a sentence that is not in the posting, a logo of somebody else, and a name like one that another company has proven; TooMany
 */
export async function editPosting(
  tx: Transaction,
  userId: string,
  job: MyLockedJob,
  change: Change,
): Promise<(keyof VersionedPosting)[]> {
  if (change.isDraft && !job.isDraft) throw new Conflict(POSTED_MEANWHILE)
  const posting = changedPosting(job.posting, change)
  const changed = VERSIONED_FIELDS.filter(
    // Only with its text.
    (name) => name !== 'writtenWithAi' && !sameValue(typedValue(posting, name), typedValue(job.posting, name)),
  )
  if (changed.length === 0) return changed
  if (change.version !== undefined && change.version !== job.version) throw new Conflict(SAVED_MEANWHILE)
  if (changed.includes('companyLogo')) {
    const [company] = await tx.select({ logo: companies.logo }).from(companies).where(eq(companies.id, job.companyId))
    const owner = { userId, companyId: job.companyId, companyLogo: company?.logo ?? null }
    await refuseForeignLogo(tx, owner, posting.companyLogo)
  }
  if (changed.includes('companyName') && !job.isDraft) await refuseLookAlike(tx, userId, posting.companyName)
  await takeFromLimit(tx, `edits:${job.companyId}`, PER_HOUR, HOUR, 'Your company has changed its jobs many times.')
  if (job.isDraft)
    await tx
      .update(jobs)
      .set({ ...posting, version: job.version + 1 })
      .where(eq(jobs.id, job.id))
  else await keepVersion(tx, { userId, job, posting, changed })
  return changed
}

/** @throws BadInput for pay that breaks a rule, but in a draft */
function changedPosting(stored: VersionedPosting, change: Change): VersionedPosting {
  const posting = withTyped(stored, change)
  const faults = change.isDraft ? [] : payFaults(posting)
  // The first of each field, as a form has them.
  if (faults[0]) throw new BadInput(faults[0][1], Object.fromEntries(faults.toReversed()))
  const foreign = change.isDraft ? undefined : briefFault(posting, change.brief)
  if (foreign) throw new BadInput(foreign, { brief: foreign })
  return toStore(posting)
}

/** A field as somebody typed it: lines of a brief that were picked again with a new text are no change of their own. */
function typedValue(posting: VersionedPosting, name: keyof VersionedPosting): unknown {
  return name === 'brief' ? chosenIn(posting.brief) : posting[name]
}

interface Edit {
  userId: string
  job: MyLockedJob
  posting: VersionedPosting
  changed: (keyof VersionedPosting)[]
}

async function keepVersion(tx: Transaction, { userId, job, posting, changed }: Edit): Promise<void> {
  const { id: jobId, version } = job
  const first = { jobId, version, at: job.createdAt, savedBy: job.postedBy, posting: job.posting, changed: [] }
  if (!job.editedAt) await tx.insert(jobVersions).values(first)
  // The time of the change, not of the transaction, which may have waited for an invitation that still had the version before.
  const at = sql`clock_timestamp()`
  const [kept] = await tx
    .insert(jobVersions)
    .values({ jobId, version: version + 1, at, savedBy: userId, posting, changed })
    .returning({ at: jobVersions.at })
  const edited = { ...posting, version: version + 1, editedAt: kept?.at }
  await tx.update(jobs).set(edited).where(eq(jobs.id, jobId))
}
