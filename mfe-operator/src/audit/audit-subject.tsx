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

/** The id of an action's subject, as a link where it has a page. */
export function AuditSubject({ action, subject }: { action: string; subject: string }) {
  const styles = useStyles()
  const id = <SmallCode>{subject}</SmallCode>
  const page = Object.hasOwn(PAGES, action) ? PAGES[action as AuditAction] : undefined
  if (!page) return id
  return (
    <Link className={styles.link} to={`${page}/${subject}`}>
      {id}
    </Link>
  )
}
