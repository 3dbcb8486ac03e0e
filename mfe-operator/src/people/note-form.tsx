import { call, failureOf, isApiError } from '@goodword/contract/call'
import { NoteInput, writeNote } from '@goodword/contract/operator-people'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

// No wider than one reads.
const useStyles = makeStyles({ root: { maxWidth: '40rem' } })

interface NoteFormProps {
  personId: string
  onWritten: () => void
}

/** A note about somebody, which stays as it is once it is written. */
export function NoteForm({ personId, onWritten }: NoteFormProps) {
  const { t } = useTexts()
  const form = useAppForm({
    defaultValues: { text: '' } as NoteInput,
    validators: { onChange: NoteInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await call(writeNote, { params: { id: personId }, body: value })
        formApi.reset()
        onWritten()
      } catch (error) {
        if (isApiError(error) && showServerErrors(formApi, error.problem?.errors)) return
        showToast({ tone: 'destructive', title: t('The note was not saved'), ...failureOf(error) })
      }
    },
  })
  return (
    <form.AppForm>
      <div className={useStyles().root}>
        <Form label={t('Write a note')} onSubmit={form.handleSubmit}>
          <form.AppField name="text">
            {(field) => (
              <field.TextAreaField
                label={t('Note')}
                rows={3}
                hint={t('Operators read it, and it cannot be changed. The person can ask for a copy.')}
              />
            )}
          </form.AppField>
          <form.SubmitButton appearance="secondary" pending={t('Saving...')}>
            {t('Save Note')}
          </form.SubmitButton>
        </Form>
      </div>
    </form.AppForm>
  )
}
