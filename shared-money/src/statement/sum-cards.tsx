import { ArrowUndoRegular, CalendarClockRegular, CheckmarkCircleRegular, HourglassRegular } from '@fluentui/react-icons'
import { formatCents } from '@goodword/contract/format-cents'
import { GUARANTEE_DAYS } from '@goodword/contract/limits'
import { type Statement, SUMS, type Sum } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
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
  const { t } = useTexts()
  return (
    <StatGrid>
      {SUMS.map((sum) => {
        const words = SUM_WORDS[side][sum]
        const label = t(words.label)
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
                {t(words.note, { days: GUARANTEE_DAYS })}
                <span className={styles.explain}>
                  <TextLink
                    to={addressOf({ sum })}
                    aria-label={t('Explain this amount: {amount} {label}', { amount, label: label.toLowerCase() })}
                  >
                    {t('Explain this amount')}
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
