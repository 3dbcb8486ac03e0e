import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../standins/ports.ts'
import { startClamdPeer } from './clamd-peer.ts'
import { until } from './until.ts'

/** By these bytes the scanner of the tests knows a virus, wherever they stand. */
export const VIRUS = 'Goodword test file: no virus, but found as one'
/** The test file of the anti-virus makers (eicar.org), in two parts: a scanner on a developer's machine would take this file for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const MB = 1024 * 1024

/** Debian keeps it where only root looks. */
const CLAMD =
  process.env.CLAMD_PATH ?? Bun.which('clamd', { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }) ?? undefined
if (!CLAMD) console.warn('No clamd on this machine: the tests of the virus scanner talk to a peer of its protocol.')

/**
 * A real clamd with a database of two viruses, listening on a port or on a socket; it is not running yet. Where there is no
 * clamd, a peer that speaks its protocol.
 */
export async function prepareClamd(kind: 'tcp' | 'unix' = 'tcp', streamMax = 25 * MB) {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-clamd-'))
  const at = kind === 'tcp' ? await freePort() : join(folder, 'clamd.sock')
  let stopRunning = async () => {}
  const config = join(folder, 'clamd.conf')
  const signature = (name: string, bytes: string) => `${name}:0:*:${Buffer.from(bytes).toString('hex')}\n`
  await writeFile(join(folder, 'tests.ndb'), signature('Goodword.Test', VIRUS) + signature('Eicar-Test', EICAR))
  await writeFile(
    config,
    [
      'Foreground yes',
      `DatabaseDirectory ${folder}`,
      `StreamMaxLength ${streamMax}`,
      ...(typeof at === 'number' ? ['TCPAddr 127.0.0.1', `TCPSocket ${at}`] : [`LocalSocket ${at}`]),
    ].join('\n'),
  )
  return {
    url: typeof at === 'number' ? `tcp://127.0.0.1:${at}` : `unix:${at}`,
    async start() {
      stopRunning = CLAMD ? await runClamd(CLAMD, config, at) : await runPeer(at, streamMax)
    },
    async stop() {
      await stopRunning()
      stopRunning = async () => {}
    },
    async remove() {
      await stopRunning()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function runClamd(clamd: string, config: string, at: number | string): Promise<() => Promise<void>> {
  const child = Bun.spawn([clamd, `--config-file=${config}`], { stdout: 'ignore', stderr: 'inherit' })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await until(() => child.exitCode !== null || listens(at), 30_000)
  if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`)
  return async () => {
    process.off('exit', kill)
    child.kill()
    await child.exited
  }
}

async function runPeer(at: number | string, streamMax: number): Promise<() => Promise<void>> {
  const isFound = (file: Buffer) => file.includes(VIRUS)
  const answer = (file: Buffer) => (isFound(file) ? 'stream: Goodword.Test.UNOFFICIAL FOUND\0' : 'stream: OK\0')
  return (await startClamdPeer(answer, at, streamMax)).stop
}

function listens(at: number | string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = typeof at === 'number' ? connect(at, '127.0.0.1') : connect(at)
    const tell = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => tell(true)).once('error', () => tell(false))
  })
}
