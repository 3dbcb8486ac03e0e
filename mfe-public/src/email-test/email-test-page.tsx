import { useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { makeStyles } from '@griffel/react'
import { NotificationKinds } from './notification-kinds.tsx'
import { TestEmailForm } from './test-email-form.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '20px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})

/** Sends a test email, to see that mail arrives (docs/rules.md#a-test-email-goes-to-ones-own-address). */
export function EmailTestPage() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <Page title={t('Email Test')} lead={t('Send yourself an email and check that it arrives.')} width="normal">
      <div className={styles.columns}>
        <Panel>
          <TestEmailForm />
        </Panel>
        <NotificationKinds />
      </div>
    </Page>
  )
}
