import type { Company, confirmDomain as call } from '@goodword/contract/companies'
import { DOMAIN_CODE_MINUTES, DOMAIN_CODE_TRIES } from '@goodword/contract/limits'
import { and, eq, lt, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../../auth/actor.ts'
import type { Database } from '../../../db/connect/client.ts'
import { domainProofs } from '../../../db/schema/domain-proofs.ts'
import type { Deps } from '../../../deps.ts'
import { BadInput } from '../../../errors.ts'
import { requireOwnCompany } from '../require-own-company.ts'
import { domainCodeHashes } from './domain-code-hashes.ts'
import { giveDomain } from './give-domain.ts'

const NONE = 'There is no code to confirm. Please have one sent.'
const OLD = `This code is older than ${DOMAIN_CODE_MINUTES} minutes. Please have a new one sent.`
const USED_UP = `This code was mistyped ${DOMAIN_CODE_TRIES} times and does not work any more. Please have a new one sent.`

/**
 * Proves a domain by the code of the last letter (docs/rules.md#a-company-proves-a-domain).
 * @returns the company with the domain
 * @throws Forbidden for everyone who is no manager, CompanySetupNeeded, BadInput for any code but that one
 */
export async function confirmDomain(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  { code }: z.output<typeof call.body>,
): Promise<Company> {
  const { companyId } = await requireOwnCompany(db, actor)
  const triesLeft = await takeTry(db, companyId)
  const hashes = domainCodeHashes(env, companyId, code)
  const company = await db.transaction(async (tx) => {
    const [proof] = await tx.select().from(domainProofs).where(eq(domainProofs.companyId, companyId)).for('update')
    if (!proof || !hashes.includes(proof.codeHash)) return undefined
    await tx.delete(domainProofs).where(eq(domainProofs.companyId, companyId))
    return giveDomain(tx, companyId, proof.domain)
  })
  if (!company) throw refused(triesLeft > 0 ? wrongCode(triesLeft) : USED_UP)
  return company
}

/**
 * Counts a try before its code is compared, so that no number of requests at once gets more than five.
 * @returns how many are left after it
 * @throws BadInput where there is no code to try
 */
async function takeTry(db: Database, companyId: string): Promise<number> {
  const isTheirs = eq(domainProofs.companyId, companyId)
  const isFresh = sql`${domainProofs.expiresAt} > now()`
  const [taken] = await db
    .update(domainProofs)
    .set({ wrongTries: sql`${domainProofs.wrongTries} + 1` })
    .where(and(isTheirs, isFresh, lt(domainProofs.wrongTries, DOMAIN_CODE_TRIES)))
    .returning({ wrongTries: domainProofs.wrongTries })
  if (taken) return DOMAIN_CODE_TRIES - taken.wrongTries
  const [proof] = await db
    .select({ isFresh: sql<boolean>`${isFresh}` })
    .from(domainProofs)
    .where(isTheirs)
  if (!proof) throw refused(NONE)
  throw refused(proof.isFresh ? USED_UP : OLD)
}

function wrongCode(triesLeft: number): string {
  return `This is not the code of the last letter. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left.`
}

function refused(sentence: string): BadInput {
  return new BadInput(sentence, { code: sentence })
}
