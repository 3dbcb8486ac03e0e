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
  options: readonly { value: string; label: string }[]
}

/** A choice of one; a native select, so that phones show their own picker. */
export function SelectField({ label, required, placeholder, options }: SelectFieldProps) {
  const field = useFieldContext<string>()
  const onBlur = useBlur()
  const styles = useSelectStyles()
  return (
    <LabelledField className={styles.field} label={label} required={required}>
      <Select
        className={styles.select}
        size="large"
        name={field.name}
        value={field.state.value}
        onChange={(_, data) => field.handleChange(data.value)}
        onBlur={onBlur}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </LabelledField>
  )
}
