import { createDatabase } from '../backend/src/db/client.ts'
import { verifyEvents } from '../backend/src/events/verify-events.ts'
import { runningPostgres } from '../backend/standins/postgres/running.ts'
import { DATA } from './rooms.ts'

/** Milliseconds one query may take: a long log is read in pieces. */
const DEADLINE = 60_000

/**
 * Checks the whole event log.
 * @param noted a hash of an earlier run that must still be in it
 * @returns what was found, in words for the terminal
 * @throws Error with a sentence that says what is wrong
 */
export async function checkEvents(noted: string | undefined): Promise<string> {
  const url = process.env.DATABASE_URL || runningPostgres(DATA)
  if (!url) throw new Error('There is no database: set DATABASE_URL, or start `bun dev` first.')
  const { db, close } = createDatabase(url, { deadline: DEADLINE })
  try {
    let seen = !noted
    const { count, head, brokenAt } = await verifyEvents(db, (hash) => {
      seen ||= hash === noted
    })
    if (brokenAt) throw new Error(`Event ${brokenAt} is not as it was written, or one before it is gone.`)
    if (!seen) throw new Error(`The noted event is gone: the log was cut off. It now ends at ${head}.`)
    return `✓ ${count} events, each as it was written.\n  head  ${head}`
  } finally {
    await close()
  }
}
