import { join } from 'node:path'
import { derivedKey } from '../../../backend/src/auth/derived-key.ts'
import type { Env } from '../../../backend/src/config/env.ts'
import { until } from '../../../backend/test/until.ts'
import { freePort } from '../../../scripts/ports.ts'

export const PEERS = join(import.meta.dir, '../../peers')

/** Each is called as its file in `peers/`, and runs on Bun or Node. */
const RUN_BY = {
  'bun-by-hand': process.execPath,
  fastify: 'node',
  hono: 'node',
  express: 'node',
  nestjs: 'node',
}
export type Peer = keyof typeof RUN_BY
export const NAMES = Object.keys(RUN_BY) as Peer[]

/** Starts the same two calls, written another way, on the same database. @returns its address, and `stop` */
export async function startPeer(name: Peer, env: Env) {
  const port = await freePort()
  const child = Bun.spawn([RUN_BY[name], join(PEERS, `${name}.js`)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: env.DATABASE_URL,
      APP_URL: env.APP_URL,
      TOKEN_KEY: Buffer.from(derivedKey(env, 'session')).toString('base64'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await until(
    () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    30_000,
  )
  return {
    url,
    async stop() {
      child.kill()
      await child.exited
    },
  }
}
