import { Button, Field, Input } from '@fluentui/react-components'
import { type InboxSearch, NO_FILTERS } from '@goodword/contract/inbox-search'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import type { Page } from '@goodword/shared-ui/lists/page.ts'
import { makeStyles } from '@griffel/react'
import { JobChoice } from './job-choice.tsx'

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', paddingBottom: '8px' },
  days: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
})

const STATUSES = [
  { value: '', label: said('All statuses') },
  ...APPLICATION_STATUSES.map((status) => ({ value: status, label: APPLICATION_STATUS_LABELS[status] })),
] as const
const SORTS = [
  { value: '', label: said('Newest') },
  { value: 'oldest', label: said('Oldest') },
  { value: 'waiting', label: said('Waiting longest') },
] as const

/** Of what needs somebody. */
const NEEDS_SORTS = [
  { value: '', label: said('Unread first') },
  { value: 'waiting', label: said('Waiting longest') },
] as const

interface FilterDialogProps {
  open: boolean
  search: InboxSearch
  total: Page<unknown>['total']
  onSearch: (search: InboxSearch) => void
  onClose: () => void
}

/** All filters, which apply at once; on phones a sheet. */
export function FilterDialog({ open, search, total, onSearch, onClose }: FilterDialogProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const set = (change: Partial<InboxSearch>) => onSearch({ ...search, ...change })
  const sort = search.sort === 'newest' ? '' : search.sort
  return (
    <Modal open={open} onClose={onClose} title={t('Filters')}>
      <div className={styles.fields}>
        <JobChoice value={search.job} onChoose={(job) => set({ job })} />
        {search.view === 'all' ? (
          <>
            <Choice
              label={t('Status')}
              value={search.status}
              options={STATUSES.map((one) => ({ ...one, label: t(one.label) }))}
              onChoose={(status) => set({ status })}
            />
            <Choice
              label={t('Order')}
              value={sort}
              options={SORTS.map((one) => ({ ...one, label: t(one.label) }))}
              onChoose={(chosen) => set({ sort: chosen })}
            />
          </>
        ) : (
          <Choice
            label={t('Order')}
            value={search.sort === 'waiting' ? search.sort : ''}
            options={NEEDS_SORTS.map((one) => ({ ...one, label: t(one.label) }))}
            onChoose={(chosen) => set({ sort: chosen })}
          />
        )}
        <Field label={t('Recommender')}>
          <Input
            size="large"
            dir="auto"
            maxLength={100}
            value={search.recommender}
            onChange={(_, data) => set({ recommender: data.value })}
          />
        </Field>
        <div className={styles.days}>
          <Field label={t('Applied from')} hint={t('A day in UTC')}>
            <Input
              type="date"
              size="large"
              value={search.from}
              max={search.to || undefined}
              onChange={(_, data) => set({ from: data.value })}
            />
          </Field>
          <Field label={t('Until')} hint={t('That day included')}>
            <Input
              type="date"
              size="large"
              value={search.to}
              min={search.from || undefined}
              onChange={(_, data) => set({ to: data.value })}
            />
          </Field>
        </div>
      </div>
      <ModalActions>
        <Button size="large" onClick={() => set(NO_FILTERS)}>
          {t('Clear filters')}
        </Button>
        <Button size="large" appearance="primary" onClick={onClose}>
          {total ? t('Show {count}', { count: `${formatCount(total.count)}${total.isExact ? '' : '+'}` }) : t('Show')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
