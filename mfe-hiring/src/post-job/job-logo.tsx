import { useFieldContext } from '@goodword/shared-ui/form/form-context.ts'
import { useFieldError } from '@goodword/shared-ui/form/use-field-error.ts'
import { LogoField } from '../logo/logo-field.tsx'

/** The field of the logo that a job shows. */
export function JobLogo({ companyName }: { companyName: string }) {
  const field = useFieldContext<string | null>()
  const error = useFieldError()
  return <LogoField companyName={companyName} value={field.state.value} onChange={field.handleChange} error={error} />
}
