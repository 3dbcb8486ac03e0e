import { LETTER_GROUPS } from '@goodword/contract/letter-choices'
import type { CompanyRole } from '@goodword/contract/statuses'
import { eq, sql } from 'drizzle-orm'
import { type Actor, requireOperator, type SignedIn } from '../../auth/actor.ts'
import { endSessions } from '../../auth/end-sessions.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { isOperator } from '../../auth/is-operator.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { hasOtherOwner } from '../../db/members/has-other-owner.ts'
import { lockMembership } from '../../db/members/lock-membership.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { dropHeld } from '../../letters/drop-held.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'
import { endMembership } from '../members/end-membership.ts'
import { hideJobs } from './hide-jobs.ts'

interface Closing {
  userId: string
  reason: string
}

type ClosingDeps = Pick<Deps, 'env' | 'providers' | 'mail'>

/**
 * Closes an account: its sessions end within a second at every server, nobody signs in to it, and where no owner is left the postings
 * of its company are hidden (docs/rules.md#an-operator-can-close-an-account). Money stays as it is.
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is no such person, Conflict for operators and
 * where the account is closed, TooMany
 */
export async function closeAccount(
  deps: ClosingDeps & Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  closing: Closing,
): Promise<void> {
  const operator = requireOperator(actor)
  const { db, log } = deps
  await limitOperator(db, operator)
  const hidden = await db.transaction((tx) => closeOneAccount(tx, deps, operator, closing))
  log.info({ userId: closing.userId, hidden }, 'account closed')
}

/**
 * The same as a part of a transaction that has locked nothing yet.
 * @returns how many postings it has hidden
 */
export async function closeOneAccount(
  tx: Transaction,
  deps: ClosingDeps,
  operator: SignedIn,
  { userId, reason }: Closing,
): Promise<number> {
  // Before the jobs: whoever posts one at the same time holds the account, so it is in before and hidden, or refused.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw new NotFound('There is no such person.')
  if (userId === operator.userId) throw new Conflict('You cannot close your own account.')
  if (isOperator(deps, user)) throw new Conflict('Operators are named by configuration. Take this one out there first.')
  if (user.closedAt) throw new Conflict('This account is closed already.')
  await tx
    .update(users)
    .set({ closedAt: sql`now()`, closedReason: reason, closedInbox: inboxKey(user.email) })
    .where(eq(users.id, userId))
  const member = await lockMembership(tx, userId)
  const hidden = member ? await closeMembership(tx, deps.mail, { ...member, reason }) : []
  // A sign-in at the same time holds the account as well: its session is in before, and ends here, or it is refused.
  await endSessions(tx, { userId })
  await dropHeld(tx, userId, LETTER_GROUPS)
  await deps.mail.enqueueEach(tx, [{ kind: 'account-closed', userId }])
  await appendAuditEntry(tx, operator, 'account-closed', userId)
  return hidden.length
}

interface Leaving extends Closing {
  companyId: string
  role: CompanyRole
}

/**
 * A member leaves the company where an owner is left. The last owner stays, so that reopening the account gives the company back.
 * @returns the postings it has hidden
 */
async function closeMembership(
  tx: Transaction,
  mail: ClosingDeps['mail'],
  { userId, companyId, role, reason }: Leaving,
): Promise<readonly string[]> {
  const isLastOwner = role === 'owner' && !(await hasOtherOwner(tx, { companyId, userId }))
  if (!isLastOwner) {
    await endMembership(tx, { userId, companyId })
    return []
  }
  await tx.update(companies).set({ domain: null, provenNameKey: null }).where(eq(companies.id, companyId))
  return hideJobs(tx, mail, { which: eq(jobs.companyId, companyId), reason })
}
