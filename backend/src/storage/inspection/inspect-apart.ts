import { join } from 'node:path'
import { Unavailable } from '../../errors.ts'
import { Turns } from '../../turns/turns.ts'
import { Refused } from '../refused.ts'
import type { Findings } from './inspect-file.ts'

const PROGRAM = join(import.meta.dir, 'inspection-process.ts')
/** Milliseconds for one file; the largest honest ones take a few tenths of a second. */
const PATIENCE = 10_000
/** Milliseconds of a processor after which it is the file that takes long, and not the machine that is busy. */
const LONG = 2000
/** Files under way at once on this server, and files that wait for it; each of the latter is read when its turn comes. */
const turns = new Turns({ atOnce: 2, waitingMax: 50 })

/**
 * Looks into a file in a process of its own: what a stranger made to take long stops no request, its memory is given back
 * whole, and a fault of a parser ends with it.
 * @param read the file's bytes
 * @param program another one than ours, with the same output; `patience` and `long` in milliseconds
 * @throws Refused for a file that takes too long, Unavailable when too many wait or the process fails
 */
export async function inspectApart(
  read: () => Promise<Uint8Array>,
  { program = PROGRAM, patience = PATIENCE, long = LONG } = {},
): Promise<Findings> {
  const findings = await turns.take(async () => run(await read(), program, patience, long))
  if (!findings) throw new Unavailable('file check')
  return findings
}

async function run(bytes: Uint8Array, program: string, patience: number, long: number): Promise<Findings> {
  const child = Bun.spawn([process.execPath, program], {
    // Neither secrets nor, from a file beside the server, what it would read by itself.
    env: {},
    cwd: import.meta.dir,
    stdin: bytes,
    stdout: 'pipe',
    stderr: 'ignore',
    timeout: patience,
    killSignal: 'SIGKILL',
  })
  const output = await child.stdout.bytes()
  const code = await child.exited
  if (child.signalCode === 'SIGKILL' && cpuOf(child) >= long) {
    throw new Refused('This file takes too long to check. Please choose another one.')
  }
  if (code !== 0) throw new Unavailable('file check', { cause: `it ended with ${child.signalCode ?? code}` })
  return read(output)
}

/** Milliseconds of a processor. */
function cpuOf(child: Bun.Subprocess): number {
  return Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1000
}

function read(output: Uint8Array): Findings {
  const end = output.indexOf(0x0a)
  const { type, size, isBroken } = JSON.parse(new TextDecoder().decode(output.subarray(0, end)))
  return { type, picture: size && { ...size, bytes: output.subarray(end + 1) }, isBroken }
}
