import { Button, Field, Textarea } from '@fluentui/react-components'
import { KIND_SENTENCES } from '@goodword/contract/kind-sentences'
import { TO_CANDIDATE_MAX } from '@goodword/contract/limits'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { TickBox } from '@goodword/shared-ui/form/tick-box.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { lazy, Suspense, useState } from 'react'
import { sentDecision, type TypedReason, wordsFault } from './typed-decision.ts'

// Where they cannot be had, a no is written without them.
const NoHelp = lazy(() =>
  import(/* webpackChunkName: "hiring-no-help" */ './no-help.tsx').catch(() => ({ default: () => <></> })),
)
const LetterDialog = lazy(() => import(/* webpackChunkName: "hiring-letter" */ './letter-dialog.tsx'))

const useStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', justifyItems: 'start' },
  wide: { width: '100%' },
})

/** As they are sent. */
const SENTENCES = KIND_SENTENCES.map((sentence) => ({ value: sentence as string, label: sentence as string }))

interface NoFieldsProps {
  applicationId: string | undefined
  value: TypedReason
  onChange: (value: TypedReason) => void
}

/** What a candidate who gets a no reads of the company, and whether the recommender does (docs/rules.md#a-no-has-words-of-its-own). */
export function NoFields({ applicationId, value, onChange }: NoFieldsProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const [isShown, setIsShown] = useState<boolean>()
  const { toCandidate } = value
  const fault = wordsFault(value)
  const isKind = (KIND_SENTENCES as readonly string[]).includes(toCandidate)
  return (
    <div className={styles.fields}>
      <Choice
        className={styles.wide}
        label={t('To the candidate')}
        value={isKind ? toCandidate : ''}
        options={[{ value: '', label: t('Write your own, or choose a sentence') }, ...SENTENCES]}
        onChoose={(sentence) => onChange({ ...value, toCandidate: sentence })}
      />
      <Field
        className={styles.wide}
        label={t('Sentence to the candidate (optional)')}
        hint={t("Quoted as yours in the email and on the candidate's page.")}
        validationState={fault ? 'error' : 'none'}
        validationMessage={fault && t(fault)}
      >
        <Textarea
          dir="auto"
          resize="vertical"
          maxLength={TO_CANDIDATE_MAX}
          value={toCandidate}
          onChange={(_, data) => onChange({ ...value, toCandidate: data.value })}
        />
      </Field>
      <Suspense>
        <NoHelp
          toCandidate={toCandidate}
          own={value.text}
          onDraft={(draft) => onChange({ ...value, toCandidate: draft })}
        />
      </Suspense>
      {toCandidate.trim() ? (
        <TickBox
          label={t('The recommender may read this sentence')}
          checked={value.recommenderSees}
          onTick={(recommenderSees) => onChange({ ...value, recommenderSees })}
        />
      ) : null}
      {applicationId ? (
        <Button disabled={fault !== undefined} onClick={() => setIsShown(true)}>
          {t('Preview the email')}
        </Button>
      ) : null}
      {applicationId && isShown !== undefined ? (
        <Suspense>
          <LetterDialog
            open={isShown}
            applicationId={applicationId}
            input={{ status: 'rejected', ...sentDecision({ ...value, tellAt: undefined }, 'rejected') }}
            onClose={() => setIsShown(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
