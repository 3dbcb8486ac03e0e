import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { ServedRemote } from '@goodword/contract/operators'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { RowActions } from '../layout/row-actions.tsx'

interface ServedRemoteRowProps {
  served: ServedRemote
  /** Asks whether to roll it back. */
  onRollBack: (served: ServedRemote) => void
}

/** The current release of one remote. */
export function ServedRemoteRow({ served, onRollBack }: ServedRemoteRowProps) {
  const { remote, version, percent, since, previous, canRollBack, isWatched, isAuto } = served
  const restoreFocus = useRestoreFocusTarget()
  return (
    <DataRow>
      <DataCell label="Remote" lead>
        <TwoLines strong first={remote} />
      </DataCell>
      <DataCell label="Version">
        <TwoLines
          first={version ?? 'Unknown'}
          second={canRollBack ? `Previous: ${previous ?? 'as built'}` : 'As built'}
        />
      </DataCell>
      <DataCell label="For" fit>
        <TwoLines
          first={percent === 100 ? 'All visitors' : <Badge tone="yellow">{`${percent}% of visitors`}</Badge>}
          second={isAuto ? 'Grows automatically' : isWatched ? 'Watched' : null}
        />
      </DataCell>
      <DataCell label="Since" fit>
        {since ? <time dateTime={since}>{formatMoment(since)}</time> : 'Server start'}
      </DataCell>
      <DataCell label="Actions" fit>
        {canRollBack ? (
          <RowActions>
            <Button {...restoreFocus} aria-label={`Roll back ${remote}`} onClick={() => onRollBack(served)}>
              Roll back
            </Button>
          </RowActions>
        ) : (
          <TwoLines first={null} second="Nothing to roll back" />
        )}
      </DataCell>
    </DataRow>
  )
}
