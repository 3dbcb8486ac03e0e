import { Button, Field, Radio, RadioGroup, Textarea } from '@fluentui/react-components'
import { call, isApiError, serverSentence } from '@goodword/contract/call'
import { EVIDENCE_MAX, EVIDENCE_MIN } from '@goodword/contract/limits'
import { MARK_LABELS, MARKS, type Mark } from '@goodword/contract/marks'
import type { Rating, Ratings } from '@goodword/contract/ratings'
import { showToast, type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { rateCall } from './rating-calls.ts'
import { draftOf, dropDraft, keepDraft, type RatingDraft, type TypedJudgement } from './rating-drafts.ts'
import { UnsentWords } from './unsent-words.tsx'

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  criterion: { display: 'grid', gap: '8px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  name: { padding: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  marks: { display: 'flex', flexWrap: 'wrap' },
  fault: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

const EMPTY: TypedJudgement = { mark: '', evidence: '' }

interface RatingFormProps {
  applicationId: string
  criteria: readonly string[]
  mine: Rating | null
  onClose: () => void
  onSaved: (ratings: Ratings) => void
  /** The criteria are others by now. */
  onStale: () => void
}

/** A mark in words and what was seen, for each criterion. */
export function RatingForm({ applicationId, criteria, mine, onClose, onSaved, onStale }: RatingFormProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const [draft, setDraft] = useState(draftOf(applicationId) ?? typedOf(mine))
  const [isChecked, setIsChecked] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const of = (criterion: string) => draft.get(criterion) ?? EMPTY
  function type(criterion: string, change: Partial<TypedJudgement>) {
    const next = new Map(draft).set(criterion, { ...of(criterion), ...change })
    setDraft(next)
    keepDraft(applicationId, next)
    setFault(undefined)
  }
  async function send() {
    setIsChecked(true)
    if (isSending || criteria.some((criterion) => markFault(of(criterion), t) || evidenceFault(of(criterion), t)))
      return
    setIsSending(true)
    try {
      const judgements = criteria.map((criterion) => {
        const { mark, evidence } = of(criterion)
        return { criterion, mark: mark as Mark, evidence }
      })
      onSaved(await call(rateCall, { params: { applicationId }, body: { judgements } }))
      dropDraft(applicationId)
      onClose()
      showToast({
        tone: 'success',
        title: t('Rating saved'),
        description: t('Your colleagues see it once they gave theirs.'),
      })
    } catch (error) {
      setFault(serverSentence(error) ?? t("We couldn't save the rating. Please try again."))
      if (isApiError(error) && error.status === 409) onStale()
      setIsSending(false)
    }
  }
  return (
    <form
      className={styles.form}
      aria-label={t('My rating')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {criteria.map((criterion) => {
        const typed = of(criterion)
        const [noMark, noEvidence] = isChecked ? [markFault(typed, t), evidenceFault(typed, t)] : []
        return (
          <fieldset key={criterion} className={styles.criterion}>
            <legend className={styles.name} dir="auto">
              {criterion}
            </legend>
            <Field validationMessage={noMark} validationState={noMark ? 'error' : 'none'}>
              <RadioGroup
                className={styles.marks}
                layout="horizontal"
                aria-label={t('What the application shows')}
                value={typed.mark}
                onChange={(_, { value }) => type(criterion, { mark: value as Mark })}
              >
                {MARKS.map((mark) => (
                  <Radio key={mark} value={mark} label={t(MARK_LABELS[mark])} />
                ))}
              </RadioGroup>
            </Field>
            <Field
              label={t('What did you see?')}
              hint={t('{min} to {max} characters. The candidate can ask for a copy.', {
                min: EVIDENCE_MIN,
                max: EVIDENCE_MAX.toLocaleString('en-US'),
              })}
              validationMessage={noEvidence}
              validationState={noEvidence ? 'error' : 'none'}
            >
              <Textarea
                dir="auto"
                resize="vertical"
                rows={2}
                value={typed.evidence}
                onChange={(_, { value }) => type(criterion, { evidence: value })}
              />
            </Field>
          </fieldset>
        )
      })}
      <UnsentWords draft={draft} asked={criteria} />
      {fault ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" disabledFocusable={isSending}>
          {isSending ? t('Saving...') : t('Save rating')}
        </Button>
        <Button
          appearance="subtle"
          onClick={() => {
            dropDraft(applicationId)
            onClose()
          }}
        >
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function typedOf(mine: Rating | null): RatingDraft {
  const given = mine?.judgements.map(({ criterion, mark, evidence }) => [criterion, { mark, evidence }] as const)
  return new Map(given)
}

function markFault({ mark }: TypedJudgement, t: Texts['t']): string | undefined {
  return mark === '' ? t('Please choose what the application shows') : undefined
}

function evidenceFault({ evidence }: TypedJudgement, t: Texts['t']): string | undefined {
  const { length } = Array.from(evidence.trim())
  if (length < EVIDENCE_MIN)
    return t('Please write at least {min} characters about what you saw', { min: EVIDENCE_MIN })
  return length > EVIDENCE_MAX
    ? t('Please use at most {max} characters', { max: EVIDENCE_MAX.toLocaleString('en-US') })
    : undefined
}
