import { companies } from '../../db/schema/companies.ts'

/** The columns of a company as the API answers it. */
export const companyColumns = {
  id: companies.id,
  companyName: companies.name,
  description: companies.description,
  website: companies.website,
  logo: companies.logo,
  domain: companies.domain,
}
