import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { RewardTimeline } from '../timeline/reward-timeline.tsx'
import type { Viewer } from '../viewer.ts'
import { AgreedTerms } from './agreed-terms.tsx'
import { ShareList } from './share-list.tsx'
import { TransferList } from './transfer-list.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px', paddingBottom: '12px' },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
})

/**
 * What an amount rests on, down to each transfer (docs/rules.md#every-amount-explains-itself): how it comes about, what happened,
 * the money that moved, the terms.
 */
export function Explanation({ row, viewer }: { row: StatementRow; viewer: Viewer }) {
  const styles = useStyles()
  const { t } = useTexts()
  const part = (title: string, content: ReactNode) => (
    <section className={styles.part}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      {content}
    </section>
  )
  return (
    <div className={styles.root}>
      {part(t('How it adds up'), <ShareList row={row} viewer={viewer} />)}
      {part(t('What happened'), <RewardTimeline row={row} />)}
      {part(t('Each transfer'), <TransferList explains={row.explains} />)}
      {part(
        // The terms say "you" to the recommender.
        viewer === 'recommender' ? t('What you were promised') : t('What the recommender was promised'),
        <AgreedTerms row={row} />,
      )}
    </div>
  )
}
