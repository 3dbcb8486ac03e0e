import { inArray, or } from 'drizzle-orm'
import type { Env } from '../config/env.ts'
import type { Connection } from '../db/connect/client.ts'
import { users } from '../db/schema/users.ts'
import { addressKey } from './address-key.ts'
import { isOperator, nameInEntry } from './is-operator.ts'
import type { Providers } from './providers/provider.ts'

/** The accounts of all operators who have signed in once, as they are configured now. @returns their ids */
export async function findOperators(db: Connection, who: { env: Env; providers: Providers }): Promise<string[]> {
  const { OPERATORS, OPERATOR_EMAILS } = who.env
  if (OPERATORS.length + OPERATOR_EMAILS.length === 0) return []
  const { id, issuer, subject, emailKey } = users
  const found = await db
    .select({ id, issuer, subject, emailKey })
    .from(users)
    .where(
      or(
        inArray(subject, OPERATORS.map(nameInEntry)),
        inArray(
          emailKey,
          OPERATOR_EMAILS.map((entry) => addressKey(nameInEntry(entry))),
        ),
      ),
    )
  return found.filter((account) => isOperator(who, account)).map((account) => account.id)
}
