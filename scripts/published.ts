import { Release } from '../backend/src/releases/release.ts'
import type { ReleaseStore } from '../backend/src/releases/store.ts'

/**
 * A release as it lies in the store. Two builds of the same sources may differ in a byte: what was published first is
 * what the version means.
 * @returns what it says of itself, and the brotli bytes of its scripts
 * @throws Error when it is not there
 */
export async function published(store: ReleaseStore, remote: string, version: string) {
  const get = async (path: string, encoding = '') => {
    const request = new Request('http://store', { headers: { 'accept-encoding': encoding } })
    const found = await store.serve(path, request)
    if (!found) throw new Error(`${path} is not in the release store.`)
    return found
  }
  const manifest = Release.parse(await (await get(`${remote}/${version}/release.json`)).json())
  const sizes = await Promise.all(
    Object.keys(manifest.integrity).map(async (script) => {
      const response = await get(script.replace('/remotes/', ''), 'br')
      return (await response.arrayBuffer()).byteLength
    }),
  )
  return { manifest, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
