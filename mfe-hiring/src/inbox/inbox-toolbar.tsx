import { Button, SearchBox } from '@fluentui/react-components'
import { ArrowClockwiseRegular, ArrowDownloadRegular, FilterRegular } from '@fluentui/react-icons'
import type { ListedApplication } from '@goodword/contract/inbox'
import { countFilters, type InboxSearch, inboxPath } from '@goodword/contract/inbox-search'
import { LIST_MAX } from '@goodword/contract/limits'
import { said } from '@goodword/languages/texts'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { type Texts, useTexts } from '@goodword/shared-ui/kernel'
import type { Page } from '@goodword/shared-ui/lists/page.ts'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import type { RefObject } from 'react'
import { needsSomebody } from '../waiting/promise-of.ts'
import { JobChoice } from './job-choice.tsx'

const PHONE = '@media (max-width: 639px)'

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 240px) auto',
    alignItems: 'center',
    gap: '12px',
    marginBottom: '12px',
    '@media (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  views: {
    display: 'inline-flex',
    padding: '3px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 959px)': { gridColumnEnd: 'span 2', justifySelf: 'start' },
    [PHONE]: { justifySelf: 'stretch' },
  },
  view: {
    flexGrow: 1,
    minHeight: '36px',
    paddingInline: '16px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  chosen: { backgroundColor: tokens.selectedBackground, color: tokens.selectedForeground },
  search: { maxWidth: 'none', width: '100%' },
  job: { '@media (max-width: 959px)': { display: 'none' } },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    minHeight: '2rem',
    marginBottom: '8px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  count: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  file: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
})

const VIEWS = [
  { value: 'needs', label: said('Needs you') },
  { value: 'all', label: said('All') },
] as const

interface InboxToolbarProps {
  fieldRef: RefObject<HTMLInputElement | null>
  search: InboxSearch
  list: List<ListedApplication>
  onSearch: (search: InboxSearch) => void
  onFilter: () => void
}

/** What of all applications is shown, how many that are, and the file of them. */
export function InboxToolbar({ fieldRef, search, list, onSearch, onFilter }: InboxToolbarProps) {
  const styles = useStyles()
  const { t, tn } = useTexts()
  const filters = countFilters(search)
  const { total } = list
  return (
    <>
      <search className={styles.bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in all browsers */}
        <div className={styles.views} role="group" aria-label={t('Which applications')}>
          {VIEWS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={mergeClasses(styles.view, search.view === value && styles.chosen)}
              aria-pressed={search.view === value}
              onClick={() => onSearch({ ...search, view: value })}
            >
              {t(label)}
            </button>
          ))}
        </div>
        <SearchBox
          ref={fieldRef}
          className={styles.search}
          size="large"
          dir="auto"
          aria-label={t('Search candidates and recommenders')}
          placeholder={t('Name, email or recommender')}
          value={search.q}
          onChange={(_, data) => onSearch({ ...search, q: data.value })}
        />
        <div className={styles.job}>
          <JobChoice isLabelled={false} value={search.job} onChoose={(job) => onSearch({ ...search, job })} />
        </div>
        <Button size="large" icon={<FilterRegular />} aria-haspopup="dialog" onClick={onFilter}>
          {filters > 0 ? t('Filters ({count})', { count: filters }) : t('Filters')}
        </Button>
      </search>
      <div className={styles.line}>
        <span className={styles.count}>
          <span role="status">{total ? countLine(total, search, decidedOf(list), tn) : null}</span>
          {total ? (
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowClockwiseRegular />}
              disabledFocusable={list.isReading}
              onClick={list.refresh}
            >
              {t('Refresh')}
            </Button>
          ) : null}
        </span>
        {total && total.count > 0 ? (
          <a className={styles.file} href={fileOf(search)} download>
            <ArrowDownloadRegular aria-hidden="true" />
            {total.isExact
              ? t('Download as CSV')
              : t('Download the first {count} as CSV', { count: formatCount(LIST_MAX) })}
          </a>
        ) : null}
      </div>
    </>
  )
}

/** Of those that waited when the list was read, how many have been decided since: they stay where they are. */
function decidedOf({ items = [] }: List<ListedApplication>): number {
  return items.filter((application) => !needsSomebody(application)).length
}

function countLine(
  total: NonNullable<Page<unknown>['total']>,
  { view }: InboxSearch,
  decided: number,
  tn: Texts['tn'],
): string {
  const { isExact } = total
  const count = view === 'all' ? total.count : Math.max(0, total.count - decided)
  const number = { count: `${formatCount(count)}${isExact ? '' : '+'}` }
  if (view === 'all') return tn(count, '{count} application', '{count} applications', number)
  return tn(count, '{count} application waits for a decision', '{count} applications wait for a decision', number)
}

/** The same list as a file. */
function fileOf(search: InboxSearch): string {
  return inboxPath(search).replace('/api/applications?', '/api/applications.csv?')
}
