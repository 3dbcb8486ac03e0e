import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
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
  ask?: ReactNode
}

/** What is known of who posts a job, for those who may be asked for their data: the proven domain, or that nobody has checked. */
export function WhoPosts({ domain, ask }: WhoPostsProps) {
  const styles = useStyles()
  if (domain) {
    return (
      <p className={styles.text}>
        <DomainMark domain={domain} />
        <span className={styles.never}>Never pay to apply.</span>
      </p>
    )
  }
  return (
    <p className={styles.text}>
      Nobody has checked who posts this job.{' '}
      {ask ? <>Ask {ask} if you are unsure, and never pay to apply.</> : 'Never pay to apply.'}
    </p>
  )
}
