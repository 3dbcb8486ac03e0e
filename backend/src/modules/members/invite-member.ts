import { JOIN_DAYS, JOIN_LETTERS } from '@goodword/contract/limits'
import type { MemberInput, Team } from '@goodword/contract/members'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../auth/actor.ts'
import { hashedAddress } from '../../auth/hashed-address.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { hashToken, newToken } from '../../auth/links/link-token.ts'
import { membersOf } from '../../auth/members-of.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { companyInvitations } from '../../db/schema/company-invitations.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { teamOf } from './list-members.ts'
import { lockOwnCompany, requireOwner } from './require-owner.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const COMPANY_ENOUGH = 'Your company has sent enough invitations.'
const INBOX_ENOUGH = 'This address has had enough invitations for now.'
const REFUSED = "This person can't be invited right now."

/**
 * Invites somebody to the own company by a letter (docs/rules.md#members-are-invited-by-a-letter). It replaces an earlier invitation to
 * the same inbox.
 * @returns the team as it is now
 * @throws Forbidden for everyone who is no owner, CompanySetupNeeded, Conflict for a member and where the person wants no letters, TooMany
 */
export async function inviteMember(
  { db, env, mail, log }: Pick<Deps, 'db' | 'env' | 'mail' | 'log'>,
  actor: Actor,
  { email, role }: z.output<typeof MemberInput>,
): Promise<Team> {
  const { userId } = requireOwner(actor)
  const inbox = inboxKey(email)
  const { companyId, team } = await db.transaction(async (tx) => {
    const { companyId } = await lockOwnCompany(tx, userId, { isOwner: true })
    const member = (await membersOf(tx, [companyId]))(companyId).find((one) => one.inbox === inbox)
    if (member)
      throw atAddress(member.userId === userId ? 'This is your own address.' : 'This person is a member already.')
    if (await isSuppressed(tx, env, email)) throw atAddress(REFUSED)
    await limitLetters(tx, companyId, hashedAddress(env, inbox))
    const token = newToken()
    const invitation = {
      ...{ companyId, invitedBy: userId, email, inbox, role },
      ...{ tokenHash: hashToken(token), createdAt: sql`now()` },
      expiresAt: sql`now() + ${`${JOIN_DAYS} days`}::interval`,
    }
    await tx
      .insert(companyInvitations)
      .values(invitation)
      .onConflictDoUpdate({ target: [companyInvitations.companyId, companyInvitations.inbox], set: invitation })
    await mail.enqueue(tx, [{ kind: 'company-invitation', userId, to: email, token }])
    return { companyId, team: await teamOf(tx, companyId, userId) }
  })
  log.info({ userId, companyId, role }, 'member invited')
  return team
}

/** In the transaction, so that a letter that is refused is not counted. */
async function limitLetters(tx: Transaction, companyId: string, inbox: string): Promise<void> {
  const { perHour, perDay, perInboxAndDay } = JOIN_LETTERS
  await takeFromLimit(tx, `join-letters-an-hour:${companyId}`, perHour, HOUR, COMPANY_ENOUGH)
  await takeFromLimit(tx, `join-letters-a-day:${companyId}`, perDay, DAY, COMPANY_ENOUGH)
  await takeFromLimit(tx, `join-letters-of-inbox:${inbox}`, perInboxAndDay, DAY, INBOX_ENOUGH)
}

function atAddress(sentence: string): Conflict {
  return new Conflict(sentence, { email: sentence })
}
