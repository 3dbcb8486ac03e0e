import { PERSON_ROWS } from '@goodword/contract/limits'
import type { PersonFile } from '@goodword/contract/operator-people'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { countOwn } from '../referrals/count-own.ts'
import { findAuditEntries } from './find-audit-entries.ts'
import { findNotes } from './find-notes.ts'
import { limitLooks } from './limit-looks.ts'
import { showPeople } from './show-people.ts'

/**
 * One account with its company, referrals, rewards, letters, notes, and what operators did about it. That it was looked at is
 * written down, once in five minutes (docs/rules.md#operators-see-as-little-of-people-as-will-do).
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is no such person, TooMany
 */
export async function readPerson(
  deps: Pick<Deps, 'db' | 'providers'>,
  actor: Actor,
  userId: string,
): Promise<PersonFile> {
  const operator = requireOperator(actor)
  const { db } = deps
  const justSeen = and(
    eq(auditEntries.actorId, operator.userId),
    eq(auditEntries.action, 'person-found'),
    eq(auditEntries.subject, userId),
    sql`${auditEntries.createdAt} > now() - interval '5 minutes'`,
  )
  const isSeenAgain = (await db.$count(auditEntries, justSeen)) > 0
  if (!isSeenAgain) await limitLooks(db, operator)
  return db.transaction(async (tx) => {
    const [person] = await showPeople(tx, deps, eq(users.id, userId))
    if (!person) throw new NotFound('There is no such person.')
    if (!isSeenAgain) await appendAuditEntry(tx, operator, 'person-found', userId)
    const company = await findCompany(tx, userId)
    return {
      person,
      company,
      referrals: await countOwn(tx, userId),
      rewards: await rewardsOf(tx, userId, company?.id),
      letters: await lettersTo(tx, userId),
      actions: await findAuditEntries(tx, eq(auditEntries.subject, userId), PERSON_ROWS),
      notes: await findNotes(tx, userId),
    }
  })
}

async function findCompany(db: Connection, userId: string): Promise<PersonFile['company']> {
  const { id, name, domain } = companies
  const [company] = await db
    .select({ id, name, domain })
    .from(companies)
    .where(eq(companies.id, companyOf(db, userId)))
  return company ? { ...company, jobs: await db.$count(jobs, isPosted(company.id)) } : null
}

function isPosted(companyId: string) {
  return and(eq(jobs.companyId, companyId), isNull(jobs.removedAt), eq(jobs.isDraft, false))
}

/** What they recommended, and what their company owes. */
async function rewardsOf(db: Connection, userId: string, companyId: string | undefined) {
  const found = await db
    .select()
    .from(rewards)
    .where(or(eq(rewards.recommenderId, userId), companyId ? eq(rewards.companyId, companyId) : undefined))
    .orderBy(desc(rewards.createdAt), desc(rewards.id))
    .limit(PERSON_ROWS)
  return found.map(({ id, createdAt, jobTitle, companyName, grossCents, state, isDisputed }) => ({
    id,
    at: createdAt.toISOString(),
    job: jobTitle,
    company: companyName,
    gross: grossCents,
    state: isDisputed ? ('disputed' as const) : state,
  }))
}

async function lettersTo(db: Connection, userId: string): Promise<PersonFile['letters']> {
  const { id, kind, state, createdAt, sentAt } = letters
  const found = await db
    .select({ id, kind, state, createdAt, sentAt })
    .from(letters)
    .where(eq(letters.recipientKey, userId))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(PERSON_ROWS)
  return found.map((letter) => ({
    ...letter,
    createdAt: letter.createdAt.toISOString(),
    sentAt: letter.sentAt?.toISOString() ?? null,
  }))
}
