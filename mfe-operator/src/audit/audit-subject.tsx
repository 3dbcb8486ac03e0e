import type { AuditAction } from '@goodword/contract/audit-actions'
import { Link } from '@goodword/shared-ui/kernel'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } })

/** Where the subject of an action has a page. */
const PAGES: Partial<Record<AuditAction, string>> = {
  'payment-received': '/operator/rewards',
  'recommender-paid': '/operator/rewards',
  'reward-disputed': '/operator/rewards',
  'dispute-resolved': '/operator/rewards',
  'person-found': '/operator/people',
  'person-signed-out': '/operator/people',
  'note-written': '/operator/people',
  'account-closed': '/operator/people',
  'account-reopened': '/operator/people',
}

interface AuditSubjectProps {
  action: string
  subject: string
  /** A person's, or the title of a job; null where there is none any more. */
  name: string | null
}

/** The subject of an action by its name, or by its id where it has none; as a link where it has a page. */
export function AuditSubject({ action, subject, name }: AuditSubjectProps) {
  const styles = useStyles()
  const shown = name ? <bdi>{name}</bdi> : <SmallCode>{subject}</SmallCode>
  const page = Object.hasOwn(PAGES, action) ? PAGES[action as AuditAction] : undefined
  if (!page) return shown
  return (
    <Link className={styles.link} to={`${page}/${subject}`}>
      {shown}
    </Link>
  )
}
