import { chmodSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's file system in memory. */
const MEMORY = '/dev/shm'
const TEMPORARY = [tmpdir(), '/tmp', '/var/tmp']

/**
 * Folders of ours outside the checkout that other users may pass through, best first. They keep their names between
 * starts; one that somebody else made is left out, as what lies in it could be anything.
 */
export function scratchFolders(parents = TEMPORARY): string[] {
  const uid = process.getuid?.() ?? 0
  return [...new Set(parents)].flatMap((parent) => {
    const folder = join(parent, `goodword-${uid}`)
    try {
      mkdirSync(folder, { recursive: true })
      if (statSync(folder).uid !== uid) return []
      chmodSync(folder, 0o711)
      return [folder]
    } catch {
      return []
    }
  })
}

/** As above, in memory first where the system has room for that many bytes there. */
export function scratchFoldersInMemory(room: number): string[] {
  return scratchFolders(freeBytes(MEMORY) >= room ? [MEMORY, ...TEMPORARY] : TEMPORARY)
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
