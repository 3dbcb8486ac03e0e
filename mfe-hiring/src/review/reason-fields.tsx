import { Field, Input } from '@fluentui/react-components'
import { REASON_TEXT_MAX } from '@goodword/contract/limits'
import { STATUS_REASON_LABELS, STATUS_REASONS } from '@goodword/contract/status-reasons'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { NoFields } from './no-fields.tsx'
import { TellFields } from './tell-fields.tsx'
import type { TypedReason } from './typed-decision.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'start',
    '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const KINDS = [
  { value: '', label: said('No reason') },
  ...STATUS_REASONS.map((kind) => ({ value: kind, label: STATUS_REASON_LABELS[kind] })),
] as const

interface ReasonFieldsProps {
  /** What is to be set, and one of the applications for which it is. */
  status: ApplicationStatus
  applicationId: string | undefined
  /** Whether it can be told later. */
  mayWait: boolean
  value: TypedReason
  onChange: (value: TypedReason) => void
}

/** Why a status is set: for the company itself, with a no for the candidate (docs/rules.md#a-no-has-words-of-its-own); and when it is told. */
export function ReasonFields({ status, applicationId, mayWait, value, onChange }: ReasonFieldsProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <>
      <div className={styles.fields}>
        <Choice
          label={t('Why')}
          value={value.kind}
          options={KINDS.map((one) => ({ ...one, label: t(one.label) }))}
          onChoose={(kind) => onChange({ ...value, kind })}
        />
        {value.kind ? (
          <Field label={t('In your words')} hint={t('For your company. The candidate can ask for a copy of it.')}>
            <Input
              size="large"
              dir="auto"
              maxLength={REASON_TEXT_MAX}
              value={value.text}
              onChange={(_, data) => onChange({ ...value, text: data.value })}
            />
          </Field>
        ) : null}
      </div>
      {status === 'rejected' ? <NoFields applicationId={applicationId} value={value} onChange={onChange} /> : null}
      {mayWait ? <TellFields value={value.tellAt} onChange={(tellAt) => onChange({ ...value, tellAt })} /> : null}
    </>
  )
}
