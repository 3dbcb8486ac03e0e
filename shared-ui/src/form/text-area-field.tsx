import { Field, Textarea } from '@fluentui/react-components'
import { useFieldContext } from './form-context.ts'
import { useFieldError } from './use-field-error.ts'

interface TextAreaFieldProps {
  label: string
  hint?: string
  required?: boolean
  placeholder?: string
  rows?: number
}

/** A many-line field of a form. */
export function TextAreaField({ label, hint, required, placeholder, rows = 5 }: TextAreaFieldProps) {
  const field = useFieldContext<string>()
  const error = useFieldError()
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      validationMessage={error}
      validationState={error ? 'error' : 'none'}
    >
      <Textarea
        size="large"
        resize="vertical"
        rows={rows}
        placeholder={placeholder}
        name={field.name}
        value={field.state.value}
        onChange={(_, data) => field.handleChange(data.value)}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
