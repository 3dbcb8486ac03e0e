import { Select } from '@fluentui/react-components'
import { ANSWER_DAYS } from '@goodword/contract/limits'
import { useFieldContext } from '@goodword/shared-ui/form/form-context.ts'
import { LabelledField } from '@goodword/shared-ui/form/labelled-field.tsx'
import { useSelectStyles } from '@goodword/shared-ui/form/use-select-styles.ts'
import { useTexts } from '@goodword/shared-ui/kernel'

/** Whole days that are offered; the API takes any in between. */
const OFFERED = [1, 2, 3, 5, 7, 10, ANSWER_DAYS, 21, 30, 45, 60]

/** A number of days; one that is stored and not offered is kept. */
export function DaysField({ label, hint }: { label: string; hint: string }) {
  const field = useFieldContext<number | undefined>()
  const styles = useSelectStyles()
  const { tn } = useTexts()
  const value = field.state.value ?? ANSWER_DAYS
  const offered = OFFERED.includes(value) ? OFFERED : [...OFFERED, value].sort((one, other) => one - other)
  return (
    <LabelledField className={styles.field} label={label} hint={hint}>
      <Select
        className={styles.select}
        size="large"
        name={field.name}
        value={value}
        onChange={(_, data) => field.handleChange(Number(data.value))}
      >
        {offered.map((days) => (
          <option key={days} value={days}>
            {tn(days, '{count} day', '{count} days')}
          </option>
        ))}
      </Select>
    </LabelledField>
  )
}
