import { Field, SearchBox } from '@fluentui/react-components'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { onPhones } from '@goodword/shared-ui/layout/phones.ts'
import { makeStyles } from '@griffel/react'
import type { Narrowing } from './narrowing.ts'

const TURNS = [
  { value: '', label: 'All referrals' },
  { value: 'candidate', label: 'Candidate' },
  { value: 'company', label: 'Company' },
  { value: 'over', label: 'Decided or over' },
] as const
const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
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
  const styles = useStyles()
  return (
    <search className={styles.root}>
      <Field label="Search your referrals" className={styles.wide}>
        <SearchBox
          className={styles.search}
          size="large"
          dir="auto"
          placeholder="Name, email, position or company"
          value={narrowing.text}
          onChange={(_, { value }) => onNarrow({ ...narrowing, text: value })}
        />
      </Field>
      <Choice
        label="Whose turn"
        value={narrowing.turn}
        options={TURNS}
        onChoose={(turn) => onNarrow({ ...narrowing, turn })}
      />
      <Choice
        label="Order"
        value={narrowing.sort}
        options={ORDERS}
        onChoose={(sort) => onNarrow({ ...narrowing, sort })}
      />
    </search>
  )
}
