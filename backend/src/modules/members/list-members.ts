import type { Team } from '@goodword/contract/members'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { handlerOfJob } from '../../db/members/handler-of-job.ts'
import { companyInvitations } from '../../db/schema/company-invitations.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { requireMember } from './require-owner.ts'

/**
 * The members of the own company, and whom it has invited (docs/rules.md#a-company-has-members).
 * @throws Unauthenticated, Forbidden for everyone who hires for no company, CompanySetupNeeded before company setup
 */
export async function listMembers({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Team> {
  const { company, userId } = requireMember(actor)
  return teamOf(db, company.id, userId)
}

/** The same for a member who was let in. @param userId who reads it */
export async function teamOf(db: Connection, companyId: string, userId: string): Promise<Team> {
  const ofJobs = await db
    .select({ handler: handlerOfJob, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isNull(jobs.removedAt), eq(jobs.isDraft, false)))
    .groupBy(sql`1`)
  const handled = new Map(ofJobs.map(({ handler, count }) => [handler, count]))
  const name = { firstName: users.firstName, lastName: users.lastName }
  const members = await db
    .select({ id: users.id, email: users.email, name, role: companyMembers.role, joinedAt: companyMembers.joinedAt })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.joinedAt), asc(users.id))
  const { id, email, role, expiresAt } = companyInvitations
  const invitations = await db
    .select({ id, email, role, expiresAt, name, isOver: sql<boolean>`${expiresAt} <= now()` })
    .from(companyInvitations)
    .innerJoin(users, eq(users.id, companyInvitations.invitedBy))
    .where(eq(companyInvitations.companyId, companyId))
    .orderBy(asc(companyInvitations.createdAt), asc(id))
  return {
    members: members.map(({ id, name, joinedAt, ...member }) => ({
      ...member,
      userId: id,
      name: referrerName(name),
      since: joinedAt.toISOString(),
      isMe: id === userId,
      jobs: handled.get(id) ?? 0,
    })),
    invitations: invitations.map(({ name, expiresAt, ...invitation }) => ({
      ...invitation,
      invitedBy: referrerName(name),
      endsAt: expiresAt.toISOString(),
    })),
  }
}
