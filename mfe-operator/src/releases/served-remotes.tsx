import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { ServedRemote } from '@goodword/contract/operators'
import { said } from '@goodword/languages/texts'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useCallback, useState } from 'react'
import { RollBackDialog } from './roll-back-dialog.tsx'
import { ServedRemoteRow } from './served-remote-row.tsx'
import type { useServedRemotes } from './use-served-remotes.ts'

const COLUMNS = [said('Remote'), said('Version'), said('For'), said('Since'), said('Actions')]

/** The current release of each remote, and the dialog that confirms a rollback. */
export function ServedRemotes({ served }: { served: ReturnType<typeof useServedRemotes> }) {
  const { t } = useTexts()
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
        <DataTable label={t('Current releases')} columns={COLUMNS.map((column) => t(column))}>
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
        heading={t("We couldn't load the current releases")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={refresh}
      />
    )
  }
  return (
    <Loading text={t('Loading the current releases...')}>
      <Panel>
        <Skeleton height="200px" />
      </Panel>
    </Loading>
  )
}
