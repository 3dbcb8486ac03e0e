import type { Company } from '@goodword/contract/companies'
import { JobInput } from '@goodword/contract/jobs'

/** What a draft keeps: all of it. An uploaded logo has its lasting path by then. */
export const DRAFT_FIELDS = Object.keys(JobInput.shape) as (keyof JobInput)[]

/** Each field as the contract has it where it is not sent, and a required text empty. */
const EMPTY = Object.fromEntries(
  DRAFT_FIELDS.map((name) => {
    const { success, data } = JobInput.shape[name].safeParse(undefined)
    return [name, success ? (data ?? null) : '']
  }),
) as JobInput

/** The job form at its start, with name and logo of the company. */
export function emptyJob(company: Company | null | undefined): JobInput {
  return { ...EMPTY, companyName: company?.companyName ?? '', companyLogo: company?.logo ?? null }
}
