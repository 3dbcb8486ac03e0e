import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** As a browser prints one. */
export const RESUME = join(import.meta.dir, '../fixtures/resume.pdf')

/** A file for a browser, which reads it from the disk. @returns where it is */
export async function fileWith(name: string, bytes: Uint8Array | string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'goodword-file-')), name)
  await Bun.write(path, bytes)
  return path
}
