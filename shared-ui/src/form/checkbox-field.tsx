import { Field } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFieldContext } from './form-context.ts'
import { TickBox } from './tick-box.tsx'
import { useBlur } from './use-blur.ts'
import { useFieldError } from './use-field-error.ts'

/** A tick box with its whole sentence as the label. */
export function CheckboxField({ label }: { label: ReactNode }) {
  const field = useFieldContext<boolean>()
  const onBlur = useBlur()
  const error = useFieldError()
  return (
    <Field validationMessage={error && <span>{error}</span>} validationState={error ? 'error' : 'none'}>
      {(described) => (
        <TickBox
          {...described}
          label={label}
          name={field.name}
          checked={field.state.value}
          onTick={field.handleChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
