import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { onNarrow } from './widths.ts'

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1200px',
    marginInline: 'auto',
    paddingInline: 'clamp(16px, 4vw, 32px)',
    paddingBlock: 'clamp(14px, 2vw, 24px) clamp(24px, 5vw, 48px)',
  },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 16px',
    marginBottom: 'clamp(10px, 1.4vw, 16px)',
  },
  title: {
    fontSize: 'min(clamp(1.25rem, 1rem + 1.4vw, 1.75rem), 13vw)',
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    fontWeight: 650,
  },
  // Above a list that is looked through, two lines more would be one job less.
  lead: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.5,
    [onNarrow]: { display: 'none' },
  },
})

interface JobsFrameProps {
  title: string
  documentTitle: string
  lead: string
  children: ReactNode
}

/** A page's frame as `Page` has it, but low: the first jobs are in sight without scrolling. */
export function JobsFrame({ title, documentTitle, lead, children }: JobsFrameProps) {
  const styles = useStyles()
  return (
    <div className={styles.page}>
      <title>{`${documentTitle} · Goodword`}</title>
      <div className={styles.words}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </div>
  )
}
