import type { AuditAction } from '@goodword/contract/audit-actions'
import { Link } from '@goodword/shared-ui/kernel'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } })

/** Actions on a reward, which has a page. */
const OF_REWARDS: readonly AuditAction[] = [
  'payment-received',
  'recommender-paid',
  'reward-disputed',
  'dispute-resolved',
]

/** The id of an action's subject, as a link where it has a page. */
export function AuditSubject({ action, subject }: { action: string; subject: string }) {
  const styles = useStyles()
  const id = <SmallCode>{subject}</SmallCode>
  if (!OF_REWARDS.some((each) => each === action)) return id
  return (
    <Link className={styles.link} to={`/operator/rewards/${subject}`}>
      {id}
    </Link>
  )
}
