import { Input } from '@fluentui/react-components'
import { useFieldContext } from './form-context.ts'
import { LabelledField } from './labelled-field.tsx'
import { useBlur } from './use-blur.ts'

/** Whole dollars; empty is null, and 0 is a value. What is no number is kept as NaN, so that the rule can say so. */
export function DollarsField({ label, hint, required }: { label: string; hint?: string; required?: boolean }) {
  const field = useFieldContext<number | null>()
  const onBlur = useBlur()
  const value = field.state.value
  return (
    <LabelledField label={label} hint={hint} required={required}>
      <Input
        size="large"
        type="number"
        inputMode="numeric"
        contentBefore="$"
        name={field.name}
        value={value == null || Number.isNaN(value) ? '' : String(value)}
        onChange={(_, data) => field.handleChange(data.value === '' ? null : Number(data.value))}
        onBlur={onBlur}
      />
    </LabelledField>
  )
}
