import { databaseErrorIn } from '../src/db/connect/database-error.ts'

/** What work on the database failed with, the pool's own error out of drizzle's wrapping; undefined when it succeeded. */
export async function errorOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return databaseErrorIn(error) ?? error
  }
}
