import { Field, Select } from '@fluentui/react-components'
import { makeStyles, mergeClasses } from '@griffel/react'
import { useSelectStyles } from './use-select-styles.ts'

const useStyles = makeStyles({
  // Fluent's horizontal field gives the label a third of the width; this one gives it what it needs.
  inline: { display: 'flex', alignItems: 'center', gap: '12px' },
  inlineLabel: { whiteSpace: 'nowrap', paddingBlock: 0 },
})

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
  /** Puts the label beside the select instead of above it. */
  inline?: boolean
  className?: string
}

/** A select outside of a form: narrows or orders a list at once. Native, so that phones show their own picker. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChoose, inline, className } = props
  const styles = useStyles()
  const selectStyles = useSelectStyles()
  return (
    <Field
      className={mergeClasses(selectStyles.field, inline && styles.inline, className)}
      label={inline ? { children: label, className: styles.inlineLabel } : label}
    >
      <Select
        className={selectStyles.select}
        size="large"
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
