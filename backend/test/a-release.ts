import type { Release } from '../src/delivery/releases/release.ts'
import { sha384 } from '../src/delivery/releases/sha384.ts'

/**
 * What a release says of itself: one script, with its hash.
 * @param rest what it says otherwise
 */
export function aRelease(name: string, version: string, rest: Partial<Release> = {}): Release {
  const entry = `/remotes/${name}/${version}/entry.js`
  const integrity = { [entry]: sha384(new TextEncoder().encode('run()')) }
  return { name, version, entry, door: [], pages: {}, integrity, needs: {}, ...rest }
}
