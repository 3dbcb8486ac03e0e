import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { companyOf } from '../db/members/company-of.ts'
import { domainProofs } from '../db/schema/domain-proofs.ts'

/**
 * Letters with a code that proves a domain, by the manager who asked. Nobody's words are in them: whoever asks may write to any
 * address (docs/rules.md#a-company-proves-a-domain).
 */
export const aboutDomainCode = { column: 'userId', findPeople, findCode } as const

/** A key for each letter: none waits for another, as each replaces the one before. */
async function findPeople(_db: Connection, ids: readonly string[]) {
  return new Map(ids.map((id) => [id, { manager: crypto.randomUUID() }]))
}

/** The code that counts now, as its hash, and the domain it proves; undefined when there is none. */
async function findCode(db: Connection, userId: string) {
  const [found] = await db
    .select({ codeHash: domainProofs.codeHash, domain: domainProofs.domain })
    .from(domainProofs)
    .where(and(eq(domainProofs.companyId, companyOf(db, userId)), sql`${domainProofs.expiresAt} > now()`))
  return found
}
