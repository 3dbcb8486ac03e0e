import { Button, Field, SearchBox } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons'
import type { JobSearch } from '@goodword/contract/job-search'
import { useTexts } from '@goodword/shared-ui/kernel'
import { onLargeText } from '@goodword/shared-ui/layout/phones.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { JobFilters } from './job-filters.tsx'
import { onPhones, onTablets } from './widths.ts'

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 160px 168px auto auto',
    alignItems: 'end',
    gap: '12px',
    marginBottom: '12px',
    [onTablets]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto auto' },
    [onPhones]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px' },
    [onLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridColumnEnd: 'auto' } },
  },
  // On phones the placeholder is enough for the eye.
  label: {
    [onPhones]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  search: { maxWidth: 'none', width: '100%' },
  wide: { [onTablets]: { gridColumnEnd: 'span 4' }, [onPhones]: { gridColumnEnd: 'span 2' } },
  // On phones all filters are in the sheet.
  filters: { display: 'contents', [onPhones]: { display: 'none' } },
  // As high as the fields beside them.
  button: { minHeight: '40px' },
  sheet: { justifySelf: 'start' },
})

interface JobToolbarProps {
  search: JobSearch
  onSearch: (search: JobSearch) => void
  /** Opens the filters' sheet. */
  onFilter: () => void
  /** Moves the focus to the results; the list is narrowed already. */
  onSubmit: () => void
}

/** Search text, job type and experience level; the other filters are behind a button. */
export function JobToolbar({ search, onSearch, onFilter, onSubmit }: JobToolbarProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const { text: _, sort: __, ...filters } = search
  const set = Object.values(filters).filter((value) => value !== '' && value !== null).length
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {/* The placeholder speaks of skills; what is searched stands here. */}
        <Field
          label={{ children: t('Search in title, company and description'), className: styles.label }}
          className={styles.wide}
        >
          <SearchBox
            className={styles.search}
            size="large"
            dir="auto"
            placeholder={t('Search jobs, companies, or skills...')}
            value={search.text}
            onChange={(_, data) => onSearch({ ...search, text: data.value })}
          />
        </Field>
        <div className={styles.filters}>
          <JobFilters search={search} onSearch={onSearch} />
        </div>
        <Button type="submit" className={styles.button}>
          {t('Search Jobs')}
        </Button>
        <Button
          className={mergeClasses(styles.button, styles.sheet)}
          icon={<FilterRegular />}
          aria-haspopup="dialog"
          onClick={onFilter}
        >
          {set > 0 ? t('Filters ({count})', { count: set }) : t('Filters')}
        </Button>
      </form>
    </search>
  )
}
