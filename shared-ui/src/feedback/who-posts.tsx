import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ReactElement } from 'react'
import { tokens } from '../theme/tokens.ts'
import { DomainMark } from './domain-mark.tsx'

const useStyles = makeStyles({
  never: { display: 'block', marginTop: '4px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
})

interface WhoPostsProps {
  /** Of the company that posts. */
  domain: string | null
  /** Who may know more: the name of the referrer. */
  ask?: ReactElement
}

/** What is known of who posts a job, for those who may be asked for their data: the proven domain, or that nobody has checked. */
export function WhoPosts({ domain, ask }: WhoPostsProps) {
  const styles = useStyles()
  const { t } = useTexts()
  if (domain) {
    return (
      <p className={styles.text}>
        <DomainMark domain={domain} />
        <span className={styles.never}>{t('Never pay to apply.')}</span>
      </p>
    )
  }
  return (
    <p className={styles.text}>
      {t('Nobody has checked who posts this job.')}{' '}
      {ask ? t('Ask {name} if you are unsure, and never pay to apply.', { name: ask }) : t('Never pay to apply.')}
    </p>
  )
}
