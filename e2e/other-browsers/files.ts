import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAfterRun } from '../../backend/test/remove-after-run.ts'

/** As a browser prints one. */
export const RESUME = join(import.meta.dir, '../fixtures/resume.pdf')

/** A file for a browser, which reads it from the disk. @returns where it is */
export async function fileWith(name: string, bytes: Uint8Array | string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-file-'))
  removeAfterRun(folder)
  const path = join(folder, name)
  await Bun.write(path, bytes)
  return path
}
