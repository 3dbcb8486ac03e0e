import { call, isApiError, requestIdOf, serverMessage } from '@goodword/contract/call'
import { sendTestEmail, TestEmailInput } from '@goodword/contract/test-email'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'

/** Idle, sending, then fields cleared and the message back to its default, or a failure. */
export function TestEmailForm() {
  const { t } = useTexts()
  const defaultValues: TestEmailInput = {
    to: '',
    subject: t('Goodword test email'),
    message: t('This is a test of the email notification system.'),
  }
  const form = useAppForm({
    defaultValues,
    validators: { onChange: TestEmailInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await call(sendTestEmail, { body: value })
      } catch (error) {
        const description = serverMessage(error) ?? t('There was an error sending the email.')
        showToast({ title: t('Failed to send email'), description, tone: 'destructive', requestId: requestIdOf(error) })
        if (isApiError(error)) showServerErrors(formApi, error.problem?.errors)
        return
      }
      showToast({
        title: t('Email sent successfully!'),
        description: t('The test email has been sent.'),
        tone: 'success',
      })
      formApi.reset()
      formApi.setFieldValue('subject', '')
    },
  })

  function submit() {
    const { to, subject, message } = form.state.values
    if ([to, subject, message].every((text) => text.trim() !== '')) return form.handleSubmit()
    const description = t('Email address, subject, and message are required.')
    showToast({ title: t('Please fill all fields'), description, tone: 'destructive' })
  }

  return (
    <Form label={t('Email Test')} onSubmit={submit}>
      <form.AppField name="to">
        {(field) => (
          <field.TextField
            label={t('Recipient Email')}
            type="email"
            autoComplete="email"
            hint={t('On the live site, tests go only to your own address.')}
          />
        )}
      </form.AppField>
      <form.AppField name="subject">{(field) => <field.TextField label={t('Subject Line')} />}</form.AppField>
      <form.AppField name="message">{(field) => <field.TextAreaField label={t('Message')} />}</form.AppField>
      <form.AppForm>
        <form.SubmitButton size="large" pending={t('Sending...')}>
          {t('Send Test Email')}
        </form.SubmitButton>
      </form.AppForm>
    </Form>
  )
}
