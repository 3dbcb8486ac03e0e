import { join } from 'node:path'
import { said } from '@goodword/languages/texts'
import { Unavailable } from '../../errors.ts'
import { FairQueue } from '../../waiting/fair-queue.ts'
import { currentSource } from '../../watching/current-source.ts'
import { Refused } from '../refused.ts'
import type { Findings } from './inspect-file.ts'

const PROGRAM = join(import.meta.dir, 'inspection-process.ts')
/** Milliseconds for one file; the largest honest ones take a few tenths of a second. */
const PATIENCE = 10_000
/** Milliseconds of a processor after which it is the file that takes long, and not the machine that is busy. */
const LONG = 2000
/** Files that are looked into; each is read when its turn comes. One source's take one place, however long they take. */
const queue = new FairQueue(
  { atOnce: 2, perSource: 1, waiting: 50, waitingPerSource: 20, patience: 20_000 },
  () => new Unavailable('file check'),
)

/**
 * Looks into a file in a process of its own: what a stranger made to take long stops no request, its memory is given back
 * whole, and a fault of a parser ends with it.
 * @param read the file's bytes
 * @param program another one than ours, with the same output; `patience` and `long` in milliseconds; `source` whose file it is
 * @throws Refused for a file that takes too long, Unavailable when too many wait or the process fails
 */
export function inspectApart(
  read: () => Promise<Uint8Array>,
  { program = PROGRAM, patience = PATIENCE, long = LONG, source = currentSource() } = {},
): Promise<Findings> {
  return queue.run(source, async () => run(await read(), program, patience, long))
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
    throw new Refused(said('This file takes too long to check. Please choose another one.'))
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
  const { type, size, refusal } = JSON.parse(new TextDecoder().decode(output.subarray(0, end)))
  return { type, picture: size && { ...size, bytes: output.subarray(end + 1) }, refusal }
}
