import { eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../src/auth/actor.ts'
import type { Database } from '../src/db/connect/client.ts'
import { rateLimits } from '../src/db/schema/rate-limits.ts'
import { rewards } from '../src/db/schema/rewards.ts'
import { untoldFacts } from '../src/db/schema/untold-facts.ts'
import type { Deps } from '../src/deps.ts'
import { setApplicationStatus } from '../src/modules/applications/set-application-status.ts'
import { eraseCandidate } from '../src/modules/candidates/erase-candidate.ts'
import { deleteJob } from '../src/modules/jobs/posting/delete-job.ts'
import { confirmPayment } from '../src/modules/statement/confirm-payment.ts'
import { disputeReward } from '../src/modules/statement/dispute-reward.ts'
import { resolveDispute } from '../src/modules/statement/resolve-dispute.ts'
import { sayPaid } from '../src/modules/statement/say-paid.ts'
import { sweepDue } from '../src/money/ledger/sweep-due.ts'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral, makeUser } from './factories.ts'
import { letGuaranteePass } from './let-guarantee-pass.ts'
import type { Fact, Life } from './oracle.ts'

/** An application somebody was recommended for, and what has become of it so far. */
export interface Case {
  applicationId: string
  jobId: string
  /** Of the candidate's own page. */
  link: string
  gross: number
  recommender: SignedIn
  manager: SignedIn
  companyId: string
  life: Life
}

/** People who recommend, hire and are hired, on a server and its database. */
export interface Parties {
  operator: SignedIn
  recommenders: SignedIn[]
  managers: { manager: SignedIn; company: Parameters<typeof makeJob>[1] }[]
}

async function person(db: Database, role: 'referrer' | 'hiring_manager', isOperator = false): Promise<SignedIn> {
  const { id, email, firstName, lastName } = await makeUser(db, {
    role,
    subject: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.org`,
  })
  return { kind: 'user', userId: id, sessionId: id, role, email, firstName, lastName, isOperator }
}

export async function makeParties(db: Database, { recommenders = 15, managers = 5 } = {}): Promise<Parties> {
  const parties: Parties = { operator: await person(db, 'referrer', true), recommenders: [], managers: [] }
  while (parties.recommenders.length < recommenders) parties.recommenders.push(await person(db, 'referrer'))
  while (parties.managers.length < managers) {
    const manager = await person(db, 'hiring_manager')
    parties.managers.push({ manager, company: await makeCompany(db, { ownerId: manager.userId }) })
  }
  return parties
}

/** Somebody new applies. @param pick chooses one of so many */
export async function newCase(db: Database, parties: Parties, pick: (below: number) => number): Promise<Case> {
  const recommender = parties.recommenders[pick(parties.recommenders.length)] as SignedIn
  const { manager, company } = parties.managers[pick(parties.managers.length)] as Parties['managers'][number]
  const referralBonus = 1 + pick(5000)
  const job = await makeJob(db, company, { referralBonus })
  const referral = await makeReferral(db, {
    job,
    referrerId: recommender.userId,
    candidateEmail: `${crypto.randomUUID()}@example.org`,
  })
  const { id } = await makeApplication(db, { referral })
  return {
    applicationId: id,
    jobId: job.id,
    link: await makeLink(db, 'own', referral),
    gross: referralBonus * 100,
    recommender,
    manager,
    companyId: company.id,
    life: { isHired: false, isOver: false, reversed: 0 },
  }
}

/** Seconds. */
const DAY = 86_400
const WORDS = { reason: 'It is not as we said.' }
const REFERENCE = { reference: 'SEPA 7' }

/**
 * Does what a fact says, as whoever may.
 * @param owner the same database as its owner, who alone can let time pass
 * @throws as the verb, where it may not be done
 */
export async function happen(
  deps: Deps,
  owner: Database,
  { operator }: Parties,
  about: Case,
  fact: Fact,
): Promise<unknown> {
  const { applicationId, jobId, recommender, manager, link } = about
  if (fact === 'hire' || fact === 'unhire')
    return setApplicationStatus(deps, manager, applicationId, { status: fact === 'hire' ? 'hired' : 'rejected' })
  if (fact === 'delete job') return deleteJob(deps, manager, jobId)
  if (fact === 'erase') return eraseCandidate(deps, null, link)
  const [last] = await owner
    .select({ id: rewards.id, state: rewards.state })
    .from(rewards)
    .where(eq(rewards.applicationId, applicationId))
    .orderBy(sql`${rewards.occurrence} desc`)
    .limit(1)
  const id = last?.id ?? crypto.randomUUID()
  // By then everybody was told of what had happened.
  await owner.delete(untoldFacts).where(eq(untoldFacts.rewardId, id))
  if (fact === 'due') {
    // Promised anew, a reversed one would take its time with it.
    if (last?.state !== 'reversed') await letGuaranteePass(owner, id)
    await sweepDue(deps)
    // A disputed one stays: no other sweep is to find it.
    return letGuaranteePass(owner, id, -DAY)
  }
  if (fact === 'paid') return sayPaid(deps, manager, id, REFERENCE)
  if (fact === 'received' || fact === 'paid-out') return confirmPayment(deps, operator, id, fact, REFERENCE)
  if (fact === 'dispute') return disputeReward(deps, recommender, id, WORDS)
  return resolveDispute(deps, operator, id, { outcome: fact === 'stands' ? 'stands' : 'reversed', ...WORDS })
}

/** Nobody here is limited. */
export async function forgetLimits(owner: Database): Promise<void> {
  await owner.delete(rateLimits)
}
