import type { User } from '@goodword/contract/users'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { RoleForm } from './role-form.tsx'

/** What a signed-in person without a role sees everywhere, until they have one. */
export function RoleSetupPage({ user }: { user: User | null }) {
  return (
    <Page title="Complete Your Setup" lead="Tell us about your role to get started" width="narrow">
      <Panel>{user ? <RoleForm /> : <p role="status">Loading...</p>}</Panel>
    </Page>
  )
}
