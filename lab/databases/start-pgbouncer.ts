import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountFor } from '../../backend/standins/postgres/account.ts'
import { freePort } from '../../scripts/ports.ts'
import { waitForPort } from '../../scripts/wait-for-port.ts'
import { debianProgram } from './debian-program.ts'

const PATIENCE_MS = 10_000

/**
 * PgBouncer in transaction mode, before a database server of this machine.
 * @param users names and passwords of those who may sign in
 * @throws Error where it cannot be had, or does not start
 */
export async function startPgbouncer(serverPort: number, users: Record<string, string>) {
  const program = await debianProgram('pgbouncer', '/usr/sbin/pgbouncer')
  const folder = mkdtempSync(join(tmpdir(), 'goodword-pgbouncer-'))
  const port = await freePort()
  const files = {
    'users.txt': Object.entries(users).map(([name, password]) => `"${name}" "${password}"`),
    'pgbouncer.ini': [
      '[databases]',
      `* = host=127.0.0.1 port=${serverPort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 10',
      'max_client_conn = 1000',
    ],
  }
  // It refuses to run as root.
  const account = accountFor(folder) ?? accountFor('/nowhere')
  for (const [name, lines] of Object.entries(files)) {
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
    if (account) chownSync(join(folder, name), account.uid, account.gid)
  }
  if (account) chownSync(folder, account.uid, account.gid)
  const child = Bun.spawn([program, '-q', join(folder, 'pgbouncer.ini')], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  if (!(await waitForPort(port, PATIENCE_MS))) throw new Error('PgBouncer does not answer.')
  const version = Bun.spawnSync([program, '--version'], { cwd: '/' }).stdout.toString()
  return {
    host: `127.0.0.1:${port}`,
    /** As it says. */
    version: /PgBouncer (\S+)/.exec(version)?.[1] ?? '',
    async stop() {
      child.kill()
      await child.exited
      rmSync(folder, { recursive: true })
    },
  }
}
