import { DEMO_PEOPLE, OLGA } from '../backend/seed/content/people.ts'
import { startStandins } from '../backend/standins/start.ts'
import { describeDev, SOURCE_VERSION } from './describe-dev.ts'
import { onStop } from './on-stop.ts'
import { freePort, isTaken } from './ports.ts'
import { prepareDatabase } from './prepare-database.ts'
import { printTable } from './print-table.ts'
import { DATA, type RemoteName } from './rooms.ts'
import { runServer } from './run-server.ts'
import { say } from './say.ts'

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
 * Starts the stand-ins, the API with restart on change, and the front end's development server, and prints where things
 * are.
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
    const dist = await describeDev(alone)
    const standins = await startStandins({ dataDir: DATA, appUrl, fresh, people: DEMO_PEOPLE, log: say })
    stop.add(() => standins.stop())
    say('The services are up. Starting the API and compiling ...')
    const env = {
      APP_MODE: 'development',
      APP_URL: appUrl,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      OPERATOR_EMAILS: process.env.OPERATOR_EMAILS || OLGA.email,
      ...standins.env,
      WEB_DIST: dist,
    }
    // Side by side, the API first: it reads its sources in a process of its own while this one reads the compiler.
    const [server, watchServerParts] = await Promise.all([
      runServer({ watch: true, env, keepLogAs: 'dev', onSpawn: stop.add }),
      startFrontEnd({ port, backend: apiPort, dist, alone, onListen: stop.add }),
      prepareDatabase({ ...process.env, ...env }, { seed, log: say }),
    ])
    printTable({ appUrl, urls: standins.urls, seconds: (performance.now() - began) / 1000 })
    // Until they are compiled, browsers render the pages.
    stop.add(watchServerParts())
    await server.exited
  } catch (error) {
    await stop.run()
    throw error
  }
}

interface FrontEnd {
  port: number
  backend: number
  dist: string
  alone: readonly RemoteName[]
  /** Called with the function that ends it, before all is compiled. */
  onListen: (stop: () => Promise<void>) => void
}

/**
 * Settles when the browser's scripts are compiled.
 * @returns begins to compile the server parts, and returns the end of that
 */
async function startFrontEnd({ dist, onListen, ...options }: FrontEnd): Promise<() => () => Promise<void>> {
  const [{ startDevServer }, { watchServerParts }] = await Promise.all([
    import('./dev-server.ts'),
    import('./watch-server-parts.ts'),
  ])
  const server = await startDevServer(options)
  onListen(server.stop)
  await server.ready
  return () => watchServerParts({ dist, version: SOURCE_VERSION, alone: options.alone })
}
