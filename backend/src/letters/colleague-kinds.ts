import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Connection } from '../db/connect/client.ts'
import { applicationChanges } from '../db/schema/application-changes.ts'
import { applicationNotes } from '../db/schema/application-notes.ts'
import { applications } from '../db/schema/applications.ts'
import { companyMembers } from '../db/schema/company-members.ts'
import { jobs } from '../db/schema/jobs.ts'
import { users } from '../db/schema/users.ts'
import { aboutApplication } from './about-application.ts'
import { aboutUser } from './about-user.ts'
import type { LetterKind } from './letter-kind.ts'
import { quotedName } from './quoted-name.ts'
import { readStored } from './read-stored.ts'
import { readable } from './stores.ts'
import { addressedAs, quotedLine } from './typed-text.ts'

/**
 * Letters about an application to a member of its company who does not handle the job. Ids alone are kept: once the application is
 * erased, or the reader has left, there is nothing to send. They go with the application.
 */

const authors = alias(users, 'authors')
const ofNote = readable({ noteId: z.string() }).data
const newMention = z.object({ noteId: z.string(), applicationId: z.string() })
const ofApplication = readable({ applicationId: z.string() }).data
const toMember = { to: 'person', about: aboutUser, hasLink: true, unsubscribe: false, stoppedBy: 'nothing' } as const

const mentioned = async () => (await import('./templates/mentioned.tsx')).mentioned
/** A note mentions them (docs/rules.md#a-note-can-mention-colleagues); what it says stays behind the sign-in. */
export const mentionedKind: LetterKind<'userId', z.output<typeof newMention>> = {
  ...toMember,
  data: newMention,
  group: 'mentions',
  template: mentioned,
  keep: async (_db, letters) =>
    letters.map(({ id, data }) => {
      const { applicationId, noteId } = newMention.parse(data)
      return { userId: id, applicationId, data: { noteId } }
    }),
  open: async (db, env, { userId, data }) => {
    const found = userId ? await findMention(db, userId, readStored(ofNote, data).noteId) : undefined
    if (!found) return undefined
    const words = {
      firstName: addressedAs(found.firstName),
      authorName: quotedName(found.author),
      jobTitle: quotedLine(found.jobTitle),
    }
    const link = `${env.APP_URL}/applications/${found.applicationId}`
    return { to: found.email, render: async () => (await mentioned()).render({ ...words, link }, env) }
  },
}

const application = async () => (await import('./templates/colleague-application.tsx')).colleagueApplication
/** A new application, to who wants to hear of those to all jobs. */
export const colleagueApplicationKind: LetterKind<'userId', z.output<typeof ofApplication>> = {
  ...toMember,
  data: ofApplication,
  group: 'applications',
  template: application,
  keep: async (_db, letters) =>
    letters.map(({ id, data }) => {
      const kept = ofApplication.parse(data)
      return { userId: id, ...kept, data: kept }
    }),
  open: async (db, env, { userId, data }) => {
    const { applicationId } = readStored(ofApplication, data)
    const member = userId ? await findMember(db, userId, applicationId) : undefined
    const found = (await aboutApplication.findWords(db, [applicationId], { zone: env.zone })).get(applicationId)
    if (!member || !found) return undefined
    const words = { ...found.words, managerFirstName: addressedAs(member.firstName) }
    const link = `${env.APP_URL}/applications/${applicationId}`
    return { to: member.email, render: async () => (await application()).render({ ...words, link }, env) }
  },
}

const newNote = newMention
const candidateNote = async () => (await import('./templates/candidate-note.tsx')).candidateNote
/** A candidate's note, to who hears of applications (docs/rules.md#after-that-a-candidate-sends-a-note); what it says stays behind the sign-in. */
export const candidateNoteKind: LetterKind<'userId', z.output<typeof newNote>> = {
  ...toMember,
  data: newNote,
  group: 'applications',
  template: candidateNote,
  keep: async (_db, letters) =>
    letters.map(({ id, data }) => {
      const { applicationId, noteId } = newNote.parse(data)
      return { userId: id, applicationId, data: { noteId } }
    }),
  open: async (db, env, { userId, data }) => {
    const { noteId } = readStored(ofNote, data)
    const [note] = await db.select().from(applicationChanges).where(eq(applicationChanges.id, noteId))
    if (!(note && userId)) return undefined
    const { applicationId } = note
    const reader = await findMember(db, userId, applicationId)
    const found = (await aboutApplication.findWords(db, [applicationId], { zone: env.zone })).get(applicationId)
    if (!reader || !found) return undefined
    const { applicantName, jobTitle } = found.words
    const words = { firstName: addressedAs(reader.firstName), applicantName, jobTitle }
    const link = `${env.APP_URL}/applications/${applicationId}`
    return { to: reader.email, render: async () => (await candidateNote()).render({ ...words, link }, env) }
  },
}

const member = { email: users.email, firstName: users.firstName }

/** A member of the company that the application is to, unless the job was deleted. */
async function findMember(db: Connection, userId: string, applicationId: string) {
  const [found] = await db
    .select(member)
    .from(applications)
    .innerJoin(jobs, and(eq(jobs.id, applications.jobId), isNull(jobs.removedAt)))
    .innerJoin(companyMembers, and(eq(companyMembers.companyId, jobs.companyId), eq(companyMembers.userId, userId)))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(applications.id, applicationId))
  return found
}

async function findMention(db: Connection, userId: string, noteId: string) {
  const [found] = await db
    .select({
      ...member,
      applicationId: applications.id,
      jobTitle: jobs.title,
      author: {
        firstName: sql<string>`coalesce(${authors.firstName}, '')`,
        lastName: sql<string>`coalesce(${authors.lastName}, '')`,
      },
    })
    .from(applicationNotes)
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .innerJoin(jobs, and(eq(jobs.id, applications.jobId), isNull(jobs.removedAt)))
    .innerJoin(companyMembers, and(eq(companyMembers.companyId, jobs.companyId), eq(companyMembers.userId, userId)))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .leftJoin(authors, eq(authors.id, applicationNotes.authorId))
    .where(eq(applicationNotes.id, noteId))
  return found
}
