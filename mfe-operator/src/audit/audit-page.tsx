import { type AuditEntry, listAuditEntries } from '@goodword/contract/operators'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { ListResult } from '../feedback/list-result.tsx'
import { useReadAgain } from '../feedback/use-read-again.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { AuditTable } from './audit-table.tsx'

/** What operators did. */
export function AuditPage() {
  const { t } = useTexts()
  const list = useList<AuditEntry>(firstPageOf(listAuditEntries), readPage)
  useReadAgain(list.items !== undefined, list.refresh)
  return (
    <OperatorPage
      title={t('Audit log')}
      lead={t('Operator actions, newest first. Entries cannot be changed or removed.')}
      onRefresh={list.refresh}
      isReading={list.isReading}
    >
      <ListResult
        list={list}
        loading={t('Loading the audit log...')}
        failed={t("We couldn't load the audit log")}
        empty={
          <EmptyState
            illustration={<EmptyApplications />}
            heading={t('No entries yet')}
            text={t('Every operator action is listed here.')}
          />
        }
      >
        {(entries) => <AuditTable entries={entries} />}
      </ListResult>
    </OperatorPage>
  )
}
