import type { Application } from '@goodword/contract/applications'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { DocumentLink } from './document-link.tsx'
import { documentsOf } from './documents-of.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 14px' },
  quiet: { color: tokens.colorNeutralForeground3 },
})

/** Links to resume and portfolio, and how many more there are. */
export function DocumentsCell({ application }: { application: Application }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { resume, portfolio, additional } = documentsOf(application)
  if (!resume && !portfolio && additional.length === 0) return <span className={styles.quiet}>{t('No documents')}</span>
  return (
    <span className={styles.root}>
      {resume ? <DocumentLink href={resume}>{t('Resume')}</DocumentLink> : null}
      {portfolio ? <DocumentLink href={portfolio}>{t('Portfolio')}</DocumentLink> : null}
      {additional.length > 0 ? (
        <span className={styles.quiet}>{t('{count} docs', { count: formatCount(additional.length) })}</span>
      ) : null}
    </span>
  )
}
