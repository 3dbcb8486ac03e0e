import { type AuditEntry, listAuditEntries } from '@goodword/contract/operators'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { ListResult } from '../feedback/list-result.tsx'
import { useReadAgain } from '../feedback/use-read-again.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { AuditTable } from './audit-table.tsx'

/** What operators did. */
export function AuditPage() {
  const list = useList<AuditEntry>(firstPageOf(listAuditEntries), readPage)
  useReadAgain(list.items !== undefined, list.refresh)
  return (
    <OperatorPage
      title="Audit log"
      lead="Operator actions, newest first. Entries cannot be changed or removed."
      onRefresh={list.refresh}
      isReading={list.isReading}
    >
      <ListResult
        list={list}
        things="the audit log"
        empty={
          <EmptyState
            illustration={<EmptyApplications />}
            heading="No entries yet"
            text="Every operator action is listed here."
          />
        }
      >
        {(entries) => <AuditTable entries={entries} />}
      </ListResult>
    </OperatorPage>
  )
}
