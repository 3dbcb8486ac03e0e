import { useStore } from '@tanstack/react-form'
import { fieldError } from './field-error.ts'
import { useFieldContext } from './form-context.ts'

/** The message to show at the current field; see `fieldError` for when. */
export function useFieldError(): string | undefined {
  const field = useFieldContext()
  const attempts = useStore(field.form.store, (state) => state.submissionAttempts)
  const meta = useStore(field.store, (state) => state.meta)
  return fieldError(meta, attempts)
}
