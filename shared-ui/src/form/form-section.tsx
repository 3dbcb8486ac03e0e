import { makeStyles } from '@griffel/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '../layout/heading.tsx'
import { Panel } from '../layout/panel.tsx'
import { useCardStyles } from '../layout/use-card-styles.ts'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  section: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 },
  heading: { display: 'grid', gap: '4px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, lineHeight: 1.5, textWrap: 'pretty' },
})

interface FormSectionProps {
  title: string
  hint?: string
  children: ReactNode
}

/** A part of a long form, on a card of its own. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const styles = useStyles()
  const card = useCardStyles()
  const id = useId()
  return (
    <Panel role="group" aria-labelledby={id} className={styles.section}>
      <div className={styles.heading}>
        <Heading className={card.title} id={id}>
          {title}
        </Heading>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      {children}
    </Panel>
  )
}
