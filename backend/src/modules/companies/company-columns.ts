import { companies } from '../../db/schema/companies.ts'

/** A company as the wire has it. */
export const companyColumns = {
  id: companies.id,
  companyName: companies.name,
  description: companies.description,
  website: companies.website,
  logo: companies.logo,
}
