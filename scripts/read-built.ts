import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Release } from '../backend/src/delivery/releases/release.ts'

/**
 * A release as it was built here.
 * @param folder what was built
 * @returns what it says of itself, and the brotli bytes of its scripts
 */
export async function readBuilt(folder: string): Promise<{ manifest: Release; bytes: number }> {
  const manifest = Release.parse(await Bun.file(join(folder, 'release.json')).json())
  const base = `/remotes/${manifest.name}/${manifest.version}/`
  const scripts = Object.keys(manifest.integrity).map((address) => address.slice(base.length))
  const sizes = await Promise.all(scripts.map(async (script) => (await stat(join(folder, `${script}.br`))).size))
  return { manifest, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
