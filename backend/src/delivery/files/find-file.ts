import { join } from 'node:path'
import { isSafePath } from './is-safe-path.ts'

/**
 * Finds a file by its path below some place, as it may come in a URL.
 * @returns null where there is no such file, and for a path that leads elsewhere
 */
export type FindFile = (path: string) => Promise<Blob | Uint8Array | null>

/** Finds files in a folder of this machine. */
export function filesIn(folder: string): (path: string) => Promise<Blob | null> {
  return async (path) => {
    if (!isSafePath(path)) return null
    const file = Bun.file(join(folder, path))
    return (await file.exists()) ? file : null
  }
}
