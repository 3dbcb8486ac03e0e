import { Field, Input } from '@fluentui/react-components'
import { countryOptions } from '@goodword/contract/country-options'
import { amountOf, type JobSearch } from '@goodword/contract/job-search'
import { WORKPLACE_LABELS, WORKPLACES } from '@goodword/contract/place-and-pay'
import { said } from '@goodword/languages/texts'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { readDollars } from '@goodword/shared-ui/form/read-dollars.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'

const KINDS = [
  { value: '', label: said('All Workplaces') },
  ...WORKPLACES.map((workplace) => ({ value: workplace, label: WORKPLACE_LABELS[workplace] })),
] as const

interface PlaceFiltersProps {
  search: JobSearch
  onSearch: (search: JobSearch) => void
}

/** Workplace, country and pay, as postings name them in fields (docs/rules.md#jobs-are-found-by-place-and-pay). */
export function PlaceFilters({ search, onSearch }: PlaceFiltersProps) {
  const { t } = useTexts()
  const { workplace, country, payMin } = search
  const [typed, setTyped] = useState('')
  const amount = readDollars(typed)
  const isWrong = amount !== null && amountOf(amount) === null
  // As it was typed, as long as it is what is asked for.
  const text = payMin === null ? '' : String(payMin)
  return (
    <>
      <Choice
        label={t('Workplace')}
        value={workplace}
        options={KINDS.map(({ value, label }) => ({ value, label: t(label) }))}
        onChoose={(chosen) => onSearch({ ...search, workplace: chosen })}
      />
      <Choice
        label={t('Country')}
        value={country}
        options={[{ value: '', label: t('All Countries') }, ...countryOptions()]}
        onChoose={(chosen) => onSearch({ ...search, country: chosen })}
      />
      <Field
        label={t('Pays at least')}
        hint={
          isWrong
            ? undefined
            : t('In dollars per year. Other pay cannot be compared and is left out, as are jobs that name none.')
        }
        validationMessage={isWrong ? t('Please enter whole dollars') : undefined}
      >
        <Input
          size="large"
          inputMode="numeric"
          contentBefore="$"
          value={isWrong || amount === payMin ? typed : text}
          onChange={(_, data) => {
            setTyped(data.value)
            const value = readDollars(data.value)
            const next = value === null ? null : amountOf(value)
            if (value === null || next !== null) onSearch({ ...search, payMin: next })
          }}
        />
      </Field>
    </>
  )
}
