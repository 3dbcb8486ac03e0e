import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { type ReactNode, useId } from 'react'

const useStyles = makeStyles({
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    marginInline: 'auto',
    paddingInline: 'clamp(16px, 4vw, 32px)',
    paddingBlock: 'clamp(48px, 7vw, 88px)',
  },
  white: { backgroundColor: tokens.colorNeutralBackground1 },
  plain: {},
  brand: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  heading: {
    margin: 0,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: 'clamp(1.75rem, 1.3rem + 2.2vw, 2.75rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    fontWeight: 650,
    textWrap: 'balance',
  },
  lead: {
    margin: '12px 0 0',
    maxWidth: '62ch',
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.55,
    textWrap: 'pretty',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  content: { marginTop: 'clamp(24px, 4vw, 48px)' },
})

interface SectionProps {
  heading: string
  lead?: ReactNode
  ground?: 'plain' | 'white' | 'brand'
  children: ReactNode
}

/** One part of the landing page: a band with a heading, a sentence, and what it is about. */
export function Section({ heading, lead, ground = 'plain', children }: SectionProps) {
  const styles = useStyles()
  const id = useId()
  return (
    <section className={styles[ground]} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        {lead ? <p className={mergeClasses(styles.lead, ground !== 'brand' && styles.quiet)}>{lead}</p> : null}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
