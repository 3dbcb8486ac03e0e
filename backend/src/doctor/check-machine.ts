import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Env } from '../config/env.ts'
import { type Finding, fine, warning } from './finding.ts'

const GIGABYTE = 1024 ** 3
/** Forms without scripts arrive on disk, up to 32 at a time; in a container that may be memory. */
const LEAST = GIGABYTE / 4

/** Room on the disk, and whose word is taken for the visitors' addresses. */
export async function checkMachine({ TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(tmpdir())
  const free = bavail * bsize
  const gigabytes = (free / GIGABYTE).toFixed(1)
  return [
    free < LEAST
      ? warning(`${gigabytes} GB are free for temporary files.`, 'Make room: uploads pass through them.')
      : fine(`${gigabytes} GB are free for temporary files.`),
    TRUSTED_PROXIES.length > 0
      ? fine('The addresses of visitors are taken from the named proxies.')
      : warning('No proxy is trusted: all visitors behind one count as one.', 'Set TRUSTED_PROXIES to its address.'),
  ]
}
