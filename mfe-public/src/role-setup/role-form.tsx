import { isApiError, requestIdOf } from '@goodword/contract/call'
import type { Role } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useSetupRole } from './use-setup-role.ts'

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3, lineHeight: 1.5 },
})

const OPTIONS: readonly { value: Role; label: string }[] = [
  { value: 'referrer', label: said('Referrer (I refer people to jobs)') },
  { value: 'hiring_manager', label: said('Hiring Manager (I post jobs)') },
]

const NONE: { role: Role | '' } = { role: '' }

/** The one question of role setup. */
export function RoleForm() {
  const styles = useStyles()
  const { t } = useTexts()
  const options = OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))
  const { setupRole, reload } = useSetupRole()
  const form = useAppForm({
    defaultValues: NONE,
    onSubmit: async ({ value: { role } }) => {
      if (role === '') return
      try {
        await setupRole(role)
        const description = t('Welcome to Goodword. Good to have you here.')
        showToast({ title: t('Account setup complete!'), description, tone: 'success' })
      } catch (error) {
        showToast({
          tone: 'destructive',
          title: t('Setup failed'),
          description: t('Please try again.'),
          requestId: requestIdOf(error),
        })
        // There is a role already, chosen in another tab: this screen is out of date.
        if (isApiError(error) && error.status === 409) reload()
      }
    },
  })
  return (
    <Form label={t('Complete Your Setup')} onSubmit={() => form.handleSubmit()}>
      <form.AppField name="role">
        {(field) => (
          <field.SelectField label={t('I am a...')} required placeholder={t('Choose your role')} options={options} />
        )}
      </form.AppField>
      <p className={styles.note}>
        {t('This decides what you see here, and stays that way. Either role can refer people.')}
      </p>
      <form.AppForm>
        <form.Subscribe selector={({ values }) => values.role === ''}>
          {(unanswered) => (
            <form.SubmitButton size="large" pending={t('Setting up...')} disabled={unanswered}>
              {t('Complete Setup')}
            </form.SubmitButton>
          )}
        </form.Subscribe>
      </form.AppForm>
    </Form>
  )
}
