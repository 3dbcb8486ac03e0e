import type { ApplicationValues } from './application-values.ts'

/** What an application cannot be sent without, in the words and the order of the form. */
export type Part = 'first name' | 'last name' | 'email' | 'resume' | 'agreement'

/** What still has to be there before the application can be sent. */
export function missingParts(values: ApplicationValues): Part[] {
  const parts: [boolean, Part][] = [
    [values.firstName.trim() !== '', 'first name'],
    [values.lastName.trim() !== '', 'last name'],
    [values.email.trim() !== '', 'email'],
    [values.resume.length > 0, 'resume'],
    [values.agreed, 'agreement'],
  ]
  return parts.filter(([present]) => !present).map(([, name]) => name)
}
