import type { ApplicationValues } from './application-values.ts'

/** What still has to be there before the application can be sent, in the words and the order of the form. */
export function missingParts(values: ApplicationValues): string[] {
  const parts: [boolean, string][] = [
    [values.firstName.trim() !== '', 'first name'],
    [values.lastName.trim() !== '', 'last name'],
    [values.email.trim() !== '', 'email'],
    [values.resume.length > 0, 'resume'],
    [values.agreed, 'agreement'],
  ]
  return parts.filter(([present]) => !present).map(([, name]) => name)
}
