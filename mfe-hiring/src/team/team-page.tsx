import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Team } from './team.tsx'

/** Who hires for the company, and whom it has invited (docs/rules.md#a-company-has-members). */
export function TeamPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  if (!hires(user)) return <Denied text={t('Only hiring managers have a team.')} />
  return (
    <Page
      width="normal"
      title={t('Team')}
      lead={t('Everybody here sees all jobs, applications and payments of your company.')}
    >
      <Team />
    </Page>
  )
}
