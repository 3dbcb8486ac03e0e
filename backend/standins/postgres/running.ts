import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findHome } from './home.ts'
import { SUPERUSER } from './make-cluster.ts'
import { readPostmaster } from './server-process.ts'

/** The URL of the server that another process keeps running for `dataDir`; undefined when there is none. */
export function runningPostgres(dataDir: string): string | undefined {
  const home = findHome(dataDir)
  const server = readPostmaster(home.data)
  if (!server?.ready) return undefined
  const password = readFileSync(join(home.folder, 'password'), 'utf8')
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/postgres`
}
