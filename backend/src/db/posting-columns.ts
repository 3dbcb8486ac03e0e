import { Posting } from '@goodword/contract/jobs'
import { getTableColumns } from 'drizzle-orm'
import { jobs } from './schema/jobs.ts'

const columns = getTableColumns(jobs)
const names = Object.keys(Posting.shape) as (keyof Posting)[]

/** What is said of a job to everybody who reads it: the columns of the contract's `Posting`, one of each name. */
export const postingColumns = Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<
  typeof columns,
  keyof Posting
>
