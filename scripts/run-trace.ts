import { join } from 'node:path'
import { createDatabase } from '../backend/src/db/connect/client.ts'
import { type Caused, findCaused } from '../backend/src/record/trace/find-caused.ts'
import { runningPostgres } from '../backend/standins/postgres/running.ts'
import { LOGS } from './keep-log.ts'
import { DATA } from './rooms.ts'
import { serverDatabase } from './server-variables.ts'
import { linesOf } from './trace/lines-of.ts'
import { printTrace } from './trace/print-trace.ts'

/** As proxies write them, too. */
const ID = /^[\w-]{8,40}$/

interface Wanted {
  requestId: string | undefined
  /** Files, or `-` for standard input; none are those of a local `bun dev` and `bun preview`. */
  logs: readonly string[]
}

/**
 * Puts together what logs and databases say of a request.
 * @returns lines for the terminal
 * @throws Error with a sentence for the terminal when the id is none, or a named log cannot be read
 */
export async function trace({ requestId = '', logs }: Wanted): Promise<string[]> {
  if (!ID.test(requestId)) throw new Error('That is not a request id: it has 8 to 40 letters, digits, - and _.')
  const files =
    logs.length > 0 ? logs : [...new Bun.Glob('*.log').scanSync({ cwd: LOGS, absolute: true, onlyFiles: true })]
  const lines = (await Promise.all(files.map((file) => linesOf(file, requestId)))).flat()
  const { caused, notes } = await askDatabases(requestId)
  if (files.length === 0) notes.unshift('No log was read: name one with --logs.')
  return [...printTrace(requestId, lines, caused), ...(notes.length > 0 ? ['', ...notes] : [])]
}

/** The database of the terminal's environment, or those of local stacks. A log alone tells much: they may be away. */
async function askDatabases(requestId: string) {
  const local = () => [DATA, join(DATA, 'preview')].flatMap((folder) => runningPostgres(folder) ?? [])
  const url = serverDatabase()
  const urls = url ? [url] : local()
  const caused: Caused[] = []
  const notes = urls.length === 0 ? ['No database was asked for letters, events and the queue: set DATABASE_URL.'] : []
  for (const url of urls) {
    const { db, close } = createDatabase(url)
    await findCaused(db, requestId).then(
      (found) => caused.push(found),
      () => notes.push('The database does not answer: letters, events and the queue are left out.'),
    )
    await close()
  }
  return { caused, notes }
}
