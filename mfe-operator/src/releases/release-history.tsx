import type { PublishedRelease } from '@goodword/contract/operators'
import { takenBackWords } from '@goodword/contract/taken-back'
import { said } from '@goodword/languages/texts'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatCount, formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'

const COLUMNS = [said('Release'), said('Released by'), said('Size'), said('When'), said('State')]
const COMMIT = 12

/** Every release, newest first. */
export function ReleaseHistory({ releases }: { releases: readonly PublishedRelease[] }) {
  const { t } = useTexts()
  return (
    <DataTable label={t('History of releases')} columns={COLUMNS.map((column) => t(column))}>
      {releases.map(({ id, remote, version, commit, releasedBy, bytes, createdAt, withdrawnAt, takenBack }) => (
        <DataRow key={id}>
          <DataCell label={t('Release')} lead>
            <TwoLines strong first={`${remote} ${version}`} second={<SmallCode>{commit.slice(0, COMMIT)}</SmallCode>} />
          </DataCell>
          <DataCell label={t('Released by')}>{releasedBy}</DataCell>
          <DataCell label={t('Size')} fit>{`${formatCount(bytes / 1000)} kB`}</DataCell>
          <DataCell label={t('When')} fit>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </DataCell>
          <DataCell label={t('State')} fit>
            {withdrawnAt ? (
              <TwoLines
                first={<Badge tone="red">{takenBack ? t('Withdrawn automatically') : t('Withdrawn')}</Badge>}
                second={[formatMoment(withdrawnAt), ...(takenBack ? [takenBackWords(takenBack)] : [])].join(': ')}
              />
            ) : (
              <Badge tone="green">{t('Good')}</Badge>
            )}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
