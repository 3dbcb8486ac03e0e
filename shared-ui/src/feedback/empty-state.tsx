import { RequestId } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { Heading } from '../layout/heading.tsx'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  // Small, so that what it says is on the first screen: the picture beside the words, on phones above them.
  root: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '16px',
    padding: 'clamp(12px, 2.4vw, 32px) 8px',
    '& > svg': { width: '128px', height: '96px' },
    '@media (max-width: 639px)': { flexDirection: 'column', textAlign: 'center' },
  },
  words: {
    display: 'grid',
    justifyItems: 'start',
    gap: '12px',
    '@media (max-width: 639px)': { justifyItems: 'center' },
  },
  text: { margin: 0, maxWidth: '48ch', color: tokens.colorNeutralForeground3 },
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
    // Alone on its page it would hang from the header.
    <div className={styles.root} style={level === 1 ? { paddingBlock: '12vh' } : undefined}>
      {illustration}
      <div className={styles.words}>
        <Heading level={level}>{heading}</Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
        {action}
        <RequestId id={requestId} />
      </div>
    </div>
  )
}
