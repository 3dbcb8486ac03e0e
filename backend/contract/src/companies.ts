import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { httpsLogo, line, optionalUrl, text } from './fields.ts'
import { COMPANY_DESCRIPTION_MIN, COMPANY_NAME_MIN, NAME_MAX, TEXT_MAX } from './limits.ts'

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
})
export type Company = z.infer<typeof Company>

/** Creates or updates the manager's one company. */
export const setupCompany = endpoint('POST', '/api/company/setup', { body: CompanyInput, reply: Company })

/** The manager's own company, to prefill forms; null before company setup. */
export const myCompany = endpoint('GET', '/api/company', { reply: z.nullable(Company) })
