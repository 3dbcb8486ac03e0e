import { Release } from '../backend/src/releases/release.ts'
import type { ReleaseStore } from '../backend/src/releases/store.ts'

/**
 * A release as it lies in the store. Two builds of the same sources may differ in a byte: what was published first is
 * what the version means.
 * @returns what it says of itself, and the brotli bytes of its scripts
 * @throws Error when it is not there
 */
export async function published(store: ReleaseStore, remote: string, version: string) {
  const read = async (path: string) => {
    const bytes = await store.read(path)
    if (!bytes) throw new Error(`${path} is not in the release store.`)
    return bytes
  }
  const manifest = Release.parse(JSON.parse(new TextDecoder().decode(await read(`${remote}/${version}/release.json`))))
  const sizes = await Promise.all(
    Object.keys(manifest.integrity).map(async (script) => (await read(`${script.replace('/remotes/', '')}.br`)).length),
  )
  return { manifest, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
