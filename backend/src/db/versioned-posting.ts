import { JOB_FIELDS, type JobInput } from '@goodword/contract/jobs'
import { ANSWER_DAYS } from '@goodword/contract/limits'
import { getTableColumns } from 'drizzle-orm'
import { jobs } from './schema/jobs.ts'

/** The columns of the job form: whether a bonus is offered is whether there is one. */
type Field = Exclude<keyof JobInput, 'hasReferralBonus'>

/** A posting as a version keeps it, by the names of its fields. */
export type VersionedPosting = Pick<typeof jobs.$inferSelect, Field>

export const VERSIONED_FIELDS = JOB_FIELDS.filter((name): name is Field => name !== 'hasReferralBonus')

/** What a posting said of its later fields before they were there (docs/rules.md#place-and-pay-have-fields). */
export const WITHOUT_FIELDS = {
  workplace: null,
  city: null,
  country: null,
  remoteFrom: [],
  payPeriod: 'year',
  payCurrency: 'USD',
  payBasis: null,
  brief: null,
  answerWithinDays: ANSWER_DAYS,
  writtenWithAi: null,
} satisfies Partial<VersionedPosting>

const columns = getTableColumns(jobs)

export const versionedColumns = Object.fromEntries(VERSIONED_FIELDS.map((name) => [name, columns[name]])) as Pick<
  typeof columns,
  Field
>
