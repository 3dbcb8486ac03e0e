import { randomInt } from 'node:crypto'
import type { askForDomainCode as call } from '@goodword/contract/companies'
import { DOMAIN_CODE_MINUTES, DOMAIN_LETTERS } from '@goodword/contract/limits'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../../auth/actor.ts'
import { addressKey } from '../../../auth/address-key.ts'
import { hashedAddress } from '../../../auth/hashed-address.ts'
import { inboxKey } from '../../../auth/inbox-key.ts'
import type { Transaction } from '../../../db/connect/client.ts'
import { domainProofs } from '../../../db/schema/domain-proofs.ts'
import type { Deps } from '../../../deps.ts'
import { BadInput } from '../../../errors.ts'
import { takeFromLimit } from '../../../rate-limits/take-from-limit.ts'
import { requireOwnCompany } from '../require-own-company.ts'
import { domainCodeHashes } from './domain-code-hashes.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const CODES = 1_000_000
const PUBLIC =
  "Mailboxes of this domain are for everybody, so it says nothing about a company. Please use an address at your company's own domain."
const COMPANY_ENOUGH = 'Your company has had enough codes sent.'
const ADDRESS_ENOUGH = 'This address has had enough codes for now.'
const DOMAIN_ENOUGH = 'This domain has had enough codes for now. Its DNS can prove it at any time.'

/**
 * Sends a code to an address at the company's domain (docs/rules.md#a-company-proves-a-domain). It replaces the code before. Nobody
 * learns whether the address takes letters from us: that would tell that its owner has refused them.
 * @throws Forbidden for everyone who is no manager, CompanySetupNeeded, BadInput for a public mailbox, TooMany
 */
export async function askForDomainCode(
  { db, env, mail }: Pick<Deps, 'db' | 'env' | 'mail'>,
  actor: Actor,
  { email }: z.output<typeof call.body>,
): Promise<void> {
  const { userId, companyId } = await requireOwnCompany(db, actor)
  const key = addressKey(email)
  const domain = key.slice(key.lastIndexOf('@') + 1)
  // Loaded when it is needed: 17,000 names.
  const { isPublicMailbox } = await import('./is-public-mailbox.ts')
  if (isPublicMailbox(domain)) throw new BadInput(PUBLIC, { email: PUBLIC })
  const code = String(randomInt(CODES)).padStart(6, '0')
  const [codeHash] = domainCodeHashes(env, companyId, code)
  const expiresAt = sql`now() + ${`${DOMAIN_CODE_MINUTES} minutes`}::interval`
  const proof = { domain, codeHash, wrongTries: 0, expiresAt, createdAt: sql`now()` }
  await db.transaction(async (tx) => {
    await limitLetters(tx, { companyId, domain, inbox: hashedAddress(env, inboxKey(email)) })
    await tx
      .insert(domainProofs)
      .values({ companyId, ...proof })
      .onConflictDoUpdate({ target: domainProofs.companyId, set: proof })
    await mail.enqueue(tx, [{ kind: 'domain-code', userId, to: email, code, codeHash }])
  })
}

/** In the transaction, so that a letter that is refused is not counted. */
async function limitLetters(
  tx: Transaction,
  { companyId, domain, inbox }: Record<'companyId' | 'domain' | 'inbox', string>,
) {
  const { perHour, perDay, perAddressAndDay, perDomainAndDay } = DOMAIN_LETTERS
  await takeFromLimit(tx, `domain-letters-an-hour:${companyId}`, perHour, HOUR, COMPANY_ENOUGH)
  await takeFromLimit(tx, `domain-letters-a-day:${companyId}`, perDay, DAY, COMPANY_ENOUGH)
  await takeFromLimit(tx, `domain-letters-of-address:${inbox}`, perAddressAndDay, DAY, ADDRESS_ENOUGH)
  await takeFromLimit(tx, `domain-letters-of-domain:${domain}`, perDomainAndDay, DAY, DOMAIN_ENOUGH)
}
