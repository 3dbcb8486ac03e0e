import { call, failureOf, isApiError } from '@goodword/contract/call'
import { inviteMember, MemberInput } from '@goodword/contract/members'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { ROLE_OPTIONS } from './role-labels.ts'
import { useShowTeam } from './use-team.ts'

const useStyles = makeStyles({
  text: { margin: '4px 0 16px', color: tokens.colorNeutralForeground3, lineHeight: 1.5, maxWidth: '60ch' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
    marginBottom: '4px',
  },
  // As wide as its words.
  actions: { display: 'flex', '@media (max-width: 479px)': { display: 'grid' } },
})

const EMPTY: MemberInput = { email: '', role: 'manager' }

/** Sends a letter with a link to join. @param isAlone whether nobody else is there yet */
export function InviteForm({ isAlone }: { isAlone: boolean }) {
  const styles = useStyles()
  const { t } = useTexts()
  const show = useShowTeam()
  const form = useAppForm({
    defaultValues: EMPTY,
    validators: { onChange: MemberInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        show(await call(inviteMember, { body: value }))
        formApi.reset()
        showToast({
          tone: 'success',
          title: t('Invitation sent'),
          description: t('{email} gets a letter with a link.', { email: value.email.trim() }),
        })
      } catch (error) {
        if (isApiError(error) && showServerErrors(formApi, error.problem?.errors)) return
        showToast({ tone: 'destructive', title: t('The invitation was not sent'), ...failureOf(error) })
      }
    },
  })
  return (
    <Panel>
      <Heading level={2}>{t('Invite a colleague')}</Heading>
      <p className={styles.text}>
        {isAlone
          ? t(
              'You are the only one here. Colleagues with accounts of their own need no shared password, and each decision stands under the name of who made it.',
            )
          : t('They get a letter with a link that works for seven days, for the account of that address alone.')}
      </p>
      <form.AppForm>
        <Form label={t('Invite a colleague')} onSubmit={form.handleSubmit}>
          <div className={styles.fields}>
            <form.AppField name="email">
              {(field) => (
                <field.TextField
                  label={t('Email address')}
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  placeholder="colleague@example.org"
                  required
                />
              )}
            </form.AppField>
            <form.AppField name="role">
              {(field) => (
                <field.SelectField
                  label={t('Role')}
                  options={ROLE_OPTIONS.map((one) => ({ ...one, label: t(one.label) }))}
                />
              )}
            </form.AppField>
          </div>
          <div className={styles.actions}>
            <form.SubmitButton size="large" pending={t('Sending...')}>
              {t('Send invitation')}
            </form.SubmitButton>
          </div>
        </Form>
      </form.AppForm>
    </Panel>
  )
}
