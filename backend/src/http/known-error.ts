import { said } from '@goodword/languages/texts'
import { NotFoundError } from 'elysia'
import { codeOf, databaseErrorIn } from '../db/connect/database-error.ts'
import { AppError, BadInput, NotFound, Unavailable } from '../errors.ts'

/** Text that Postgres cannot store: a NUL, or half a character. */
const UNSTORABLE = ['22021', '22P05']
/** Ended by its time limit, by a deadlock, or by a conflict with another transaction: trying again helps. */
const TRANSIENT = ['57014', '25P03', '40001', '40P01']

/**
 * What a thrown error means to whoever asked.
 * @returns undefined where it means nothing to them: a mistake of ours
 */
export function knownError(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof NotFoundError) return new NotFound(said('There is nothing at this address.'))
  if (!(thrown instanceof Error)) return undefined
  const code = codeOf(thrown) ?? ''
  if (UNSTORABLE.includes(code)) return new BadInput(said('Please remove the invisible characters.'))
  // Class 53 is a server out of disk, memory or connections.
  if (databaseErrorIn(thrown) || TRANSIENT.includes(code) || code.startsWith('53')) {
    return new Unavailable('database', { cause: thrown })
  }
  return undefined
}
