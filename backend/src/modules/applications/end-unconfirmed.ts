import { UNCONFIRMED_DAYS } from '@goodword/contract/limits'
import { and, eq, exists, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import type { Mail } from '../../letters/mail.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { endApplication } from './end-application.ts'

interface Means extends Pick<Deps, 'db' | 'storage' | 'log'> {
  mail: Pick<Mail, 'forget'>
}

const owners = alias(applications, 'owners')

/**
 * Ends applications whose address nobody confirmed in the 14 days since it was asked, or whose owner has applied since; not one that
 * led to a hire (docs/rules.md#an-unconfirmed-application-ends). One transaction each.
 * @param which a condition on the application; without it all are looked at
 * @returns how many
 */
export async function endUnconfirmed(means: Means, which?: SQL): Promise<number> {
  const { db, mail, log } = means
  const over = await findOver(db, which)
  for (const { referralId } of over) {
    const discarded = await db.transaction(async (tx) => {
      await lockInOrder(tx, eq(referrals.id, referralId))
      const [application] = await findOver(tx, eq(applications.referralId, referralId))
      // Its link is dead, and the referrer may invite the person again.
      const ended = { tokenHash: referralId, tokenExpiresAt: sql`now()` }
      return application ? endApplication(tx, mail, application, ended) : []
    })
    await removeFiles(means, discarded)
  }
  if (over.length > 0) log.info({ ended: over.length }, 'unconfirmed applications ended')
  return over.length
}

/** How many it would end. */
export async function countUnconfirmed({ db }: Pick<Deps, 'db'>): Promise<number> {
  return (await findOver(db)).length
}

function findOver(db: Connection, which?: SQL) {
  const hasApplied = db
    .select({ id: owners.id })
    .from(owners)
    .where(
      and(
        eq(owners.jobId, applications.jobId),
        eq(owners.candidateKey, applications.candidateKey),
        isNotNull(owners.confirmedAt),
        // Whoever types the address of somebody who has applied already must not learn of it by this.
        gt(owners.confirmedAt, applications.createdAt),
      ),
    )
  // Nothing ends that nobody was asked about.
  const isLongAgo = lt(applications.askedAt, sql`now() - ${`${UNCONFIRMED_DAYS} days`}::interval`)
  return db
    .select({ id: applications.id, referralId: applications.referralId, jobId: applications.jobId })
    .from(applications)
    .where(
      and(isNull(applications.confirmedAt), ne(applications.status, 'hired'), which, or(isLongAgo, exists(hasApplied))),
    )
}
