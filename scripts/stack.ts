import { DEMO_PEOPLE, OLGA } from '../backend/seed/content/people.ts'
import { startStandins } from '../backend/standins/start.ts'
import { freePort, isTaken } from './ports.ts'
import { prepareDatabase } from './prepare-database.ts'
import { DIST } from './rooms.ts'
import { runServer } from './run-server.ts'
import { noteRunning } from './running.ts'
import { say } from './say.ts'

interface Stack {
  mode: 'preview' | 'test'
  port?: number
  dataDir: string
  fresh?: boolean
  seed: boolean
}

/**
 * The production server on the built front end, with stand-ins for what it talks to: `bun preview`, and what the
 * browser journeys walk through.
 * @throws Error with a sentence for the terminal when something cannot start
 */
export async function startStack({ mode, port: wanted, dataDir, fresh = false, seed }: Stack) {
  const port = wanted ?? (await freePort())
  if (await isTaken(port)) throw new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} bun ${mode}`)
  const log = mode === 'test' ? () => {} : say
  const appUrl = `http://localhost:${port}`
  const standins = await startStandins({
    dataDir,
    appUrl,
    fresh,
    people: DEMO_PEOPLE,
    log,
  })
  try {
    const env = {
      APP_MODE: mode,
      APP_URL: appUrl,
      PORT: String(port),
      HOST: 'localhost',
      WEB_DIST: DIST,
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      // Journeys wait for letters.
      NEWS_DELAY_SECONDS: process.env.NEWS_DELAY_SECONDS || (mode === 'test' ? '1' : '15'),
      OPERATOR_EMAILS: process.env.OPERATOR_EMAILS || OLGA.email,
      ...standins.env,
    }
    await prepareDatabase({ ...process.env, ...env }, { seed, log })
    const server = await runServer({ env, ...(mode === 'preview' && { keepLogAs: mode }) })
    const forget = mode === 'preview' ? await noteRunning(env) : async () => {}
    const stop = async () => {
      await forget()
      await server.stop()
      await standins.stop()
    }
    return { appUrl, env, urls: standins.urls, exited: server.exited, stop }
  } catch (error) {
    await standins.stop()
    throw error
  }
}
