import { DEMO_PEOPLE } from '../backend/src/db/seed/people.ts'
import { startStandins } from '../backend/standins/start.ts'
import { describeDev, SOURCE_VERSION } from './describe-dev.ts'
import { startDevServer } from './dev-server.ts'
import { onStop } from './on-stop.ts'
import { freePort, isTaken } from './ports.ts'
import { prepareDatabase } from './prepare-database.ts'
import { printTable } from './print-table.ts'
import { DATA, type RemoteName } from './rooms.ts'
import { runServer } from './run-server.ts'
import { say } from './say.ts'
import { watchServerParts } from './watch-server-parts.ts'

interface Options {
  port: number
  fresh: boolean
  seed: boolean
  /** The remotes to work on in the released shell; none are all of them, and the shell. */
  alone: readonly RemoteName[]
  /** When the command was typed, on `performance.now()`'s clock. */
  began: number
}

/**
 * Starts the stand-ins, the API with restart on change, and the front end's development server, and prints where things are.
 * @throws Error with a sentence for the terminal when something cannot start
 */
export async function dev({ port, fresh, seed, alone, began }: Options): Promise<void> {
  if (await isTaken(port)) {
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} bun dev`)
  }
  const appUrl = `http://localhost:${port}`
  const apiPort = await freePort()
  const stop = onStop()
  try {
    // The compiler and the services start side by side: neither waits for the other.
    const dist = await describeDev(alone)
    const frontStarted = startDevServer({ port, backend: apiPort, alone })
    frontStarted.catch(() => {})
    const standins = await startStandins({ dataDir: DATA, appUrl, fresh, people: DEMO_PEOPLE, log: say })
    stop.add(() => standins.stop())
    const env = {
      APP_MODE: 'development',
      APP_URL: appUrl,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...standins.env,
      WEB_DIST: dist,
    }
    await prepareDatabase({ ...process.env, ...env }, seed)
    const front = await frontStarted
    stop.add(() => front.stop())
    const server = await runServer({ watch: true, env })
    stop.add(() => server.stop())
    await front.ready
    stop.add(watchServerParts({ dist, version: SOURCE_VERSION, alone }))
    printTable({ appUrl, urls: standins.urls, seconds: (performance.now() - began) / 1000 })
    await server.exited
  } catch (error) {
    await stop.run()
    throw error
  }
}
