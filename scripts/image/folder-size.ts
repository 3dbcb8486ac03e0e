import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The bytes of all files in it, links not followed. */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return folderSize(path)
      return entry.isFile() ? (await lstat(path)).size : 0
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
