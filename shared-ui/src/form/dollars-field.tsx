import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useFieldContext } from './form-context.ts'
import { LabelledField } from './labelled-field.tsx'
import { readDollars } from './read-dollars.ts'
import { useBlur } from './use-blur.ts'

interface DollarsFieldProps {
  label: string
  hint?: string
  required?: boolean
  /** Of another currency. */
  sign?: string
}

/** Whole dollars, with or without grouped thousands; empty is null, and 0 is a value. What is no number is kept as NaN, so that the rule can say so. */
export function DollarsField({ label, hint, required, sign = '$' }: DollarsFieldProps) {
  const field = useFieldContext<number | null>()
  const onBlur = useBlur()
  const value = field.state.value
  // As it was typed, as long as the form has that amount.
  const [typed, setTyped] = useState('')
  const text = value == null || Number.isNaN(value) ? '' : String(value)
  return (
    <LabelledField label={label} hint={hint} required={required}>
      <Input
        size="large"
        inputMode="numeric"
        contentBefore={sign}
        name={field.name}
        value={Object.is(readDollars(typed), value ?? null) ? typed : text}
        onChange={(_, data) => {
          setTyped(data.value)
          field.handleChange(readDollars(data.value))
        }}
        onBlur={onBlur}
      />
    </LabelledField>
  )
}
