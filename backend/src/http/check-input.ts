import { said } from '@goodword/languages/texts'
import type * as z from 'zod/mini'
import { BadInput } from '../errors.ts'

/**
 * Holds a value from outside to a schema of the contract.
 * @throws BadInput with the first message, and the first of each field; what was sent is not repeated
 */
export function checkInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors: Record<string, string> = Object.create(null)
  for (const { path, message } of result.error.issues) {
    const field = path.join('.')
    // zod's own words, where the contract has none for this fault.
    errors[field] ??= message === 'Invalid input' ? sentenceFor(field) : message
  }
  const [first = said('Please check what you entered.')] = Object.values(errors)
  delete errors['']
  throw new BadInput(first, { ...errors })
}

function sentenceFor(field: string): string {
  return field ? `Please check the field "${field}".` : 'The request must be a JSON object.'
}
