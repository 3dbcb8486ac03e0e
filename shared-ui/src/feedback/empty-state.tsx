import { RequestId } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { Heading } from '../layout/heading.tsx'
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
  text: { margin: 0, maxWidth: '44ch', color: tokens.colorNeutralForeground3, lineHeight: 1.5, textWrap: 'pretty' },
})

interface EmptyStateProps {
  illustration: ReactNode
  heading: string
  text?: ReactNode
  action?: ReactNode
  /** Of the request that failed, where this tells of a failure. */
  requestId?: string | undefined
  /** The heading's level: 1 where this is the whole page. */
  level?: 1 | 2 | 3
}

/** What a list, a page or a denied screen shows when there is nothing to show: a picture, a sentence, a way on. */
export function EmptyState({ illustration, heading, text, action, requestId, level = 2 }: EmptyStateProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {illustration}
      <Heading level={level}>{heading}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
      <RequestId id={requestId} />
    </div>
  )
}
