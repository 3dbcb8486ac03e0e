import { Field, Input } from '@fluentui/react-components'
import { localOf } from '@goodword/contract/tell-at'
import { said } from '@goodword/languages/texts'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { zoneName } from './tell-words.ts'
import { timeFault } from './typed-decision.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'start',
    '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const TIMES = [
  { value: 'now', label: said('In a moment') },
  { value: 'later', label: said('Later') },
] as const

interface TellFieldsProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** When candidate and recommender are told (docs/rules.md#a-status-can-be-told-later). */
export function TellFields({ value, onChange }: TellFieldsProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div className={styles.fields}>
      <Choice
        label={t('Tell them')}
        value={value === undefined ? 'now' : 'later'}
        options={TIMES.map((one) => ({ ...one, label: t(one.label) }))}
        onChoose={(when) => onChange(when === 'now' ? undefined : tomorrowAtNine())}
      />
      {value === undefined ? null : <TimeField value={value} onChange={onChange} />}
    </div>
  )
}

/** A day and a time of the reader's clock, and what is wrong with them. */
export function TimeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTexts()
  const fault = timeFault(value)
  return (
    <Field
      label={t('Day and time')}
      hint={t('Your time ({zone}). Until then only your company sees the status.', { zone: zoneName() })}
      validationState={fault ? 'error' : 'none'}
      validationMessage={fault && t(fault)}
    >
      <Input type="datetime-local" size="large" value={value} onChange={(_, data) => onChange(data.value)} />
    </Field>
  )
}

/** What most choose: the next morning. */
export function tomorrowAtNine(now = new Date()): string {
  return localOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9))
}
