import { call, failureOf, isApiError } from '@goodword/contract/call'
import { type FoundPerson, findPeople, PersonQuery } from '@goodword/contract/operators'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Beside the field, whose label stands above it.
  button: { '@media (min-width: 640px)': { paddingTop: '26px' } },
})

/** The search form. */
export function FindForm({ onFound }: { onFound: (people: FoundPerson[]) => void }) {
  const { t } = useTexts()
  const styles = useStyles()
  const form = useAppForm({
    defaultValues: { who: '' } as PersonQuery,
    validators: { onChange: PersonQuery },
    onSubmit: async ({ value, formApi }) => {
      try {
        onFound(await call(findPeople, { body: value }))
      } catch (error) {
        showToast({ tone: 'destructive', title: t('Search failed'), ...failureOf(error) })
        if (isApiError(error)) showServerErrors(formApi, error.problem?.errors)
      }
    },
  })
  return (
    <Form label={t('Find people')} onSubmit={() => form.handleSubmit()}>
      <div className={styles.row}>
        <form.AppField name="who">
          {(field) => (
            <field.TextField label={t('Email address or id')} required autoComplete="off" inputMode="email" />
          )}
        </form.AppField>
        <div className={styles.button}>
          <form.AppForm>
            <form.SubmitButton size="large" pending={t('Searching...')}>
              {t('Find')}
            </form.SubmitButton>
          </form.AppForm>
        </div>
      </div>
    </Form>
  )
}
