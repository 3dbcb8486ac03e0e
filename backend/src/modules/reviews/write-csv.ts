import type { ListedApplication } from '@goodword/contract/inbox'
import { NO_RELATION, RELATION_SENTENCES } from '@goodword/contract/relation-words'
import { writeTable } from '@goodword/contract/write-table'
import { fill } from '@goodword/languages/texts'

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
  ['relation', relationOf],
]

/** A withdrawn application has no good word any more. */
function relationOf({ referrerRelation, referrerName, withdrawnAt }: ListedApplication): string | null {
  if (referrerRelation) return fill(RELATION_SENTENCES[referrerRelation], { name: referrerName })
  return withdrawnAt ? null : NO_RELATION
}

/** Applications as CSV, with a line of names; moments in ISO 8601. */
export function writeCsv(rows: readonly ListedApplication[]): string {
  return writeTable([COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, of]) => of(row) ?? ''))])
}
