import type { PublishedRelease } from '@goodword/contract/operators'
import { takenBackWords } from '@goodword/contract/taken-back'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatCount, formatMoment } from '@goodword/shared-ui/formats.ts'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'

const COLUMNS = ['Release', 'Released by', 'Size', 'When', 'State']
const COMMIT = 12

/** Every release, newest first. */
export function ReleaseHistory({ releases }: { releases: readonly PublishedRelease[] }) {
  return (
    <DataTable label="History of releases" columns={COLUMNS}>
      {releases.map(({ id, remote, version, commit, releasedBy, bytes, createdAt, withdrawnAt, takenBack }) => (
        <DataRow key={id}>
          <DataCell label="Release" lead>
            <TwoLines strong first={`${remote} ${version}`} second={<SmallCode>{commit.slice(0, COMMIT)}</SmallCode>} />
          </DataCell>
          <DataCell label="Released by">{releasedBy}</DataCell>
          <DataCell label="Size" fit>{`${formatCount(bytes / 1000)} kB`}</DataCell>
          <DataCell label="When" fit>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </DataCell>
          <DataCell label="State" fit>
            {withdrawnAt ? (
              <TwoLines
                first={<Badge tone="red">{takenBack ? 'Withdrawn automatically' : 'Withdrawn'}</Badge>}
                second={[formatMoment(withdrawnAt), ...(takenBack ? [takenBackWords(takenBack)] : [])].join(': ')}
              />
            ) : (
              <Badge tone="green">Good</Badge>
            )}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
