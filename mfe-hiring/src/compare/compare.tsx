import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { COMPARED_MAX } from '@goodword/contract/marks'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { ComparedColumn, FACTS } from './compared-column.tsx'
import { useCompared } from './use-compared.ts'

const useStyles = makeStyles({
  missing: { margin: '0 0 12px', color: tokens.colorNeutralForeground3 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0 16px',
    '@media (min-width: 760px)': {
      gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
      // One row for the names and one for each fact, so that facts stand beside one another.
      gridTemplateRows: `repeat(${FACTS + 1}, auto)`,
    },
  },
})

/** Facts and words of some applications, in the order in which they arrived; nothing is summed or sorted by what people found. */
export function Compare({ ids }: { ids: readonly string[] }) {
  const styles = useStyles()
  const { t } = useTexts()
  const isSome = ids.length >= 2 && ids.length <= COMPARED_MAX
  const { data, error, mutate } = useCompared(isSome ? ids : [])
  const jobs = new Map(data?.map(({ application: { job } }) => [job.id, job.title]))
  const [title] = jobs.values()
  const isWrong = !isSome || (data && (data.length < 2 || jobs.size > 1))
  return (
    <Page
      title={t('Compare applications')}
      dense
      lead={
        title && !isWrong ? (
          <span key={title}>{t('For {job}, in the order in which they arrived', { job: <bdi>{title}</bdi> })}</span>
        ) : null
      }
      actions={<ButtonLink to="/applications">{t('All applications')}</ButtonLink>}
    >
      {isWrong ? (
        <EmptyState
          illustration={<EmptyApplications />}
          heading={t('There is nothing to compare')}
          text={t('Please select two to four applications to one of your jobs in the list of all applications.')}
          action={
            <ButtonLink to="/applications" appearance="primary" size="large">
              {t('Select applications')}
            </ButtonLink>
          }
        />
      ) : error && !data ? (
        <ReadFailed
          heading={t("We couldn't load the applications")}
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void mutate()}
        />
      ) : (
        <>
          {data && data.length < ids.length ? (
            <p className={styles.missing}>
              {ids.length - data.length === 1
                ? t('One application of this address is gone: it is not shown.')
                : t('Some applications of this address are gone: they are not shown.')}
            </p>
          ) : null}
          <div className={styles.columns} style={{ '--columns': data?.length ?? ids.length } as object}>
            {data
              ? data.map((one) => <ComparedColumn key={one.application.id} {...one} />)
              : ids.map((id) => <Skeleton key={id} height="480px" />)}
          </div>
        </>
      )}
    </Page>
  )
}
