import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../files/find-file.ts'
import type { ReleaseStore } from './store.ts'

/** Marks what was released, so that no later build tidies it away. */
const MARK = 'released'

/** Releases in a folder of this machine, or one that all servers mount. */
export function folderStore(root: string): ReleaseStore {
  const find = filesIn(root)
  const place = (remote: string, version: string) => join(root, remote, version)
  const has = (remote: string, version: string) =>
    stat(join(place(remote, version), 'release.json')).then(
      () => true,
      () => false,
    )
  return {
    has,
    async publish(remote, version, folder) {
      if (await has(remote, version)) return
      // A name that is not served; the rename then makes all of it appear at once.
      const draft = join(root, remote, `.${version}-${crypto.randomUUID()}`)
      try {
        await mkdir(join(root, remote), { recursive: true })
        await cp(folder, draft, { recursive: true })
        await rename(draft, place(remote, version))
      } catch (error) {
        await rm(draft, { recursive: true, force: true })
        // Somebody else has published the same version in the meantime.
        if (!(await has(remote, version))) throw error
      }
    },
    keep: (remote, version) => writeFile(join(place(remote, version), MARK), ''),
    find,
    async read(path) {
      const file = await find(path)
      return file && new Uint8Array(await file.arrayBuffer())
    },
  }
}
