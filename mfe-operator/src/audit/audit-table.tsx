import type { AuditEntry } from '@goodword/contract/operators'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { actionInWords } from './action-in-words.ts'
import { AuditSubject } from './audit-subject.tsx'

const COLUMNS = ['What', 'Who', 'When', 'Request']

/** Operator actions: action, subject, operator, time, and the request id in the server's log. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable label="Audit log" columns={COLUMNS}>
      {entries.map(({ id, action, subject, operator, createdAt, requestId }) => (
        <DataRow key={id}>
          <DataCell label="What" lead>
            <TwoLines
              strong
              first={actionInWords(action)}
              second={<AuditSubject action={action} subject={subject} />}
            />
          </DataCell>
          <DataCell label="Who">
            {operator.name === null ? <SmallCode>{operator.id}</SmallCode> : <bdi>{operator.name}</bdi>}
          </DataCell>
          <DataCell label="When" fit>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </DataCell>
          <DataCell label="Request">{requestId ? <SmallCode>{requestId}</SmallCode> : 'None'}</DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
