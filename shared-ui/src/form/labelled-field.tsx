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
      // With its space, as the specification writes it: 'Company Name *'.
      label={required ? { children: label, required: { children: ' *', className: styles.star } } : label}
      required={required}
      hint={hint}
      validationMessage={error}
      validationState={error ? 'error' : 'none'}
    />
  )
}
