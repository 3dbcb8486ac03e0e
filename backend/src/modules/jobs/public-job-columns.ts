import { postingColumns } from '../../db/posting-columns.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { shownLogo } from '../../db/shown-logo.ts'

/** What everybody may read of a job, guests included. Joined with its company. */
export const publicJobColumns = {
  ...postingColumns,
  id: jobs.id,
  createdAt: jobs.createdAt,
  writtenWithAi: jobs.writtenWithAi,
  // Name and logo as they were posted (docs/rules.md#a-job-shows-the-company-as-it-was-posted), the domain as it is proven now.
  company: {
    name: jobs.companyName,
    logo: shownLogo,
    description: companies.description,
    domain: companies.domain,
    usualAnswerDays: companies.usualAnswerDays,
  },
}
