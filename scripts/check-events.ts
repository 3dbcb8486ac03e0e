import { createDatabase } from '../backend/src/db/client.ts'
import { type Verdict, verifyEvents } from '../backend/src/events/verify-events.ts'
import { runningPostgres } from '../backend/standins/postgres/running.ts'
import { notedHead } from './noted-head.ts'
import { DATA } from './rooms.ts'

/** Milliseconds one query may take: a long log is read in pieces. */
const DEADLINE = 60_000

interface Given {
  /** A hash of an earlier run that must still be in the log. */
  head?: string | undefined
  /** Compares the log with nothing from outside of the database. */
  alone?: boolean | undefined
}

/**
 * Checks the whole event log, against the head that the server has signed unless something else is given.
 * @returns what was found, in words for the terminal
 * @throws Error with a sentence that says what is wrong
 */
export async function checkEvents({ head, alone }: Given): Promise<string> {
  const url = process.env.DATABASE_URL || runningPostgres(DATA)
  if (!url) throw new Error('There is no database: set DATABASE_URL, or start `bun dev` first.')
  if (alone) return `${found(await verdictOn(url))}\n  It was compared with nothing outside of its database.`
  if (head) {
    const verdict = await verdictOn(url, (_, hash) => hash === head)
    if (!verdict.seen) throw new Error(`The noted event is gone: the log was cut off. It now ends at ${verdict.head}.`)
    return found(verdict)
  }
  const { head: signed, signedAt } = await notedHead()
  const verdict = await verdictOn(url, (count, hash) => count === signed.count && hash === signed.hash)
  if (!verdict.seen && signed.count > 0) {
    throw new Error(`Event ${signed.count} is not the one that was signed on ${signedAt}: the log was written anew.`)
  }
  return `${found(verdict)}\n  signed up to event ${signed.count}, on ${signedAt}`
}

async function verdictOn(url: string, isSought: (count: number, hash: string) => boolean = () => false) {
  const { db, close } = createDatabase(url, { deadline: DEADLINE })
  let seen = false
  try {
    const passes = (count: number, hash: string) => {
      seen ||= isSought(count, hash)
    }
    const verdict = await verifyEvents(db, { passes })
    const { brokenAt } = verdict
    if (brokenAt) throw new Error(`Event ${brokenAt} is not as it was written, or one before it is gone.`)
    return { ...verdict, seen }
  } finally {
    await close()
  }
}

function found({ count, head }: Verdict): string {
  return `✓ ${count} events, each as it was written.\n  head  ${head}`
}
