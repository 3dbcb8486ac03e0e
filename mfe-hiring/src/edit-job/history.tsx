import type { JobVersion } from '@goodword/contract/job-changes'
import { NAMELESS } from '@goodword/contract/referrer-name'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { JOB_LABELS } from '../post-job/job-labels.ts'
import { useFoldStyles } from './use-fold-styles.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '12px',
    margin: '4px 0 0',
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
  when: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** Who changed which fields of a posting when, the newest first. */
export function History({ versions }: { versions: readonly JobVersion[] }) {
  const styles = useStyles()
  const { t } = useTexts()
  const fold = useFoldStyles()
  return (
    <details className={fold.root}>
      <summary className={fold.summary}>{t('History')}</summary>
      <ol className={styles.list} reversed>
        {versions.map(({ version, at, by, fields }) => {
          const name = <bdi>{by ?? t(NAMELESS)}</bdi>
          return (
            <li key={version}>
              {fields.length === 0
                ? t('{name} posted this job', { name })
                : t('{name} changed {fields}', {
                    name,
                    fields: fields.map((field) => t(JOB_LABELS[field])).join(', '),
                  })}
              <div className={styles.when}>{formatMoment(at)}</div>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
