import { Select } from '@fluentui/react-components'
import { useFieldContext } from './form-context.ts'
import { LabelledField } from './labelled-field.tsx'
import { useBlur } from './use-blur.ts'
import { useSelectStyles } from './use-select-styles.ts'

interface SelectFieldProps {
  label: string
  required?: boolean
  /** Shown first and chosen by nobody, where there is no default. */
  placeholder?: string
  /** Shown first: the choice of nothing, which is null. */
  none?: string
  options: readonly { value: string; label: string }[]
}

/** A choice of one; a native select, so that phones show their own picker. */
export function SelectField({ label, required, placeholder, none, options }: SelectFieldProps) {
  const field = useFieldContext<string | null>()
  const onBlur = useBlur()
  const styles = useSelectStyles()
  return (
    <LabelledField className={styles.field} label={label} required={required}>
      <Select
        className={styles.select}
        size="large"
        name={field.name}
        value={field.state.value ?? ''}
        onChange={(_, data) => field.handleChange(none !== undefined && data.value === '' ? null : data.value)}
        onBlur={onBlur}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </LabelledField>
  )
}
