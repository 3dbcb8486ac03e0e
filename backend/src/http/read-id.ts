import { Id } from '@goodword/contract/fields'
import { NotFound } from '../errors.ts'

/**
 * An id from a path. What is not an id names nothing, and answers like a row that is not there.
 * @throws NotFound
 */
export function readId(value: string | undefined): string {
  const result = Id.safeParse(value)
  if (!result.success) throw new NotFound('There is nothing at this address.')
  return result.data
}
