import type { Notice } from '@goodword/contract/notices'
import type { Role } from '@goodword/contract/statuses'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/connect/client.ts'
import { sessions } from '../db/schema/sessions.ts'
import { users } from '../db/schema/users.ts'
import type { Logger } from '../watching/log.ts'
import { addressKey } from './address-key.ts'
import { inboxKey } from './inbox-key.ts'
import type { Identity } from './providers/provider.ts'
import { SignInRefused } from './providers/sign-in-refused.ts'

interface SignIn {
  identity: Identity
  /**
   * The role the landing button stood for; it counts on the first sign-in only (docs/rules.md#the-role-is-chosen-once).
   * Null for a sign-in that stands for none: whoever is new chooses in the role setup.
   */
  intent: Role | null
  /** The session this browser had until now: it ends here. */
  formerSessionId: string | undefined
}

/**
 * Opens a session for a verified person, and their account on the first visit.
 * @returns the new session's id, and what the person should be told
 * @throws SignInRefused where operators closed the account, or another one of its inbox (docs/rules.md#an-operator-can-close-an-account)
 */
export async function signIn(
  { db, log }: { db: Database; log: Logger },
  { identity, intent, formerSessionId }: SignIn,
): Promise<{ sessionId: string; notice: Notice | undefined }> {
  const { issuer, subject, email, firstName, lastName } = identity
  const address = { email, emailKey: addressKey(email) }
  const name = { firstName, lastName }
  // Some providers give the name once only: a sign-in without one keeps the known one.
  const known = firstName || lastName ? { ...address, ...name } : address
  const opened = await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ issuer, subject, ...address, ...name, role: intent })
      .onConflictDoUpdate({ target: [users.issuer, users.subject], set: known })
      .returning({ id: users.id, role: users.role, closedAt: users.closedAt })
    if (!user) throw new Error('The account was neither made nor found')
    if (user.closedAt || (await isClosedInbox(tx, email))) throw new SignInRefused('account-closed')
    if (formerSessionId) {
      await tx
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(sessions.id, formerSessionId), isNull(sessions.revokedAt)))
    }
    const [session] = await tx
      .insert(sessions)
      .values({ userId: user.id, expiresAt: sql`now() + interval '7 days'` })
      .returning({ id: sessions.id })
    if (!session) throw new Error('The session was not made')
    return { sessionId: session.id, user }
  })
  const { sessionId, user } = opened
  log.info({ userId: user.id, sessionId }, 'signed in')
  return { sessionId, notice: intent && user.role && user.role !== intent ? 'role-kept' : undefined }
}

/**
 * Whether an account of this inbox is closed. Without a lock: closing one account ends no sessions of others, so that a sign-in at the same
 * time is as one before.
 */
async function isClosedInbox(tx: Transaction, email: string): Promise<boolean> {
  return (await tx.$count(users, eq(users.closedInbox, inboxKey(email)))) > 0
}
