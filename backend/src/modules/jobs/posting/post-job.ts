import { LOGO_PATH } from '@goodword/contract/companies'
import type { postJob as call, MyJob } from '@goodword/contract/jobs'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import type { Transaction } from '../../../db/connect/client.ts'
import { companies } from '../../../db/schema/companies.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { objects } from '../../../db/schema/objects.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { BadInput, CompanySetupNeeded, Forbidden, KeyReused } from '../../../errors.ts'
import { takeFromLimit } from '../../../rate-limits/take-from-limit.ts'
import { refuseLookAlike } from '../../companies/refuse-look-alike.ts'
import { myJobs } from './my-jobs.ts'

/** Postings of one company. */
const PER_HOUR = 60
const HOUR = 3600

/**
 * Posts a job of the manager's company.
 * @param idempotencyKey the same one again answers the job it made the first time
 * (docs/rules.md#a-repeated-request-has-one-result)
 * @returns the job as its manager sees it
 * @throws Forbidden for everyone else, CompanySetupNeeded, BadInput for a logo of somebody else or a name like one that another
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
  const [company] = await db.select().from(companies).where(eq(companies.ownerId, userId))
  if (!company) throw new CompanySetupNeeded()
  const { companyLogo, hasReferralBonus, referralBonus, ...posting } = input
  // A bonus that is not offered is not kept, whatever number came with it
  // (docs/rules.md#a-bonus-that-is-not-offered-is-not-kept).
  const bonus = hasReferralBonus ? (referralBonus ?? null) : null
  if (companyLogo && companyLogo !== company.logo && !(await isOwnLogo(deps, userId, companyLogo))) {
    throw new BadInput('Please upload the logo again.', { companyLogo: 'Please upload the logo again.' })
  }
  const values = {
    ...posting,
    companyLogo,
    referralBonus: bonus,
    companyId: company.id,
    postedBy: userId,
    idempotencyKey,
  }
  const posted = await db.transaction(async (tx) => {
    await lockOpenAccount(tx, userId)
    const [made] = await tx.insert(jobs).values(values).onConflictDoNothing().returning({ id: jobs.id })
    if (made) await refuseLookAlike(tx, userId, posting.companyName)
    if (made) await takeFromLimit(tx, `postings:${company.id}`, PER_HOUR, HOUR, 'Your company has posted many jobs.')
    return made
  })
  const id = posted?.id ?? (await postedBefore(deps, company.id, values))
  const [job] = id ? await myJobs(db, userId, eq(jobs.id, id), 1) : []
  if (!job) throw new Error('The job was not posted')
  return job
}

/** @throws Forbidden where the account was closed since the request began: its postings are hidden, and this one comes after them */
async function lockOpenAccount(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, userId)).for('share')
  if (user?.closedAt) throw new Forbidden('The operators closed this account.')
}

type Values = typeof jobs.$inferInsert

/** The path that attaching an uploaded logo answered to this very user. */
async function isOwnLogo({ db }: Pick<Deps, 'db'>, userId: string, path: string): Promise<boolean> {
  const id = LOGO_PATH.exec(path)?.[1]
  if (!id) return false
  return (
    (await db.$count(objects, and(eq(objects.id, id), eq(objects.userId, userId), eq(objects.purpose, 'logo')))) > 0
  )
}

/** @throws KeyReused when the key came with another job */
async function postedBefore({ db }: Pick<Deps, 'db'>, companyId: string, { idempotencyKey, ...values }: Values) {
  if (!idempotencyKey) return undefined
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.idempotencyKey, idempotencyKey)))
  const names = Object.keys(values) as (keyof typeof values)[]
  if (job && names.some((name) => (values[name] ?? null) !== job[name])) throw new KeyReused()
  return job?.id
}
