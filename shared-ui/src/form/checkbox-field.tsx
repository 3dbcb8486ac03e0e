import { Checkbox, Field } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFieldContext } from './form-context.ts'
import { useBlur } from './use-blur.ts'
import { useFieldError } from './use-field-error.ts'

/** A tick box with its whole sentence as the label. */
export function CheckboxField({ label }: { label: ReactNode }) {
  const field = useFieldContext<boolean>()
  const onBlur = useBlur()
  const error = useFieldError()
  return (
    <Field validationMessage={error} validationState={error ? 'error' : 'none'}>
      <Checkbox
        size="large"
        label={{ children: label }}
        name={field.name}
        checked={field.state.value}
        onChange={(_, data) => field.handleChange(data.checked === true)}
        onBlur={onBlur}
      />
    </Field>
  )
}
