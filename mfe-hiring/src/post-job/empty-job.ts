import type { Company } from '@goodword/contract/companies'
import { JOB_FIELDS, JobInput } from '@goodword/contract/jobs'

/** What the form of a job holds: of a posting that is changed with the version that was read. */
export type JobValues = JobInput & { version?: number }

/** What a draft keeps: all of it. An uploaded logo has its lasting path by then. */
export const DRAFT_FIELDS: (keyof JobValues)[] = [...JOB_FIELDS, 'version']

/** Each field as the contract has it where it is not sent, and a required text empty. */
const EMPTY = Object.fromEntries(
  JOB_FIELDS.map((name) => {
    const { success, data } = JobInput.shape[name].safeParse(undefined)
    return [name, success ? (data ?? null) : '']
  }),
) as JobInput

/** The job form at its start, with name and logo of the company. */
export function emptyJob(company: Company | null | undefined): JobValues {
  return { ...EMPTY, companyName: company?.companyName ?? '', companyLogo: company?.logo ?? null }
}
