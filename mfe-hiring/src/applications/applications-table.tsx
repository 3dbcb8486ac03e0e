import type { Application } from '@goodword/contract/applications'
import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { useCallback, useEffectEvent, useState } from 'react'
import { useReadApplication } from '../reading/use-mark-read.ts'
import { ApplicationDialog } from './application-dialog.tsx'
import { ApplicationRow } from './application-row.tsx'
import { useColumnStyles } from './use-column-styles.ts'
import { useSetStatus } from './use-set-status.ts'

const COLUMNS = [
  said('Candidate'),
  said('Applied'),
  said('Referrer'),
  said('Documents'),
  said('Status'),
  said('Actions'),
]

interface ApplicationsTableProps {
  jobId: string
  list: List<Application>
  /** The jobs read so far. */
  applications: readonly Application[]
}

/** The applications of one job, newest first as the server lists them. */
export function ApplicationsTable({ jobId, list, applications }: ApplicationsTableProps) {
  const styles = useColumnStyles()
  const { t } = useTexts()
  const setStatus = useSetStatus(jobId)
  // By id, so that an open dialog follows the list; the id outlives the dialog, which still shows it while it closes.
  const [readId, setReadId] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const read = applications.find(({ id }) => id === readId)
  const readApplication = useReadApplication()
  const onRead = useEffectEvent((id: string) => readApplication(id, jobId))
  const open = useCallback(({ id }: Application) => {
    setReadId(id)
    setReading(true)
    onRead(id)
  }, [])
  return (
    <>
      <div className={styles.columns}>
        <DataTable label={t('Applications')} columns={COLUMNS.map((column) => t(column))}>
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} onStatus={setStatus} onRead={open} />
          ))}
        </DataTable>
      </div>
      <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
      {read ? <ApplicationDialog application={read} open={reading} onClose={() => setReading(false)} /> : null}
    </>
  )
}
