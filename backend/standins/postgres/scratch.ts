import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Folders of ours outside the checkout that other users may pass through, best first. They keep their names between
 * starts; one that somebody else made is left out, as what lies in it could be anything.
 */
export function scratchFolders(): string[] {
  const uid = process.getuid?.() ?? 0
  return [...new Set([tmpdir(), '/tmp', '/var/tmp'])].flatMap((parent) => {
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
