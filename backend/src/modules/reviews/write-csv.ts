import type { ListedApplication } from '@goodword/contract/inbox'
import { writeTable } from '@goodword/contract/write-table'

/** What people typed comes last. */
const COLUMNS: readonly [name: string, of: (row: ListedApplication) => string | null][] = [
  ['id', ({ id }) => id],
  ['applied', ({ createdAt }) => createdAt],
  ['status', ({ status }) => status],
  ['withdrawn', ({ withdrawnAt }) => withdrawnAt],
  ['address_confirmed', ({ addressConfirmed }) => (addressConfirmed ? 'yes' : 'no')],
  ['job_id', ({ job }) => job.id],
  ['job', ({ job }) => job.title],
  ['first_name', ({ firstName }) => firstName],
  ['last_name', ({ lastName }) => lastName],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['recommender', ({ referrerName }) => referrerName],
  ['good_word_written_with_ai', ({ referrerMessageWrittenWithAi }) => referrerMessageWrittenWithAi ?? null],
  ['good_word', ({ referrerMessage }) => referrerMessage],
]

/** Applications as CSV, with a line of names; moments in ISO 8601. */
export function writeCsv(rows: readonly ListedApplication[]): string {
  return writeTable([COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, of]) => of(row) ?? ''))])
}
