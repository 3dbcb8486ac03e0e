import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { confine } from '../src/delivery/rendering/confine.ts'

/** Tries, in a process that is held back, what a server part must not do; says how each of it went. */
const refused = (attempt: () => unknown): string => {
  try {
    attempt()
    return 'done'
  } catch (error) {
    return String((error as { code?: string }).code ?? error)
  }
}
const connected = (port: number) =>
  new Promise<string>((resolve) => {
    connect(port, '127.0.0.1')
      .on('connect', () => resolve('done'))
      .on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)))
  })

const port = Number(process.argv[2])
const unconfined = confine()
const outcomes = {
  unconfined,
  'reading a file': refused(() => readFileSync(import.meta.path)),
  'listing a folder': refused(() => readdirSync(import.meta.dir)),
  'writing a file': refused(() => writeFileSync(join(import.meta.dir, 'written'), '')),
  'looking into the server': refused(() => readFileSync(`/proc/${process.ppid}/environ`)),
  'starting a program': refused(() => Bun.spawnSync([process.execPath, '--version'])),
  'signalling the server': refused(() => process.kill(process.ppid, 0)),
  connecting: await connected(port),
  calculating: [3, 1, 2].sort().join(),
}
writeSync(1, JSON.stringify(outcomes))
// A connection that was made would keep it.
process.exit()
