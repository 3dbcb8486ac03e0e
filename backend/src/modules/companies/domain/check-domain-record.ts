import { domainToASCII } from 'node:url'
import type { Company, checkDomainRecord as call } from '@goodword/contract/companies'
import { DOMAIN_CHECKS_PER_HOUR } from '@goodword/contract/limits'
import type * as z from 'zod/mini'
import type { Actor } from '../../../auth/actor.ts'
import type { Deps } from '../../../deps.ts'
import { BadInput } from '../../../errors.ts'
import { takeFromLimit } from '../../../rate-limits/take-from-limit.ts'
import { requireOwnCompany } from '../require-own-company.ts'
import { DOMAIN_LABEL } from './domain-label.ts'
import { domainRecords } from './domain-records.ts'
import { findTxt } from './find-txt.ts'
import { giveDomain } from './give-domain.ts'

const HOUR = 3600
const NOT_FOUND = 'We could not find the record yet. DNS can take up to an hour.'
const ENOUGH = 'Your company has had its DNS looked at many times.'

/**
 * Proves a domain by the TXT record of the company (docs/rules.md#a-company-proves-a-domain).
 * @returns the company with the domain
 * @throws Forbidden for everyone who is no manager, CompanySetupNeeded, BadInput where the record is not found, TooMany
 */
export async function checkDomainRecord(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  input: z.output<typeof call.body>,
): Promise<Company> {
  const { companyId } = await requireOwnCompany(db, actor)
  await takeFromLimit(db, `domain-checks:${companyId}`, DOMAIN_CHECKS_PER_HOUR, HOUR, ENOUGH)
  const domain = domainToASCII(input.domain.toLowerCase().normalize('NFC'))
  const records = domainRecords(env, companyId)
  const found = domain ? await findTxt(env, `${DOMAIN_LABEL}.${domain}`) : []
  if (!found.some((text) => records.includes(text))) throw new BadInput(NOT_FOUND, { domain: NOT_FOUND })
  return db.transaction((tx) => giveDomain(tx, companyId, domain))
}
