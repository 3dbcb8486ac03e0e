import { formatCents } from '@goodword/contract/format-cents'
import type { Statement, Sum } from '@goodword/contract/statement'
import { type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef } from 'react'
import { stateLabel } from '../states/state-labels.ts'
import { StateFilter } from './state-filter.tsx'
import type { Side, StatementQuery } from './statement-query.ts'
import { SUM_WORDS } from './sum-words.ts'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBottom: '16px' },
  // Not under the header, which sticks.
  heading: { scrollMarginTop: '88px', outlineStyle: 'none' },
  all: { '@media print': { display: 'none' } },
  filter: { minWidth: 0, marginLeft: 'auto', '@media print': { display: 'none' } },
})

interface RewardsBarProps {
  side: Side
  sums: Pick<Statement, Sum>
  query: StatementQuery
  ask: (query: StatementQuery) => void
  addressOfAll: string
}

/** Which rewards follow, and the choice of others. Who asked what a sum is made of goes on here. */
export function RewardsBar({ side, sums, query, ask, addressOfAll }: RewardsBarProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { sum } = query
  const before = useRef(sum)
  useEffect(() => {
    if (sum && sum !== before.current) heading.current?.focus()
    before.current = sum
  }, [sum])
  return (
    <div className={styles.bar}>
      <Heading size="large" className={styles.heading} tabIndex={-1} ref={heading}>
        {titleOf(side, sums, query, t)}
      </Heading>
      {sum ? (
        <span className={styles.all}>
          <TextLink to={addressOfAll}>{t('Show all')}</TextLink>
        </span>
      ) : null}
      <div className={styles.filter}>
        <StateFilter side={side} query={query} ask={ask} />
      </div>
    </div>
  )
}

function titleOf(side: Side, sums: Pick<Statement, Sum>, { state, sum }: StatementQuery, t: Texts['t']): string {
  if (sum) {
    const label = t(SUM_WORDS[side][sum].label).toLowerCase()
    return t('What makes {amount} {label}', { amount: formatCents(sums[sum]), label })
  }
  return state ? t('Rewards: {state}', { state: t(stateLabel(state, side)).toLowerCase() }) : t('Rewards')
}
