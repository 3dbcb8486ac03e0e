import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, httpsLogo, isOneLine, line, optionalLine, optionalText, optionalUrl, text } from './fields.ts'
import {
  ADDRESS_MAX,
  COMPANY_DESCRIPTION_MIN,
  COMPANY_NAME_MIN,
  DOMAIN_MAX,
  NAME_MAX,
  TAX_ID_MAX,
  TEXT_MAX,
} from './limits.ts'

/** The address of an uploaded logo, as `PUT /api/company-logos` answers it; the group is its id. */
export const LOGO_PATH = /^\/api\/company-logos\/([0-9a-f-]{36})$/

/** What the company setup form sends, with its messages. */
export const CompanyInput = z.object({
  companyName: line(COMPANY_NAME_MIN, 'Company name must be at least 2 characters', NAME_MAX),
  description: text(COMPANY_DESCRIPTION_MIN, 'Description must be at least 10 characters', TEXT_MAX),
  website: optionalUrl('Please enter a valid URL'),
  /** An https URL, or the `objectPath` of an uploaded logo. */
  logo: httpsLogo(optionalUrl('Please enter a valid logo URL', LOGO_PATH)),
})
export type CompanyInput = z.input<typeof CompanyInput>

/** A company as its manager reads it. */
export const Company = z.object({
  id: z.string(),
  companyName: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  /** That it has proven, in its IDNA form; null without (docs/rules.md#a-company-proves-a-domain). */
  domain: z.nullable(z.string()),
})
export type Company = z.infer<typeof Company>

/** Creates or updates the manager's one company. */
export const setupCompany = endpoint('POST', '/api/company/setup', { body: CompanyInput, reply: Company })

/** The manager's own company, to prefill forms; null before company setup. */
export const myCompany = endpoint('GET', '/api/company', { reply: z.nullable(Company) })

/** Whom invoices are made out to: all optional. Without a name they have the company's. */
export const BillingInput = z.object({
  name: optionalLine(NAME_MAX).check(isOneLine),
  address: optionalText(ADDRESS_MAX),
  taxId: optionalLine(TAX_ID_MAX).check(isOneLine),
})
export type BillingInput = z.input<typeof BillingInput>
const Text = z.nullable(z.string())
export const Billing = z.object({ name: Text, address: Text, taxId: Text })
export type Billing = z.infer<typeof Billing>

/** Whom the own company's invoices are made out to (docs/rules.md#a-hire-has-an-invoice). */
export const findBilling = endpoint('GET', '/api/company/billing', { reply: Billing })
/** Sets it for invoices that are issued from now on. */
export const setBilling = endpoint('PUT', '/api/company/billing', { body: BillingInput, reply: Billing })

const NO_ADDRESS = "Please enter an address at your company's domain, such as jobs@example.org"
const NO_DOMAIN = 'Please enter a domain, such as example.org'
/** A name of letters, digits and hyphens with a dot in it, and an end that is no number. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*\.)+[\p{L}\p{M}\p{N}-]{2,}$/u
const NUMBER_AT_END = /\.\p{N}+$/u
const isNoNumber = z.refine<string>((value) => !NUMBER_AT_END.test(value), NO_DOMAIN)

/** Where the letter with the code goes. */
export const DomainAddress = z.object({
  email: email(NO_ADDRESS).check(z.refine((value) => !NUMBER_AT_END.test(value), NO_ADDRESS)),
})
export type DomainAddress = z.input<typeof DomainAddress>

/** The code of the letter; spaces in it do not count. */
export const DomainCode = z.object({
  code: z.string('Please enter the six digits of the code').check(
    z.maxLength(20, { error: 'Please enter the six digits of the code', abort: true }),
    z.overwrite((value) => value.replace(/\s/gu, '')),
    z.regex(/^\d{6}$/, 'Please enter the six digits of the code'),
  ),
})
export type DomainCode = z.input<typeof DomainCode>

/** A domain whose DNS has the company's record. */
export const DomainName = z.object({
  domain: line(1, NO_DOMAIN, DOMAIN_MAX).check(z.regex(DOMAIN, NO_DOMAIN), isNoNumber),
})
export type DomainName = z.input<typeof DomainName>

/** The TXT record of a company: under this label of its domain, with this value. */
export const DomainRecord = z.object({ label: z.string(), value: z.string() })
export type DomainRecord = z.infer<typeof DomainRecord>

/**
 * Sends a letter with a code to an address at the company's domain; it replaces the code of an earlier letter. 400 where mailboxes
 * of the domain are for everybody; 429 for too many letters (docs/rules.md#a-company-proves-a-domain).
 */
export const askForDomainCode = endpoint('POST', '/api/company/domain', { body: DomainAddress })
/** Proves the domain of that address by the code. 400 for a wrong, old or used up one. */
export const confirmDomain = endpoint('POST', '/api/company/domain/confirm', { body: DomainCode, reply: Company })
/** The record by which DNS proves a domain to be the company's. */
export const findDomainRecord = endpoint('GET', '/api/company/domain/record', { reply: DomainRecord })
/** Proves a domain by that record. 400 where it is not found. */
export const checkDomainRecord = endpoint('POST', '/api/company/domain/check', { body: DomainName, reply: Company })
/** Takes the mark of the domain away. */
export const removeDomain = endpoint('DELETE', '/api/company/domain', { reply: Company })
