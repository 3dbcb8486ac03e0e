import type { Application } from '@goodword/contract/applications'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { GrowMore } from '@goodword/shared-ui/layout/grow-more.tsx'
import { useGrowing } from '@goodword/shared-ui/layout/use-growing.ts'
import { useState } from 'react'
import { ApplicationDialog } from './application-dialog.tsx'
import { ApplicationRow } from './application-row.tsx'
import { useSetStatus } from './use-set-status.ts'

const PAGE = 50
const COLUMNS = ['Candidate', 'Applied', 'Referrer', 'Documents', 'Status', 'Actions']

/** The applications of one job, newest first as the server lists them. */
export function ApplicationsTable({ jobId, applications }: { jobId: string; applications: readonly Application[] }) {
  const growing = useGrowing(applications.length, PAGE)
  const setStatus = useSetStatus(jobId)
  // By id, so that an open dialog follows the list; the id outlives the dialog, which still shows it while it closes.
  const [readId, setReadId] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const read = applications.find(({ id }) => id === readId)
  return (
    <>
      <DataTable label="Applications" columns={COLUMNS}>
        {applications.slice(0, growing.count).map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            onStatus={setStatus}
            onRead={({ id }) => {
              setReadId(id)
              setReading(true)
            }}
          />
        ))}
      </DataTable>
      <GrowMore growing={growing} />
      {read ? <ApplicationDialog application={read} open={reading} onClose={() => setReading(false)} /> : null}
    </>
  )
}
