import { ArrowUndoRegular, CalendarClockRegular, CheckmarkCircleRegular, HourglassRegular } from '@fluentui/react-icons'
import { formatCents } from '@goodword/contract/format-cents'
import { type Statement, SUMS, type Sum } from '@goodword/contract/statement'
import { StatCard } from '@goodword/shared-ui/layout/stat-card.tsx'
import { StatGrid } from '@goodword/shared-ui/layout/stat-grid.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import type { Side, StatementQuery } from './statement-query.ts'
import { SUM_WORDS } from './sum-words.ts'

const useStyles = makeStyles({
  // Nothing to follow on paper.
  explain: { display: 'block', '@media print': { display: 'none' } },
})

const ICONS: Record<Sum, ReactNode> = {
  held: <HourglassRegular />,
  due: <CalendarClockRegular />,
  paid: <CheckmarkCircleRegular />,
  reversed: <ArrowUndoRegular />,
}

interface SumCardsProps {
  side: Side
  sums: Pick<Statement, Sum>
  addressOf: (query: StatementQuery) => string
}

/** The four sums of a statement; each is explained by the rows that it is made of. */
export function SumCards({ side, sums, addressOf }: SumCardsProps) {
  const styles = useStyles()
  return (
    <StatGrid>
      {SUMS.map((sum) => {
        const { label, note } = SUM_WORDS[side][sum]
        const amount = formatCents(sums[sum])
        return (
          <StatCard
            key={sum}
            label={label}
            value={amount}
            icon={ICONS[sum]}
            tone={sum === 'due' && sums.due > 0 ? 'reward' : 'neutral'}
            note={
              <>
                {note}
                <span className={styles.explain}>
                  <TextLink
                    to={addressOf({ sum })}
                    aria-label={`Explain this amount: ${amount} ${label.toLowerCase()}`}
                  >
                    Explain this amount
                  </TextLink>
                </span>
              </>
            }
          />
        )
      })}
    </StatGrid>
  )
}
