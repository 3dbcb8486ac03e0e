import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { useLocation, useTexts } from '@goodword/shared-ui/kernel'
import { Compare } from './compare.tsx'
import { readIds } from './compared-ids.ts'

/** Applications to one job side by side (docs/rules.md#up-to-four-applications-can-be-compared). */
export function ComparePage({ user }: { user: User | null }) {
  const { t } = useTexts()
  const { search } = useLocation()
  if (!hires(user)) return <Denied text={t('Only hiring managers can see applications.')} />
  return <Compare ids={readIds(search)} />
}
