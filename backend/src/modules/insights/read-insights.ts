import type { CompanyInsights, Insights } from '@goodword/contract/insights'
import { INVITATION_DAYS } from '@goodword/contract/limits'
import { addDays } from 'date-fns/addDays'
import { eq } from 'drizzle-orm'
import { type Actor, requireRole } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { companies } from '../../db/schema/companies.ts'
import { countOverdue } from './count-overdue.ts'
import { countTurns } from './count-turns.ts'
import { sharesOfTen } from './shares-of-ten.ts'
import type { StepCounter } from './step-counter.ts'

/** How far back invitations count. */
const DAYS_BACK = 90

/**
 * Sentences' figures about the actor's company, and about the invitations of a recommender (docs/rules.md#insights-are-counted).
 * @returns null for what the actor is not, and for what too little is known of
 * @throws Unauthenticated, Forbidden without a role
 */
export async function readInsights(
  { db, countSteps }: { db: Connection; countSteps: StepCounter },
  actor: Actor,
): Promise<Insights> {
  const { userId, role, company } = requireRole(actor)
  const [ofCompany, own] = await Promise.all([
    company ? insightsOf({ db, countSteps }, userId, company.id) : null,
    role === 'referrer' ? countTurns(db, userId) : null,
  ])
  return { company: ofCompany, own }
}

async function insightsOf(
  { db, countSteps }: { db: Connection; countSteps: StepCounter },
  userId: string,
  companyId: string,
): Promise<CompanyInsights> {
  // Whoever was invited later may still answer.
  const days = { from: dayBefore(DAYS_BACK), to: dayBefore(INVITATION_DAYS + 1) }
  const [[measured], counts] = await Promise.all([
    db.select({ usual: companies.usualAnswerDays }).from(companies).where(eq(companies.id, companyId)),
    countSteps(db, companyId, days),
  ])
  const usual = measured?.usual ?? null
  const steps = sharesOfTen(counts)
  return {
    usualAnswerDays: usual,
    // Whoever applied on that day has waited longer than the usual days.
    overdue: usual === null ? null : await countOverdue(db, userId, dayBefore(usual + 1)),
    invited: steps.length > 0 ? { ...days, steps } : null,
  }
}

/** The calendar day so many days ago, in UTC. */
function dayBefore(days: number): string {
  return addDays(new Date(), -days).toISOString().slice(0, 10)
}
