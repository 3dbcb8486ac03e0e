import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Env } from '../config/env.ts'
import { type Finding, fault, fine, warning } from './finding.ts'

const MEGABYTE = 1024 ** 2
const GIGABYTE = 1024 ** 3
/** Forms without scripts arrive on disk, up to 32 at a time; in a container that may be memory. */
const LEAST = GIGABYTE / 4
/** What one of them may take. */
const FORM = 32 * MEGABYTE

/** Room on the disk, and whose word is taken for the visitors' addresses. */
export async function checkMachine({ TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(tmpdir())
  return [
    roomFinding(bavail * bsize),
    TRUSTED_PROXIES.length > 0
      ? fine('The addresses of visitors are taken from the named proxies.')
      : warning('No proxy is trusted: all visitors behind one count as one.', 'Set TRUSTED_PROXIES to its address.'),
  ]
}

/** @param free bytes of the disk for temporary files */
export function roomFinding(free: number): Finding {
  const said = `${(free / GIGABYTE).toFixed(1)} GB are free for temporary files.`
  const remedy = 'Make room: uploads pass through them.'
  if (free < FORM) return fault(said, remedy)
  return free < LEAST ? warning(said, remedy) : fine(said)
}
