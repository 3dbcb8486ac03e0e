import { sql } from 'drizzle-orm'
import { companies } from '../../db/schema/companies.ts'

/** The columns of a company as the API answers it. */
export const companyColumns = {
  id: companies.id,
  companyName: companies.name,
  description: companies.description,
  website: companies.website,
  // One from before logos had to be https is none: browsers would block it.
  logo: sql<string | null>`case when ${companies.logo} !~* '^http:' then ${companies.logo} end`,
}
