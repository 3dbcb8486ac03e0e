import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { ServedRemote } from '@goodword/contract/operators'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useCallback, useState } from 'react'
import { RollBackDialog } from './roll-back-dialog.tsx'
import { ServedRemoteRow } from './served-remote-row.tsx'
import type { useServedRemotes } from './use-served-remotes.ts'

const COLUMNS = ['Remote', 'Version', 'For', 'Since', 'Actions']

/** The current release of each remote, and the dialog that confirms a rollback. */
export function ServedRemotes({ served }: { served: ReturnType<typeof useServedRemotes> }) {
  const { remotes, error, refresh } = served
  // Kept while the dialog closes, which still names the remote.
  const [asked, setAsked] = useState<ServedRemote | null>(null)
  const [asking, setAsking] = useState(false)
  const ask = useCallback((remote: ServedRemote) => {
    setAsked(remote)
    setAsking(true)
  }, [])
  if (remotes) {
    return (
      <>
        <DataTable label="Current releases" columns={COLUMNS}>
          {remotes.map((remote) => (
            <ServedRemoteRow key={remote.remote} served={remote} onRollBack={ask} />
          ))}
        </DataTable>
        {asked ? <RollBackDialog served={asked} open={asking} onClose={() => setAsking(false)} /> : null}
      </>
    )
  }
  if (error) {
    return (
      <ReadFailed
        heading="We couldn't load the current releases"
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={refresh}
      />
    )
  }
  return (
    <Loading text="Loading the current releases...">
      <Panel>
        <Skeleton height="200px" />
      </Panel>
    </Loading>
  )
}
