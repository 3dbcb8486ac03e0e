import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: tokens.spacingVerticalM,
    paddingBlock: 'clamp(32px, 6vw, 64px)',
    paddingInline: '16px',
  },
  heading: {
    margin: 0,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: tokens.fontSizeBase500,
    lineHeight: 1.25,
    fontWeight: 600,
  },
  text: { margin: 0, maxWidth: '44ch', color: tokens.colorNeutralForeground3, lineHeight: 1.5, textWrap: 'pretty' },
})

interface EmptyStateProps {
  illustration?: ReactNode
  heading: string
  text?: ReactNode
  action?: ReactNode
  /** The heading's level: 1 where this is the whole page. */
  level?: 1 | 2 | 3
}

/** What a list, a page or a denied screen shows when there is nothing to show: a picture, a sentence, a way on. */
export function EmptyState({ illustration, heading, text, action, level = 2 }: EmptyStateProps) {
  const styles = useStyles()
  const Heading = `h${level}` as const
  return (
    <div className={styles.root}>
      {illustration}
      <Heading className={styles.heading}>{heading}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  )
}
