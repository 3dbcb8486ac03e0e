import { Field, Input } from '@fluentui/react-components'
import { REASON_TEXT_MAX } from '@goodword/contract/limits'
import { STATUS_REASON_LABELS, STATUS_REASONS, type StatusReason } from '@goodword/contract/status-reasons'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { makeStyles } from '@griffel/react'

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
  { value: '', label: 'No reason' },
  ...STATUS_REASONS.map((kind) => ({ value: kind, label: STATUS_REASON_LABELS[kind] })),
] as const

/** What was chosen and typed; an empty kind is no reason. */
export interface TypedReason {
  kind: StatusReason | ''
  text: string
}
export const NO_REASON: TypedReason = { kind: '', text: '' }

interface ReasonFieldsProps {
  value: TypedReason
  onChange: (value: TypedReason) => void
}

/** Why a status is set, for the company alone (docs/rules.md#a-status-can-have-a-reason-of-the-companys-own). */
export function ReasonFields({ value, onChange }: ReasonFieldsProps) {
  const styles = useStyles()
  return (
    <div className={styles.fields}>
      <Choice label="Why" value={value.kind} options={KINDS} onChoose={(kind) => onChange({ ...value, kind })} />
      {value.kind ? (
        <Field label="In your words" hint="For your company. The candidate can ask for a copy of it.">
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
  )
}

/** As it is sent. */
export function sentReason({ kind, text }: TypedReason) {
  return kind ? { kind, text } : undefined
}
