import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Team } from './team.tsx'

/** Who hires for the company, and whom it has invited (docs/rules.md#a-company-has-members). */
export function TeamPage({ user }: { user: User | null }) {
  if (!hires(user)) return <Denied text="Only hiring managers have a team." />
  return (
    <Page width="normal" title="Team" lead="Everybody here sees all jobs, applications and payments of your company.">
      <Team />
    </Page>
  )
}
