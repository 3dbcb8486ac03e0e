import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { ServedRemote } from '@goodword/contract/operators'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
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
  const { t } = useTexts()
  const { remote, version, percent, since, previous, canRollBack, isWatched, isAuto } = served
  const restoreFocus = useRestoreFocusTarget()
  return (
    <DataRow>
      <DataCell label={t('Remote')} lead>
        <TwoLines strong first={remote} />
      </DataCell>
      <DataCell label={t('Version')}>
        <TwoLines
          first={version ?? t('Unknown')}
          second={
            !canRollBack
              ? t('As built')
              : previous === null
                ? t('Previous: as built')
                : t('Previous: {version}', { version: previous })
          }
        />
      </DataCell>
      <DataCell label={t('For')} fit>
        <TwoLines
          first={
            percent === 100 ? (
              t('All visitors')
            ) : (
              <Badge tone="yellow">{t('{percent}% of visitors', { percent })}</Badge>
            )
          }
          second={isAuto ? t('Grows automatically') : isWatched ? t('Watched') : null}
        />
      </DataCell>
      <DataCell label={t('Since')} fit>
        {since ? <time dateTime={since}>{formatMoment(since)}</time> : t('Server start')}
      </DataCell>
      <DataCell label={t('Actions')} fit>
        {canRollBack ? (
          <RowActions>
            <Button
              {...restoreFocus}
              aria-label={t('Roll back {remote}', { remote })}
              onClick={() => onRollBack(served)}
            >
              {t('Roll back')}
            </Button>
          </RowActions>
        ) : (
          <TwoLines first={null} second={t('Nothing to roll back')} />
        )}
      </DataCell>
    </DataRow>
  )
}
