import { Button } from '@fluentui/react-components'
import type { Question } from '@goodword/contract/questions'
import { referrerName } from '@goodword/contract/referrer-name'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef } from 'react'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', justifyItems: 'start' },
  line: { margin: 0, lineHeight: 1.5, outlineStyle: 'none' },
  words: {
    margin: 0,
    paddingLeft: '14px',
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

interface AnsweredBeforeProps {
  question: Question
  /** What the reader had typed, which was not sent. */
  typed: string
  onDone: () => void
}

/** What a colleague answered a moment sooner, and the reader's own words, to be copied. */
export function AnsweredBefore({ question: { answer }, typed, onDone }: AnsweredBeforeProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const line = useRef<HTMLParagraphElement>(null)
  const by = answer?.by ?? referrerName(null, t)
  useEffect(() => line.current?.focus(), [])
  return (
    <div className={styles.root}>
      <p ref={line} className={styles.line} role="alert" tabIndex={-1}>
        {answer?.isMine
          ? t('You have answered this question already:')
          : t('{name} has answered this question already:', { name: <bdi>{by}</bdi> })}
      </p>
      <p className={styles.words} dir="auto">
        {answer?.text}
      </p>
      <p className={styles.line}>{t('Your words were not sent:')}</p>
      <p className={styles.words} dir="auto">
        {typed}
      </p>
      <Button onClick={onDone}>{t('Done')}</Button>
    </div>
  )
}
