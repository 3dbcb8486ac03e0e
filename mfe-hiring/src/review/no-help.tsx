import { Button, Switch } from '@fluentui/react-components'
import { draftNo, NO_REASONS, NO_REASONS_MAX, type NoReason } from '@goodword/contract/no-drafts'
import { readNo, type WordsRemark } from '@goodword/contract/read-no'
import { Suggestion } from '@goodword/shared-ui/feedback/suggestion.tsx'
import { TickBox } from '@goodword/shared-ui/form/tick-box.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { useDeferredValue, useRef, useState } from 'react'
import { useSuggestions } from '../suggestions/use-suggestions.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', width: '100%', outlineStyle: 'none' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  reasons: { display: 'grid', gap: '4px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
})

const REASONS = Object.keys(NO_REASONS) as NoReason[]

interface NoHelpProps {
  /** To the candidate, and for the company itself. */
  toCandidate: string
  own: string
  onDraft: (draft: string) => void
}

/** Drafts of a no, and warnings about its words: the manager decides what is sent (docs/rules.md#a-no-has-words-of-its-own). */
export default function NoHelp({ toCandidate, own, onDraft }: NoHelpProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const [isOn, turn] = useSuggestions()
  const [isOpen, setIsOpen] = useState(false)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const root = useRef<HTMLDivElement>(null)
  const texts = useDeferredValue({ toCandidate, own })
  const remarks = isOn
    ? [
        ...readNo(texts.toCandidate).map((remark) => ({ remark, where: t('To the candidate') })),
        ...readNo(texts.own).map((remark) => ({ remark, where: t('In your words') })),
      ].filter(({ remark, where }) => !dismissed.includes(keyOf(remark, where)))
    : []

  function dismiss(key: string) {
    setDismissed([...dismissed, key])
    // The button that had the focus goes.
    root.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and these are no fields
    <div ref={root} tabIndex={-1} role="group" aria-label={t('Suggestions')} className={styles.root}>
      {remarks.map(({ remark, where }) => (
        <Suggestion
          key={keyOf(remark, where)}
          about={t('{where}: “{words}”', { where, words: <bdi>{remark.words}</bdi> })}
          reason={t(remark.reason)}
          actions={<Button onClick={() => dismiss(keyOf(remark, where))}>{t('Dismiss')}</Button>}
        >
          {t(remark.suggestion)}
        </Suggestion>
      ))}
      <div className={styles.line}>
        {isOn ? (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('Suggest a draft')}
          </Button>
        ) : null}
        <Switch label={t('Suggestions')} checked={isOn} onChange={(_, { checked }) => turn(checked)} />
      </div>
      {isOn && isOpen ? <DraftFields toCandidate={toCandidate} onDraft={onDraft} /> : null}
    </div>
  )
}

function DraftFields({ toCandidate, onDraft }: Pick<NoHelpProps, 'toCandidate' | 'onDraft'>) {
  const styles = useStyles()
  const { t } = useTexts()
  const [reasons, setReasons] = useState<readonly NoReason[]>([])
  const [before, setBefore] = useState<string>()
  const write = useRef<HTMLButtonElement>(null)
  const isFull = reasons.length >= NO_REASONS_MAX

  function put() {
    setBefore(toCandidate)
    onDraft(draftNo(reasons))
  }

  return (
    <Suggestion
      about={t('pick up to {count} reasons', { count: NO_REASONS_MAX })}
      reason={
        <fieldset className={styles.reasons} aria-label={t('Reasons for the draft')}>
          {REASONS.map((reason) => (
            <TickBox
              key={reason}
              label={t(NO_REASONS[reason].label)}
              checked={reasons.includes(reason)}
              onTick={(isTicked) =>
                setReasons(
                  isTicked ? [...reasons, reason].slice(-NO_REASONS_MAX) : reasons.filter((one) => one !== reason),
                )
              }
            />
          ))}
        </fieldset>
      }
      actions={
        <>
          <Button ref={write} disabled={reasons.length === 0} onClick={put}>
            {toCandidate.trim() ? t('Replace the sentence by a draft') : t('Write a draft')}
          </Button>
          {before === undefined ? null : (
            <Button
              appearance="subtle"
              onClick={() => {
                onDraft(before)
                setBefore(undefined)
                // The button that had the focus goes.
                write.current?.focus()
              }}
            >
              {t('Undo the draft')}
            </Button>
          )}
        </>
      }
    >
      {isFull ? `${t('A fourth reason takes the place of the first.')} ` : null}
      {t('The draft goes into the field above, for you to change. Nothing is sent by it.')}
    </Suggestion>
  )
}

function keyOf({ rule, words }: WordsRemark, where: string): string {
  return [where, rule, words.toLowerCase()].join(':')
}
