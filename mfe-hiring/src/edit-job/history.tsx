import type { JobVersion } from '@goodword/contract/job-changes'
import { NAMELESS } from '@goodword/contract/referrer-name'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { JOB_LABELS } from '../post-job/job-labels.ts'

const useStyles = makeStyles({
  history: { marginTop: '24px', lineHeight: 1.5 },
  summary: {
    display: 'inline-block',
    paddingBlock: '10px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
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
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>History</summary>
      <ol className={styles.list} reversed>
        {versions.map(({ version, at, by, fields }) => (
          <li key={version}>
            <bdi>{by ?? NAMELESS}</bdi>
            {fields.length === 0 ? ' posted this job' : ` changed ${fields.map((name) => JOB_LABELS[name]).join(', ')}`}
            <div className={styles.when}>{formatMoment(at)}</div>
          </li>
        ))}
      </ol>
    </details>
  )
}
