import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { Heading } from './heading.tsx'

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    marginInline: 'auto',
    paddingInline: 'clamp(16px, 4vw, 32px)',
    paddingBlock: 'clamp(20px, 3vw, 32px)',
  },
  // Less above a list of many rows.
  dense: { paddingBlock: 'clamp(16px, 2vw, 20px)' },
  narrow: { maxWidth: '680px' },
  normal: { maxWidth: '960px' },
  wide: { maxWidth: '1200px' },
  heading: {
    marginBottom: tokens.spacingVerticalXXL,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px',
    alignItems: 'end',
  },
  denseHeading: { marginBottom: tokens.spacingVerticalL },
  // The buttons stand beside it as long as a sentence has room.
  words: { flexGrow: 1, flexBasis: 'clamp(200px, 50vw, 320px)', minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  title: {
    fontSize: 'min(clamp(1.5rem, 1.25rem + 1.2vw, 2rem), 13vw)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    // Its letters are joined.
    ':lang(ar)': { letterSpacing: 0 },
    fontWeight: 650,
    textWrap: 'balance',
    color: tokens.colorNeutralForeground1,
  },
  lead: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightReading,
    textWrap: 'pretty',
  },
})

interface PageProps {
  /** The heading. */
  title: string
  /** The document's title, where the product's name follows it; the heading, if left out. */
  documentTitle?: string
  lead?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** Less air above and below, for a list of many rows. */
  dense?: boolean
  width?: 'narrow' | 'normal' | 'wide'
  children: ReactNode
}

/** A page's frame: the document title, one h1, a lead sentence, and the width of what follows. */
export function Page({
  title,
  documentTitle = title,
  lead,
  actions,
  dense = false,
  width = 'wide',
  children,
}: PageProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.page, styles[width], dense && styles.dense)}>
      <title>{`${documentTitle} · Goodword`}</title>
      <div className={mergeClasses(styles.heading, dense && styles.denseHeading)}>
        <div className={styles.words}>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  )
}
