import { Textarea } from '@fluentui/react-components'
import { useFieldContext } from './form-context.ts'
import { LabelledField } from './labelled-field.tsx'
import { useBlur } from './use-blur.ts'

interface TextAreaFieldProps {
  label: string
  hint?: string
  required?: boolean
  placeholder?: string
  rows?: number
}

/** A many-line field of a form; null is empty. */
export function TextAreaField({ label, hint, required, placeholder, rows = 5 }: TextAreaFieldProps) {
  const field = useFieldContext<string | null>()
  const onBlur = useBlur()
  return (
    <LabelledField label={label} hint={hint} required={required}>
      <Textarea
        size="large"
        dir="auto"
        resize="vertical"
        rows={rows}
        placeholder={placeholder}
        name={field.name}
        value={field.state.value ?? ''}
        onChange={(_, data) => field.handleChange(data.value)}
        onBlur={onBlur}
      />
    </LabelledField>
  )
}
