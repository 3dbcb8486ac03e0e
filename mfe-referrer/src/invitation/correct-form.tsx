import { Button } from '@fluentui/react-components'
import { failureOf, isApiError } from '@goodword/contract/call'
import { CorrectionInput, type Referral } from '@goodword/contract/referrals'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { RelationField } from '../refer/relation-field.tsx'
import { useInvitation } from './use-invitation.ts'

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
})

interface CorrectFormProps {
  referral: Referral
  /** Called when it is corrected, or nothing is to be. */
  onDone: () => void
}

/** Name, address and relation of an invitation, to correct. What was typed stays after a refusal. */
export function CorrectForm({ referral, onDone }: CorrectFormProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const { correct } = useInvitation(referral)
  const { candidateEmail, candidateName, relation = null } = referral
  const defaultValues: CorrectionInput = { candidateEmail, candidateName, relation }
  const form = useAppForm({
    defaultValues,
    validators: { onChange: CorrectionInput },
    onSubmit: async ({ value, formApi }) => {
      const isMoved = value.candidateEmail?.trim() !== candidateEmail
      try {
        await correct(value)
        const isRenamed = value.candidateName?.trim() !== candidateName
        const description = isMoved
          ? t('The new address gets an email. The previous link no longer works.')
          : isRenamed
            ? t('Their page shows the new name. No new email is sent.')
            : t('Their page shows how you know them. No new email is sent.')
        showToast({ tone: 'success', title: t('Invitation corrected'), description })
        onDone()
      } catch (error) {
        if (isApiError(error)) showServerErrors(formApi, error.problem?.errors)
        showToast({ tone: 'destructive', title: t('Failed to correct the invitation'), ...failureOf(error) })
      }
    },
  })
  return (
    <form.AppForm>
      <Form label={t('Correct Invitation')} onSubmit={form.handleSubmit}>
        <form.AppField name="candidateEmail">
          {(field) => (
            <field.TextField
              label={t('Candidate Email')}
              type="email"
              required
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </form.AppField>
        <form.AppField name="candidateName">
          {(field) => <field.TextField label={t('Candidate Name')} required autoComplete="off" />}
        </form.AppField>
        <form.AppField name="relation">{() => <RelationField />}</form.AppField>
        <p className={styles.note}>
          {t(
            'Another address gets a new email, and the link in the previous one stops working. What you were promised and the last day stay as they are. Once they open the invitation, it cannot be corrected any more.',
          )}
        </p>
        <ModalActions>
          <Button size="large" onClick={onDone}>
            {t('Cancel')}
          </Button>
          <form.SubmitButton size="large" pending={t('Saving...')}>
            {t('Save Correction')}
          </form.SubmitButton>
        </ModalActions>
      </Form>
    </form.AppForm>
  )
}
