import { join } from 'node:path'
import { freePort } from '../standins/ports.ts'
import type { TestApp } from './harness.ts'
import { until } from './until.ts'
import { variablesOf } from './variables-of.ts'

const ROOT = join(import.meta.dir, '../..')

/** What production demands besides, and takes only when it is not from development. */
const PRODUCTION = {
  APP_URL: 'https://goodword.example',
  SESSION_SECRET: 'a secret of this test, long enough to be one',
  S3_ACCESS_KEY_ID: 'a-key',
  S3_SECRET_ACCESS_KEY: 'a-key',
  GOOGLE_CLIENT_ID: 'a-client',
  GOOGLE_CLIENT_SECRET: 'a-secret',
  LOG_LEVEL: 'debug',
}

/**
 * `bun start` on the database of this app, with whatever it writes to the terminal.
 * @param dist a built front end
 */
export async function startProductionServer({ env }: TestApp, dist: string) {
  const port = await freePort()
  const { STANDINS_URL, DEV_ASSETS_URL, APP_MODE, ...given } = variablesOf(env)
  const ours = Object.entries(given).filter(([name]) => !/^(GOOGLE|OIDC)_/.test(name))
  const { NODE_ENV, ...inherited } = process.env
  const child = Bun.spawn([process.execPath, 'start'], {
    cwd: ROOT,
    env: {
      ...inherited,
      ...Object.fromEntries(ours),
      ...PRODUCTION,
      WEB_DIST: dist,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  const read = async (from: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const bytes of from) written.push(decoder.decode(bytes, { stream: true }))
  }
  const reading = Promise.all([read(child.stdout), read(child.stderr)])
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  await until(() => {
    if (child.exitCode !== null) throw new Error(written.join(''))
    return fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }, 30_000)
  return {
    url,
    /** Everything it has written so far. */
    output: () => written.join(''),
    async stop() {
      process.off('exit', kill)
      child.kill()
      await child.exited
      await reading
    },
  }
}
