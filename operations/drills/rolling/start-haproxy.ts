import { join } from 'node:path'
import { installDebianPackage } from '../../../scripts/debian-package.ts'
import { freePort } from '../../../scripts/ports.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { waitForPort } from '../../../scripts/wait-for-port.ts'

const PATIENCE_MS = 10_000

/**
 * HAProxy with the configuration that operators are given.
 * @param servers addresses of two servers
 * @throws Error where it cannot be had, or does not take the configuration
 */
export async function startHaproxy(servers: readonly [string, string]) {
  const isThere = Bun.which('haproxy') ?? (await installDebianPackage('haproxy', 'the drill'))
  if (!isThere) throw new Error('The drill needs HAProxy. Debian: apt-get install haproxy')
  const port = await freePort()
  const [one, two] = servers.map((url) => new URL(url).host)
  const child = Bun.spawn(['haproxy', '-db', '-f', join(ROOT, 'operations/haproxy.cfg')], {
    env: { ...process.env, LISTEN: `127.0.0.1:${port}`, SERVER_1: one, SERVER_2: two },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  if (!(await waitForPort(port, PATIENCE_MS))) throw new Error('HAProxy does not answer.')
  const version = await new Response(Bun.spawn(['haproxy', '-v']).stdout).text()
  return {
    url: `http://127.0.0.1:${port}`,
    /** As it says. */
    version: /version (\S+)/.exec(version)?.[1] ?? '',
    async stop() {
      child.kill()
      await child.exited
    },
  }
}
