import { DEMO_PEOPLE } from '../backend/src/db/seed/people.ts'
import { startStandins } from '../backend/standins/start.ts'
import { DEV_DIST, startDevServer } from './dev-server.ts'
import { onStop } from './on-stop.ts'
import { freePort, isTaken } from './ports.ts'
import { prepareDatabase } from './prepare-database.ts'
import { printTable } from './print-table.ts'
import { DATA } from './rooms.ts'
import { runServer } from './run-server.ts'
import { say } from './say.ts'

interface Options {
  port: number
  fresh: boolean
  seed: boolean
  /** When the command was typed, on `performance.now()`'s clock. */
  began: number
}

/**
 * Starts the stand-ins, the API with restart on change, and the front end's development server, and prints where things are.
 * @throws Error with a sentence for the terminal when something cannot start
 */
export async function dev({ port, fresh, seed, began }: Options): Promise<void> {
  if (await isTaken(port)) {
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} bun dev`)
  }
  const appUrl = `http://localhost:${port}`
  const apiPort = await freePort()
  const stop = onStop()
  try {
    // The compiler and the services start side by side: neither waits for the other.
    const frontStarted = startDevServer(port, apiPort)
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
      WEB_DIST: DEV_DIST,
    }
    await prepareDatabase({ ...process.env, ...env }, seed)
    const front = await frontStarted
    stop.add(() => front.stop())
    const server = await runServer({ watch: true, env })
    stop.add(() => server.stop())
    await front.ready
    printTable({ appUrl, urls: standins.urls, seconds: (performance.now() - began) / 1000 })
    await server.exited
  } catch (error) {
    await stop.run()
    throw error
  }
}
