import { formatCents } from '@goodword/contract/format-cents'
import type { PersonFile } from '@goodword/contract/operator-people'
import { StateBadge } from '@goodword/shared-money/states/state-badge.tsx'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { Link } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } })
const COLUMNS = ['Reward', 'Amount', 'Since', 'State']

/** What somebody recommended and what their company owes, each with a link to its page. */
export function RewardsOfPerson({ rewards }: Pick<PersonFile, 'rewards'>) {
  const styles = useStyles()
  return (
    <DataTable label="Rewards" columns={COLUMNS}>
      {rewards.map(({ id, job, company, gross, at, state }) => (
        <DataRow key={id}>
          <DataCell label="Reward" lead place="start">
            <TwoLines
              strong
              first={
                <Link className={styles.link} to={`/operator/rewards/${id}`}>
                  <bdi>{job}</bdi>
                </Link>
              }
              second={<bdi>{company}</bdi>}
            />
          </DataCell>
          <DataCell label="Amount" fit place="start">
            {formatCents(gross)}
          </DataCell>
          <DataCell label="Since" fit place="finish">
            <time dateTime={at}>{formatDate(at)}</time>
          </DataCell>
          <DataCell label="State" fit place="corner">
            <StateBadge state={state} viewer="operator" />
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
