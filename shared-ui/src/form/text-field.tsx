import { Field, Input, type InputProps } from '@fluentui/react-components'
import { useFieldContext } from './form-context.ts'
import { useFieldError } from './use-field-error.ts'

interface TextFieldProps
  extends Pick<InputProps, 'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'contentBefore'> {
  label: string
  hint?: string
  required?: boolean
}

/** A one-line field of a form: label, input, and its message tied to it. */
export function TextField({ label, hint, required, ...input }: TextFieldProps) {
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
      <Input
        {...input}
        size="large"
        name={field.name}
        value={field.state.value}
        onChange={(_, data) => field.handleChange(data.value)}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
