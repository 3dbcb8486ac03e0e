import type { User } from '@goodword/contract/users'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { RoleForm } from './role-form.tsx'

/** What a signed-in person without a role sees everywhere, until they have one. */
export function RoleSetupPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  return (
    <Page title={t('Complete Your Setup')} lead={t('Tell us about your role to get started')} width="narrow">
      <Panel>{user ? <RoleForm /> : <p role="status">{t('Loading...')}</p>}</Panel>
    </Page>
  )
}
