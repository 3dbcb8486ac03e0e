import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { type ReactNode, useId } from 'react'
import { SectionHeading } from './section-heading.tsx'

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
        <SectionHeading id={id}>{heading}</SectionHeading>
        {lead ? <p className={mergeClasses(styles.lead, ground !== 'brand' && styles.quiet)}>{lead}</p> : null}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
