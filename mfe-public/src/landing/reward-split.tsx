import { formatCents } from '@goodword/contract/format-cents'
import { PLATFORM_SHARE } from '@goodword/contract/limits'
import { splitReward } from '@goodword/contract/reward'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { BODY } from './section/body-size.ts'
import { Section } from './section/section.tsx'

const REWARD = 2000

const useStyles = makeStyles({
  root: { margin: 0, display: 'grid', gap: '16px' },
  bar: {
    display: 'flex',
    height: '64px',
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
    fontFamily: tokens.fontFamilyDisplay,
    fontWeight: 650,
    fontSize: 'clamp(1.1rem, 0.9rem + 1vw, 1.6rem)',
  },
  recommender: {
    display: 'grid',
    alignItems: 'center',
    paddingInline: '20px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  goodword: {
    display: 'grid',
    placeItems: 'center',
    backgroundColor: tokens.rewardBackground,
    color: tokens.rewardForeground,
  },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 24px',
    fontSize: BODY,
    lineHeight: 1.5,
    color: tokens.colorNeutralForeground2,
  },
})

/** How a reward is shared, by an example. */
export function RewardSplit() {
  const styles = useStyles()
  const { t } = useTexts()
  const { gross, recommender, goodword } = splitReward(REWARD)
  const percent = PLATFORM_SHARE * 100
  const amount = (cents: ReactNode) => <strong>{cents}</strong>
  return (
    <Section
      heading={t('Where a {amount} reward goes', { amount: formatCents(gross) })}
      lead={t(
        'The company sets a reward for the role and pays it only on a successful hire. Goodword keeps {percent}% of it. Candidates never pay anything.',
        { percent },
      )}
    >
      <figure className={styles.root}>
        <div className={styles.bar} aria-hidden="true">
          <div className={styles.recommender} style={{ flexGrow: 100 - percent, flexBasis: 0 }}>
            {formatCents(recommender)}
          </div>
          <div className={styles.goodword} style={{ flexGrow: percent, flexBasis: 0 }}>
            {formatCents(goodword)}
          </div>
        </div>
        <figcaption className={styles.words}>
          <span>
            {t('<amount>{cents}</amount> to the recommender ({percent}%)', {
              cents: formatCents(recommender),
              percent: 100 - percent,
              amount,
            })}
          </span>
          <span>
            {t('<amount>{cents}</amount> to Goodword ({percent}%)', { cents: formatCents(goodword), percent, amount })}
          </span>
        </figcaption>
      </figure>
    </Section>
  )
}
