import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Release } from './release.ts'

/**
 * Reads the release of each remote that the front end was built with (`shell/remotes.json`), by name: what people get
 * as long as the database points at no other. It lies outside of `remotes/`, which may be the release store.
 * @param dist the folder `WEB_DIST`
 */
export async function readBuiltIn(dist: string): Promise<Record<string, Release>> {
  const text = await readFile(join(dist, 'shell/remotes.json'), 'utf8')
  return z.record(z.string(), Release).parse(JSON.parse(text))
}
