import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 1024 * 1024

/**
 * A file system of its own, which can be filled to the last byte.
 * @returns undefined where this is not permitted: mounting needs root
 */
export function smallDisk(megabytes: number) {
  const mount = mkdtempSync(join(tmpdir(), 'goodword-disk-'))
  chmodSync(mount, 0o755)
  const options = `size=${megabytes}m,mode=755`
  const { success } = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', options, 'goodword-disk', mount])
  if (!success) {
    rmSync(mount, { recursive: true })
    return undefined
  }
  const folder = join(mount, 'data')
  mkdirSync(folder)
  const ballast = join(mount, 'ballast')
  return {
    folder,
    /** Leaves this much room. */
    fill: (leaving: number) => {
      const { bavail, bsize } = statfsSync(mount)
      writeFileSync(ballast, new Uint8Array(Math.max(0, bavail * bsize - leaving * MEGABYTE)))
    },
    free: () => rmSync(ballast),
    remove: () => {
      // Also when a process that is about to end still has a file open there.
      Bun.spawnSync(['umount', '--lazy', mount])
      rmSync(mount, { recursive: true, force: true })
    },
  }
}
