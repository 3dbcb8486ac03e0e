import type { AuditEntry } from '@goodword/contract/operators'
import { said } from '@goodword/languages/texts'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { actionInWords } from './action-in-words.ts'
import { AuditSubject } from './audit-subject.tsx'

const COLUMNS = [said('What'), said('Who'), said('When'), said('Request')]

/** Operator actions: action, subject, operator, time, and the request id in the server's log. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTexts()
  return (
    <DataTable label={t('Audit log')} columns={COLUMNS.map((column) => t(column))}>
      {entries.map(({ id, action, subject, subjectName, operator, createdAt, requestId }) => (
        <DataRow key={id}>
          <DataCell label={t('What')} lead>
            <TwoLines
              strong
              first={t(actionInWords(action))}
              second={<AuditSubject action={action} subject={subject} name={subjectName} />}
            />
          </DataCell>
          <DataCell label={t('Who')} place="start">
            {operator.name === null ? <SmallCode>{operator.id}</SmallCode> : <bdi>{operator.name}</bdi>}
          </DataCell>
          <DataCell label={t('When')} fit place="finish">
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </DataCell>
          <DataCell label={t('Request')} place="line">
            {requestId ? <SmallCode>{requestId}</SmallCode> : t('None')}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
