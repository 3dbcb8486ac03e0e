import { Button } from '@fluentui/react-components'
import { said } from '@goodword/languages/texts'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyJobs } from '@goodword/shared-ui/illustrations/empty-jobs.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { ReturnToPage } from '@goodword/shared-ui/layout/return-to-page.tsx'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
})

const HEADING = said('No jobs found matching your criteria')

interface NoJobsProps {
  /** Whether a search or a filter is why. */
  isNarrowed: boolean
  /** Whether close jobs stand below, or may do in a moment: then it is one line. */
  isShort: boolean
  onClear: () => void
}

/** What stands for the list where no job matches. */
export function NoJobs({ isNarrowed, isShort, onClear }: NoJobsProps) {
  const { t } = useTexts()
  const styles = useStyles()
  if (isShort) {
    return (
      <div className={styles.line}>
        <Heading level={3} size="small">
          {t(HEADING)}
        </Heading>
        <Button size="small" onClick={onClear}>
          {t('Clear search and filters')}
        </Button>
        <ReturnToPage />
      </div>
    )
  }
  return (
    <Panel>
      <EmptyState
        level={3}
        illustration={<EmptyJobs />}
        heading={t(HEADING)}
        text={
          isNarrowed
            ? t(
                'Jobs are found by title, company and description. Try fewer words, or look at all types and levels. Filters by place and pay find only jobs that name them.',
              )
            : t('New roles show up here as soon as companies post them.')
        }
        action={isNarrowed ? <Button onClick={onClear}>{t('Clear search and filters')}</Button> : null}
      />
      <ReturnToPage />
    </Panel>
  )
}
