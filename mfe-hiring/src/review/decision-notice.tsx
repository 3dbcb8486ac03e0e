import { Button } from '@fluentui/react-components'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useState } from 'react'
import { Key } from '../keys/key.tsx'
import type { Decision } from './decision.ts'
import { tellWords } from './tell-words.ts'

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 14px',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '6px 8px 6px 16px',
    marginBottom: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.heroBackground,
    color: tokens.colorNeutralForeground1,
  },
  words: { flexGrow: 1, flexBasis: '16rem', overflowWrap: 'anywhere' },
  undo: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
})

interface DecisionNoticeProps {
  decision: Decision
  /** What others did meanwhile, and what it means in money. */
  more: string | undefined
  onUndo: () => void
}

/** What was decided last, that nobody has been told of it, and the way back until then (docs/rules.md#news-of-a-status-wait). */
export function DecisionNotice({ decision, more, onUndo }: DecisionNoticeProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const seconds = useSecondsUntil(decision.leavesAt)
  const { tellAt } = decision
  const names = decision.changed.map(({ name }) => name).join(', ')
  return (
    <div className={styles.notice}>
      <span className={styles.words} role="status">
        <strong>
          {t('{names}: {status}.', {
            names: <bdi>{names}</bdi>,
            status: t(APPLICATION_STATUS_LABELS[decision.status]),
          })}
        </strong>{' '}
        {tellAt ? (
          <span key="then">{t('They are told on {moment}.', { moment: tellWords(tellAt) })}</span>
        ) : seconds > 0 ? (
          <span key="later">{t('Nobody has been told yet.')}</span>
        ) : (
          <span key="now">{t('The emails are on their way.')}</span>
        )}
        {more ? <span> {more}</span> : null}
      </span>
      {seconds > 0 ? (
        <Button size="large" onClick={onUndo}>
          <span className={styles.undo}>
            <span>{t('Undo')}</span>
            {tellAt ? null : <span aria-hidden="true">{t('{seconds} s', { seconds })}</span>}
            <span aria-hidden="true">
              <Key>{'Z'}</Key>
            </span>
          </span>
        </Button>
      ) : null}
    </div>
  )
}

/** Whole seconds, counted down while it is shown. */
function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const [, count] = useState(0)
  const seconds = left()
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => count((before) => before + 1), 1000)
    return () => clearTimeout(timer)
  })
  return seconds
}
