import { formatCents } from '@goodword/contract/format-cents'
import type { PersonFile } from '@goodword/contract/operator-people'
import { said } from '@goodword/languages/texts'
import { StateBadge } from '@goodword/shared-money/states/state-badge.tsx'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { Link, useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } })
const COLUMNS = [said('Reward'), said('Amount'), said('Since'), said('State')]

/** What somebody recommended and what their company owes, each with a link to its page. */
export function RewardsOfPerson({ rewards }: Pick<PersonFile, 'rewards'>) {
  const { t } = useTexts()
  const styles = useStyles()
  return (
    <DataTable label={t('Rewards')} columns={COLUMNS.map((column) => t(column))}>
      {rewards.map(({ id, job, company, gross, at, state }) => (
        <DataRow key={id}>
          <DataCell label={t('Reward')} lead place="start">
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
          <DataCell label={t('Amount')} fit place="start">
            {formatCents(gross)}
          </DataCell>
          <DataCell label={t('Since')} fit place="finish">
            <time dateTime={at}>{formatDate(at)}</time>
          </DataCell>
          <DataCell label={t('State')} fit place="corner">
            <StateBadge state={state} viewer="operator" />
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
