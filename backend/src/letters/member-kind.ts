import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { companies } from '../db/schema/companies.ts'
import { users } from '../db/schema/users.ts'
import { aboutUser } from './about-user.ts'
import type { LetterKind } from './letter-kind.ts'
import { quotedName } from './quoted-name.ts'
import { readStored } from './read-stored.ts'
import { readable } from './stores.ts'
import type { Template } from './templates/letter-template.ts'
import type { MemberProps } from './templates/parts/member-props.ts'
import { addressedAs, quotedLine } from './typed-text.ts'

const others = alias(users, 'others')
/** Which company it is about, and whom beside the reader: who joined, or who removed them. */
const { data } = readable({ companyId: z.string(), personId: z.string() })
type MemberTemplate = () => Promise<Template<MemberProps>>
type MemberKind = LetterKind<'userId', z.output<typeof data>>

/** A kind of letter about who belongs to a company (docs/rules.md#a-company-has-members), to a person with an account. */
export function memberKind({
  template,
  hasLink,
}: Pick<MemberKind, 'hasLink'> & { template: MemberTemplate }): MemberKind {
  return {
    to: 'person',
    about: aboutUser,
    data,
    hasLink,
    unsubscribe: false,
    stoppedBy: 'nothing',
    template,
    keep: async (_db, letters) => letters.map(({ id, data: given }) => ({ userId: id, data: data.parse(given) })),
    open: async (db, env, { userId, data: kept }) => {
      const found = userId ? await findWords(db, userId, readStored(data, kept)) : undefined
      if (!found) return undefined
      const words = {
        firstName: addressedAs(found.firstName),
        personName: quotedName(found.person),
        companyName: quotedLine(found.companyName),
      }
      const render = async () => (await template()).render({ ...words, link: `${env.APP_URL}/team` }, env)
      return { to: found.email, render }
    },
  }
}

async function findWords(db: Connection, userId: string, { companyId, personId }: z.output<typeof data>) {
  const [found] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      person: { firstName: others.firstName, lastName: others.lastName },
      companyName: companies.name,
    })
    .from(users)
    .innerJoin(others, isOneOf(others.id, [personId]))
    .innerJoin(companies, isOneOf(companies.id, [companyId]))
    .where(eq(users.id, userId))
  return found
}
