import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { BODY } from '../section/body-size.ts'
import type { Question } from './question.ts'

const useStyles = makeStyles({
  item: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '&[open] > summary::after': { transform: 'rotate(45deg)' },
  },
  question: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    paddingBlock: '14px',
    fontSize: BODY,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1.4,
    cursor: 'pointer',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusSmall,
    '::-webkit-details-marker': { display: 'none' },
    '::after': {
      content: '"+" / ""',
      marginLeft: 'auto',
      flexShrink: 0,
      width: '1.5rem',
      height: '1.5rem',
      display: 'grid',
      placeItems: 'center',
      fontSize: '1.375rem',
      lineHeight: '1.5rem',
      fontWeight: 400,
      color: tokens.colorBrandForeground1,
      transition: 'transform 150ms',
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    },
    ':hover': { color: tokens.colorBrandForeground1 },
  },
  answer: {
    margin: 0,
    paddingBottom: '16px',
    fontSize: BODY,
    lineHeight: 1.6,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

/** A question that opens: a `<details>`, which works before any script and for assistive tools. */
export function FaqItem({ question, answer }: Question) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <details className={styles.item}>
      <summary className={styles.question}>{t(question)}</summary>
      <p className={styles.answer}>{t(answer)}</p>
    </details>
  )
}
