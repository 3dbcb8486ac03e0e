import type { PersonFile } from '@goodword/contract/operator-people'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { kindInWords } from '../letters/kind-in-words.ts'

const COLUMNS = ['Email', 'State', 'Queued', 'Sent']
const STATES: Record<string, string> = { waiting: 'Waiting', queued: 'Queued', sent: 'Sent', parked: 'Undeliverable' }

/** Emails to somebody by kind and id; nobody reads here what they say. */
export function LettersOfPerson({ letters }: Pick<PersonFile, 'letters'>) {
  return (
    <DataTable label="Emails" columns={COLUMNS}>
      {letters.map(({ id, kind, state, createdAt, sentAt }) => (
        <DataRow key={id}>
          <DataCell label="Email" lead>
            <TwoLines strong first={kindInWords(kind)} second={<SmallCode>{id}</SmallCode>} />
          </DataCell>
          <DataCell label="State" fit>
            {STATES[state] ?? state}
          </DataCell>
          <DataCell label="Queued" fit>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </DataCell>
          <DataCell label="Sent" fit>
            {sentAt ? <time dateTime={sentAt}>{formatMoment(sentAt)}</time> : 'Not yet'}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
