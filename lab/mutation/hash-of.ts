import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** One short hash of what is in these files, in this order. */
export async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(await readFile(path)).update('\0')
  return hash.digest('hex').slice(0, 16)
}
