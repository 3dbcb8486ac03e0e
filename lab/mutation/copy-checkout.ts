import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'

/** Not copied anew: installing takes longer than all the rest. */
const KEPT = 'node_modules'

/**
 * Makes a folder what the checkout is now, edits that are not committed included, with its packages installed.
 * @throws Error when they cannot be
 */
export async function copyCheckout(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name !== KEPT) await rm(join(folder, name), { recursive: true })
  }
  const list = Bun.spawnSync(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const file of list.stdout.toString().split('\0').filter(Boolean)) {
    if (!(await Bun.file(join(ROOT, file)).exists())) continue
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(ROOT, file), join(folder, file))
  }
  const install = Bun.spawnSync([process.execPath, 'install', '--frozen-lockfile'], { cwd: folder })
  if (!install.success) throw new Error(`The packages of the copy could not be installed.\n${install.stderr}`)
}
