import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Storage } from '../../storage/storage.ts'
import { isSafePath } from '../files/is-safe-path.ts'
import type { ReleaseStore } from './store.ts'

/** Bytes of files kept in memory: they never change, so the bucket is asked once for each. */
const MEMORY_MAX = 64 * 1024 * 1024

/**
 * Files whose names do not say what is in them, in the order they are put: two builds of one version may differ in
 * them.
 */
const LAST = ['server.js', 'release.json.gz', 'release.json.br', 'release.json']

/** Releases in an S3 bucket. `release.json` is written last: a release is there when that is. */
export function bucketStore(storage: Storage, prefix: string): ReleaseStore {
  const keyOf = (...parts: string[]) => [prefix, ...parts].join('/')
  const fetched = async (path: string) => ((await storage.head(keyOf(path))) ? storage.read(keyOf(path)) : null)

  // Those who ask for one file at the same time wait for one read; what failed or was not there is asked for again.
  const memory = new LRUCache<string, Uint8Array>({
    maxSize: MEMORY_MAX,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
    fetchMethod: async (path) => (await fetched(path)) ?? undefined,
    // A read that has to make room while it is under way is still somebody's answer.
    ignoreFetchAbort: true,
  })

  const has = async (remote: string, version: string) =>
    (await storage.head(keyOf(remote, version, 'release.json'))) !== undefined

  return {
    has,
    read: async (path) => (isSafePath(path) ? fetched(path) : null),
    async publish(remote, version, folder) {
      if (await has(remote, version)) return
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      const put: string[] = []
      const putAll = async (some: string[]) => {
        for (const file of some) {
          const key = keyOf(remote, version, file)
          // Before it is sent: a file can be stored although nobody heard of it.
          put.push(key)
          await storage.put({ key, bytes: await readFile(join(folder, file)), type: Bun.file(file).type })
        }
      }
      const isLast = (file: string) => LAST.includes(file)
      try {
        await putAll(files.filter((file) => !isLast(file)))
        // Somebody else may have published the same version in the meantime: theirs was first.
        if (!(await has(remote, version))) await putAll(LAST.filter((file) => files.includes(file)))
      } catch (error) {
        // It may be theirs by now, or all of it arrived and only the last answer was lost. Where the store is still
        // away nobody knows, and the rest stays: without a release.json nobody is ever pointed at it.
        const isPublished = await has(remote, version).catch(() => undefined)
        if (isPublished) return
        if (isPublished === false) await storage.remove(put).catch(() => {})
        throw error
      }
    },
    /** Builds remove nothing from a bucket. */
    keep: async () => {},
    find: async (path) => (isSafePath(path) ? ((await memory.fetch(path)) ?? null) : null),
  }
}
