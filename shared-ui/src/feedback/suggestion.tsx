import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '6px',
    minWidth: 0,
    padding: '12px 14px',
    borderRadius: tokens.borderRadiusLarge,
    // An edge: some stand on a page of the same colour.
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  about: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  mark: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '2px' },
})

interface SuggestionProps {
  /** What it is about: a field, the words. */
  about?: ReactNode
  reason: ReactNode
  /** What could be written instead. */
  children?: ReactNode
  actions?: ReactNode
}

/** One suggestion about what somebody writes, marked as one: they may follow it, or not. */
export function Suggestion({ about, reason, children, actions }: SuggestionProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div className={styles.root}>
      <p className={styles.about}>
        <span className={styles.mark}>{t('Suggestion')}</span>
        {about ? (
          <>
            {' · '}
            {about}
          </>
        ) : null}
      </p>
      <div className={styles.text}>{reason}</div>
      {children ? <p className={styles.text}>{children}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
