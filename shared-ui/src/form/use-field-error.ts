import { useTexts } from '@goodword/shared-ui/kernel'
import { useStore } from '@tanstack/react-form'
import { useContext } from 'react'
import { AnsweredErrors } from './answered-errors.ts'
import { fieldError } from './field-error.ts'
import { useFieldContext } from './form-context.ts'

/** The message to show at the current field, in the language of the page; see `fieldError` for when. */
export function useFieldError(): string | undefined {
  const field = useFieldContext()
  const { t } = useTexts()
  const attempts = useStore(field.form.store, (state) => state.submissionAttempts)
  const meta = useStore(field.store, (state) => state.meta)
  const answered = useContext(AnsweredErrors)[field.name]
  const message = fieldError(meta, attempts) ?? (meta.isDirty ? undefined : answered)
  return message && t(message)
}
