import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, line, Moment } from './fields.ts'
import { EMAIL_MAX, VERSION_MAX } from './limits.ts'
import { pageQuery } from './page-query.ts'
import { Role } from './statuses.ts'
import { TakenBack } from './taken-back.ts'

/**
 * What operators read and do (docs/rules.md#operators-have-a-desk-of-their-own). Guests get 401; to everybody else who is no
 * operator there is nothing at these addresses: 404.
 */

/** How much of everything there is. */
export const Desk = z.object({
  /** Letters that were given up. */
  parkedLetters: z.int(),
  /** Remotes whose current release only a part of the visitors gets. */
  rollouts: z.int(),
  /** Reports of postings that nobody has answered. */
  reports: z.int(),
  /** Addresses that get no letters: never again, and for some weeks. */
  suppressions: z.object({ forEver: z.int(), forNow: z.int() }),
  /**
   * What the company says it has paid, what has come in and is to be paid out, what is disputed, and what nobody says is paid
   * `OVERDUE_DAYS` after it was due.
   */
  rewards: z.object({ toReceive: z.int(), toPayOut: z.int(), toDecide: z.int(), overdue: z.int() }),
})
export type Desk = z.infer<typeof Desk>

export const readDesk = endpoint('GET', '/api/operator/desk', { reply: Desk })

/** A letter that was given up. */
export const ParkedLetter = z.object({
  id: z.string(),
  /** `referrer-status` and such; a newer server may know more of them. */
  kind: z.string(),
  to: z.nullable(z.enum(['candidate', 'referrer', 'manager', 'operator', 'person'])),
  /** `•••@example.org`; null where there is nobody to write to any more, or the letter cannot be read. */
  address: z.nullable(z.string()),
  attempts: z.int(),
  /** Codes of the mail server, or a sentence of ours. */
  reason: z.nullable(z.string()),
  createdAt: Moment,
  /** The request that the letter came of. */
  requestId: z.nullable(z.string()),
})
export type ParkedLetter = z.infer<typeof ParkedLetter>

/** Letters that were given up, newest first. */
export const listParkedLetters = endpoint('GET', '/api/operator/letters', {
  query: pageQuery('letters'),
  reply: z.array(ParkedLetter),
})

/** Gives a letter all its tries again; 404 where no letter of this id is given up. */
export const resendLetter = endpoint('POST', '/api/operator/letters/:id/resend')

/** Removes a letter that was given up: nobody ever gets it. 404 as above. */
export const dropLetter = endpoint('DELETE', '/api/operator/letters/:id')

/** What people get of a remote. */
export const ServedRemote = z.object({
  remote: z.string(),
  /** The release that people get; null where only the server that serves the pages knows. */
  version: z.nullable(z.string()),
  /** Of a hundred visitors. */
  percent: z.int(),
  /** Since when; null where it is the one that the server was built with. */
  since: z.nullable(Moment),
  /** What a rollback leads to; null for the one that the server was built with. */
  previous: z.nullable(z.string()),
  /** Whether there is a release to go back from. */
  canRollBack: z.boolean(),
  /** Whether the server takes it back by itself where it fails more often than the one before. */
  isWatched: z.boolean(),
  /** Whether more visitors get it by themselves, as long as it does not. */
  isAuto: z.boolean(),
})
export type ServedRemote = z.infer<typeof ServedRemote>

export const listServedRemotes = endpoint('GET', '/api/operator/remotes', { reply: z.array(ServedRemote) })

/** A release of a remote, as it was published. */
export const PublishedRelease = z.object({
  id: z.string(),
  remote: z.string(),
  version: z.string(),
  /** The commit it was built from. */
  commit: z.string(),
  /** As git knows them. */
  releasedBy: z.string(),
  /** Of its scripts, packed. */
  bytes: z.int(),
  createdAt: Moment,
  /** Set when it was rolled back: it is nobody's any more. */
  withdrawnAt: z.nullable(Moment),
  /** What the server had counted when it took it back by itself; null where it did not. */
  takenBack: z.nullable(TakenBack),
})
export type PublishedRelease = z.infer<typeof PublishedRelease>

/** Every release, newest first. */
export const listPublishedReleases = endpoint('GET', '/api/operator/releases', {
  query: pageQuery('releases'),
  reply: z.array(PublishedRelease),
})

/** Points a remote back at the release before; 409 where people get another version by now than who decided has seen. */
export const rollBackRemote = endpoint('POST', '/api/operator/remotes/:remote/rollback', {
  body: z.object({ version: line(1, 'Please say which version to go back from', VERSION_MAX) }),
  reply: z.object({ remote: z.string(), from: z.string(), to: z.nullable(z.string()) }),
})

const WHO = 'Please enter a whole email address, or the id of a person'

/** Who is looked for: by the address they sign in with, or by their id. Never by a part of either. */
export const PersonQuery = z.object({
  who: line(1, WHO, EMAIL_MAX).check(
    z.refine((value) => /^[^@]+@[^@]+$/.test(value) || Id.safeParse(value).success, WHO),
  ),
})
export type PersonQuery = z.infer<typeof PersonQuery>

/** An account, as far as it takes to know that it is the right one. */
export const FoundPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** `•••@example.org` */
  address: z.string(),
  /** Whom they sign in with. */
  provider: z.string(),
  role: z.nullable(Role),
  createdAt: Moment,
  /** How many browsers they are signed in with. */
  sessions: z.int(),
  lastSeenAt: z.nullable(Moment),
  /** When and why operators closed the account; null where it is open. */
  closed: z.nullable(z.object({ at: Moment, reason: z.string() })),
})
export type FoundPerson = z.infer<typeof FoundPerson>

/** Everybody with exactly this address or id. A POST, as an address has no place in the address of a request. */
export const findPeople = endpoint('POST', '/api/operator/people', {
  body: PersonQuery,
  reply: z.array(FoundPerson),
})

/** Signs somebody out everywhere; 404 where there is no such person. */
export const signOutPerson = endpoint('POST', '/api/operator/people/:id/sign-out', {
  reply: z.object({ ended: z.int() }),
})

/** What an operator did. */
export const AuditEntry = z.object({
  id: z.string(),
  createdAt: Moment,
  /** The name is as of now; null where the account is gone. */
  operator: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  /** One of `AUDIT_ACTIONS`, or one that only a newer server knows. */
  action: z.string(),
  /** The id of what it was done to. */
  subject: z.string(),
  /** As of now, of a person, or of the job of a reward, a posting or a report; null for all else, and where it is gone. */
  subjectName: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** What operators did, newest first. */
export const listAuditEntries = endpoint('GET', '/api/operator/audit', {
  query: pageQuery('entries'),
  reply: z.array(AuditEntry),
})
