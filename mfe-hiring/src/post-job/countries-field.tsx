import { Button, Select } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { countryName } from '@goodword/contract/country-name'
import { countryOptions } from '@goodword/contract/country-options'
import { REMOTE_FROM_MAX } from '@goodword/contract/place-and-pay'
import { useFieldContext } from '@goodword/shared-ui/form/form-context.ts'
import { LabelledField } from '@goodword/shared-ui/form/labelled-field.tsx'
import { useSelectStyles } from '@goodword/shared-ui/form/use-select-styles.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', minWidth: 0 },
  chosen: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
})

/** From which countries remote work may be done: a select adds one, a button takes it away. */
export function CountriesField() {
  const { t } = useTexts()
  const field = useFieldContext<string[]>()
  const styles = useStyles()
  const selectStyles = useSelectStyles()
  const chosen = field.state.value
  return (
    <div className={styles.root}>
      <LabelledField
        className={selectStyles.field}
        label={t('Remote from')}
        hint={t('From anywhere if you add no country.')}
      >
        <Select
          className={selectStyles.select}
          size="large"
          name={field.name}
          value=""
          disabled={chosen.length >= REMOTE_FROM_MAX}
          onChange={(_, data) => field.handleChange([...chosen, data.value].sort())}
        >
          <option value="">{t('Add a country')}</option>
          {countryOptions()
            .filter(({ value }) => !chosen.includes(value))
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </Select>
      </LabelledField>
      {chosen.length > 0 ? (
        <ul className={styles.chosen} aria-label={t('Remote from')}>
          {chosen.map((code) => (
            <li key={code}>
              <Button
                size="small"
                icon={<DismissRegular />}
                iconPosition="after"
                aria-label={t('Remove {country}', { country: countryName(code) })}
                onClick={() => field.handleChange(chosen.filter((one) => one !== code))}
              >
                {countryName(code)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
