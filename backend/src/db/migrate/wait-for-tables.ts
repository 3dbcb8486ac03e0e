import { codeOf } from '../connect/database-error.ts'

/** Milliseconds that a statement waits for a table. As long those wait who come after it, however short their work. */
const WAIT = 500
/** Once in a while longer than a second: by then a vacuum of the database's own has given way. */
const LONG_WAIT = 1200
const LONG_EVERY = 5
const TRIES = 60
/** Milliseconds between two tries, in which whoever waited behind it goes on. */
const PAUSE = 2000

/** Somebody else holds it; two waited for each other, and this one was chosen to begin again. */
const HELD = ['55P03', '40P01']

/**
 * Does something that takes tables for itself, and again as long as others hold one: it waits a moment each time, since
 * all who want the table next stand behind it.
 * @param work takes the milliseconds that a lock may be waited for, and leaves nothing behind where it fails
 * @throws Error with a sentence for who runs it when there was no moment for it; what `work` throws otherwise
 */
export async function waitForTables<Result>(work: (wait: number) => Promise<Result>, pause = PAUSE): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work(tries % LONG_EVERY === 0 ? LONG_WAIT : WAIT)
    } catch (error) {
      if (!HELD.includes(codeOf(error) ?? '')) throw error
      if (tries === TRIES) {
        const sentence = 'The database is not up to date yet: others hold its tables. Migrate again when they are done.'
        throw new Error(sentence, { cause: error })
      }
    }
    await Bun.sleep(pause)
  }
}
