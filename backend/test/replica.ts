import { join } from 'node:path'
import { freePort } from '../standins/ports.ts'
import { Browser } from './browser.ts'
import type { TestApp } from './harness.ts'
import { until } from './until.ts'
import { variablesOf } from './variables-of.ts'

const MAIN = join(import.meta.dir, '../src/main.ts')

/** Another server on the database and the services of this one, as a process of its own. */
export async function startReplica({ env }: Pick<TestApp, 'env'>) {
  const port = await freePort()
  const child = Bun.spawn([process.execPath, MAIN], {
    env: { ...process.env, ...variablesOf(env), PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  await until(() => child.exitCode !== null || isReady(url), 30_000)
  return {
    url,
    /** The same person's browser, led to this server by a load balancer. */
    seenBy(browser: Browser): Browser {
      const other = new Browser(url)
      for (const [name, value] of browser.cookies) other.cookies.set(name, value)
      return other
    },
    async stop() {
      process.off('exit', kill)
      child.kill()
      await child.exited
    },
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
