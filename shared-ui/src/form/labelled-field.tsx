import { Field, type FieldProps } from '@fluentui/react-components'
import { makeStyles } from '@griffel/react'
import { useFieldError } from './use-field-error.ts'

const useStyles = makeStyles({
  // Its distance is the space in its text.
  star: { paddingLeft: 0 },
})

interface LabelledFieldProps extends Pick<FieldProps, 'className' | 'children'> {
  label: string
  /** A line below the field that helps to fill it in. */
  hint?: string
  required?: boolean
}

/** Around every field of a form: its label, its hint, and the message at it, all tied to it for screen readers. */
export function LabelledField({ label, hint, required, ...field }: LabelledFieldProps) {
  const styles = useStyles()
  const error = useFieldError()
  return (
    <Field
      {...field}
      // The space is part of the label's text: 'Company Name *' (docs/rules.md#a-star-marks-a-required-field).
      label={required ? { children: label, required: { children: ' *', className: styles.star } } : label}
      required={required}
      // A message stands in the hint's place: often it says the same.
      hint={error ? undefined : hint}
      // Fluent puts its icon beside it.
      validationMessage={error && <span>{error}</span>}
      validationState={error ? 'error' : 'none'}
    />
  )
}
