import { call, isApiError, requestIdOf, serverMessage } from '@goodword/contract/call'
import { sendTestEmail, TestEmailInput } from '@goodword/contract/test-email'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast } from '@goodword/shared-ui/kernel'

const DEFAULTS: TestEmailInput = {
  to: '',
  subject: 'Goodword test email',
  message: 'This is a test of the email notification system.',
}

/** Idle, sending, then fields cleared and the message back to its default, or a failure. */
export function TestEmailForm() {
  const form = useAppForm({
    defaultValues: DEFAULTS,
    validators: { onChange: TestEmailInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await call(sendTestEmail, { body: value })
      } catch (error) {
        const description = serverMessage(error) ?? 'There was an error sending the email.'
        showToast({ title: 'Failed to send email', description, tone: 'destructive', requestId: requestIdOf(error) })
        if (isApiError(error)) showServerErrors(formApi, error.problem?.errors)
        return
      }
      showToast({ title: 'Email sent successfully!', description: 'The test email has been sent.', tone: 'success' })
      formApi.reset()
      formApi.setFieldValue('subject', '')
    },
  })

  function submit() {
    const { to, subject, message } = form.state.values
    if ([to, subject, message].every((text) => text.trim() !== '')) return form.handleSubmit()
    const description = 'Email address, subject, and message are required.'
    showToast({ title: 'Please fill all fields', description, tone: 'destructive' })
  }

  return (
    <Form label="Email Test" onSubmit={submit}>
      <form.AppField name="to">
        {(field) => (
          <field.TextField
            label="Recipient Email"
            type="email"
            autoComplete="email"
            hint="On the live site, tests go only to your own address."
          />
        )}
      </form.AppField>
      <form.AppField name="subject">{(field) => <field.TextField label="Subject Line" />}</form.AppField>
      <form.AppField name="message">{(field) => <field.TextAreaField label="Message" />}</form.AppField>
      <form.AppForm>
        <form.SubmitButton size="large" pending="Sending...">
          Send Test Email
        </form.SubmitButton>
      </form.AppForm>
    </Form>
  )
}
