import { Button } from '@fluentui/react-components'
import { call } from '@goodword/contract/call'
import { ClosingInput, closeAccount } from '@goodword/contract/operator-reports'
import type { FoundPerson } from '@goodword/contract/operators'
import { forgetDialogDraft, useDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { makeStyles } from '@griffel/react'
import { showRefusal } from '../rewards/show-refusal.ts'

const useStyles = makeStyles({ effect: { margin: '0 0 20px', lineHeight: 1.55 } })

interface CloseAccountDialogProps {
  person: FoundPerson
  open: boolean
  onClose: () => void
  /** Called after the account was closed. */
  onDone: (reason: string) => void
}

/** Closes an account, with the reason that its owner reads. */
export function CloseAccountDialog({ person, open, onClose, onDone }: CloseAccountDialogProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const draft = `close:${person.id}`
  const forget = () => {
    forgetDialogDraft(draft)
    onClose()
  }
  return (
    <Modal open={open} title={t('Close the account?')} onClose={forget} onBack={onClose}>
      <p className={styles.effect}>
        {t(
          '{name} is signed out within a second and cannot sign in. Where nobody else owns their company, all its postings are hidden. Money stays as it is.',
          { name: <bdi>{person.name}</bdi> },
        )}
      </p>
      <ReasonForm person={person} draft={draft} onDone={onDone} onClose={forget} />
    </Modal>
  )
}

function ReasonForm({ person, draft, onDone, onClose }: Omit<CloseAccountDialogProps, 'open'> & { draft: string }) {
  const { t } = useTexts()
  const form = useAppForm({
    defaultValues: { reason: '' } as ClosingInput,
    validators: { onChange: ClosingInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await call(closeAccount, { params: { id: person.id }, body: value })
        showToast({
          tone: 'success',
          title: t('Account closed'),
          description: t('They get an email with your reason.'),
        })
        onDone(value.reason.trim())
        onClose()
      } catch (error) {
        showRefusal(t('Failed to close the account'), error, formApi, onClose)
      }
    },
  })
  useDialogDraft<ClosingInput>(form, draft, ['reason'])
  return (
    <Form label={t('Close the account')} onSubmit={() => form.handleSubmit()}>
      <form.AppField name="reason">
        {(field) => <field.TextAreaField label={t('Reason')} hint={t('They get it by email')} required rows={4} />}
      </form.AppField>
      <ModalActions>
        <Button size="large" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <form.AppForm>
          <form.SubmitButton size="large" pending={t('Closing...')}>
            {t('Close account')}
          </form.SubmitButton>
        </form.AppForm>
      </ModalActions>
    </Form>
  )
}
