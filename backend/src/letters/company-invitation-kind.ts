import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { hashToken } from '../auth/links/link-token.ts'
import type { Connection } from '../db/connect/client.ts'
import { companies } from '../db/schema/companies.ts'
import { companyInvitations } from '../db/schema/company-invitations.ts'
import { users } from '../db/schema/users.ts'
import { letterDeadline } from './letter-day.ts'
import type { LetterKind } from './letter-kind.ts'
import { quotedName } from './quoted-name.ts'
import { readStored } from './read-stored.ts'
import { sealed } from './stores.ts'
import { quotedLine } from './typed-text.ts'

const { data } = sealed({ to: z.string(), token: z.string() })
const template = async () => (await import('./templates/company-invitation.tsx')).companyInvitation

/**
 * A link to join a company, to an address that an owner typed; by the owner's id. Address and token are in this letter alone, encrypted
 * until it is sent. One whose link was replaced, taken back or is over is not sent any more.
 */
export const companyInvitationKind: LetterKind<'userId', z.output<typeof data>> = {
  to: 'person',
  // A key for each letter: none waits for another, as each replaces the one before.
  about: {
    column: 'userId',
    findPeople: async (_db, ids) => new Map(ids.map((id) => [id, { person: crypto.randomUUID() }])),
  },
  data,
  hasLink: true,
  unsubscribe: true,
  stoppedBy: 'any',
  template,
  keep: async (_db, letters) => letters.map(({ id, data: given }) => ({ userId: id, secret: data.parse(given) })),
  open: async (db, env, { secret }) => {
    const { to, token } = readStored(data, secret)
    const found = await findInvitation(db, token)
    if (!found) return undefined
    const { companyName, inviter, role, expiresAt } = found
    const words = { inviterName: quotedName(inviter), companyName: quotedLine(companyName), role }
    const link = `${env.APP_URL}/join/${token}`
    const render = async () => (await template()).render({ ...words, openUntil: letterDeadline(expiresAt), link }, env)
    return { to, render }
  },
}

async function findInvitation(db: Connection, token: string) {
  const isOpen = and(eq(companyInvitations.tokenHash, hashToken(token)), sql`${companyInvitations.expiresAt} > now()`)
  const [found] = await db
    .select({
      companyName: companies.name,
      inviter: { firstName: users.firstName, lastName: users.lastName },
      role: companyInvitations.role,
      expiresAt: companyInvitations.expiresAt,
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .innerJoin(users, eq(users.id, companyInvitations.invitedBy))
    .where(isOpen)
  return found
}
