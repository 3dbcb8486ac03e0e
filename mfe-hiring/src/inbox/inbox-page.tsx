import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Inbox } from './inbox.tsx'

/** The applications to all jobs of the manager's company. */
export function InboxPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  if (!hires(user)) return <Denied text={t('Only hiring managers can see applications.')} />
  return <Inbox />
}
