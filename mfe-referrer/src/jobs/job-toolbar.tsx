import { Button, Field, SearchBox } from '@fluentui/react-components'
import type { JobSearch } from '@goodword/contract/job-search'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { EXPERIENCE_LEVELS, JOB_TYPES } from '@goodword/contract/statuses'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { onLargeText } from '@goodword/shared-ui/layout/phones.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  panel: { marginBottom: 'clamp(24px, 4vw, 40px)' },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 176px 176px auto',
    alignItems: 'end',
    gap: '16px',
    '@media (max-width: 899px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
    [onLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridColumnEnd: 'auto' } },
  },
  search: { maxWidth: 'none', width: '100%' },
  wide: { '@media (max-width: 899px)': { gridColumnEnd: 'span 2' } },
  button: { '@media (max-width: 899px)': { gridColumnEnd: 'span 2' } },
})

const TYPES = [
  { value: '', label: 'All Types' },
  ...JOB_TYPES.map((type) => ({ value: type, label: JOB_TYPE_LABELS[type] })),
] as const
const LEVEL_LABELS = { entry: 'Entry Level', mid: 'Mid Level', senior: 'Senior Level', executive: 'Executive' }
const LEVELS = [
  { value: '', label: 'All Levels' },
  ...EXPERIENCE_LEVELS.map((level) => ({ value: level, label: LEVEL_LABELS[level] })),
] as const

interface JobToolbarProps {
  search: JobSearch
  onSearch: (search: JobSearch) => void
  /** Moves the focus to the results; the list is narrowed already. */
  onSubmit: () => void
}

/** Search text, job type and experience level. */
export function JobToolbar({ search, onSearch, onSubmit }: JobToolbarProps) {
  const styles = useStyles()
  return (
    <Panel className={styles.panel}>
      <search>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {/* The placeholder speaks of skills; what is searched stands here. */}
          <Field label="Search in title, company and description" className={styles.wide}>
            <SearchBox
              className={styles.search}
              size="large"
              dir="auto"
              placeholder="Search jobs, companies, or skills..."
              value={search.text}
              onChange={(_, data) => onSearch({ ...search, text: data.value })}
            />
          </Field>
          <Choice
            label="Job Type"
            value={search.type}
            options={TYPES}
            onChoose={(type) => onSearch({ ...search, type })}
          />
          <Choice
            label="Experience Level"
            value={search.level}
            options={LEVELS}
            onChoose={(level) => onSearch({ ...search, level })}
          />
          <Button type="submit" size="large" className={styles.button}>
            Search Jobs
          </Button>
        </form>
      </search>
    </Panel>
  )
}
