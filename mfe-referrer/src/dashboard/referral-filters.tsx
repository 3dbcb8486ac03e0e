import { Field, SearchBox } from '@fluentui/react-components'
import { said } from '@goodword/languages/texts'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { onPhones } from '@goodword/shared-ui/layout/phones.ts'
import { makeStyles } from '@griffel/react'
import type { Narrowing } from './narrowing.ts'

const TURNS = [
  { value: '', label: said('All referrals') },
  { value: 'candidate', label: said('Candidate') },
  { value: 'company', label: said('Company') },
  { value: 'over', label: said('Decided or over') },
] as const
const ORDERS = [
  { value: 'newest', label: said('Newest first') },
  { value: 'oldest', label: said('Oldest first') },
] as const

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 200px 160px',
    alignItems: 'end',
    gap: '12px',
    marginBottom: '12px',
    [onPhones]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  },
  wide: { [onPhones]: { gridColumnEnd: 'span 2' } },
  search: { maxWidth: 'none', width: '100%' },
})

interface ReferralFiltersProps {
  narrowing: Narrowing
  onNarrow: (narrowing: Narrowing) => void
}

/** Search, whose turn it is, and order. */
export function ReferralFilters({ narrowing, onNarrow }: ReferralFiltersProps) {
  const { t } = useTexts()
  const styles = useStyles()
  return (
    <search className={styles.root}>
      <Field label={t('Search your referrals')} className={styles.wide}>
        <SearchBox
          className={styles.search}
          size="large"
          dir="auto"
          placeholder={t('Name, email, position or company')}
          value={narrowing.text}
          onChange={(_, { value }) => onNarrow({ ...narrowing, text: value })}
        />
      </Field>
      <Choice
        label={t('Whose turn')}
        value={narrowing.turn}
        options={TURNS.map(({ value, label }) => ({ value, label: t(label) }))}
        onChoose={(turn) => onNarrow({ ...narrowing, turn })}
      />
      <Choice
        label={t('Order')}
        value={narrowing.sort}
        options={ORDERS.map(({ value, label }) => ({ value, label: t(label) }))}
        onChoose={(sort) => onNarrow({ ...narrowing, sort })}
      />
    </search>
  )
}
