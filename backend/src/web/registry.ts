import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Release } from '../releases/release.ts'

/**
 * Reads the release of each remote that the front end was built with (`remotes/current.json`), by name: what people get
 * as long as the database points at no other.
 * @param dist the folder `WEB_DIST`
 */
export async function readBuiltIn(dist: string): Promise<Record<string, Release>> {
  const current = z.record(z.string(), z.string()).parse(await readJson(join(dist, 'remotes/current.json')))
  const releases = await Promise.all(
    Object.entries(current).map(async ([name, version]) =>
      Release.parse(await readJson(join(dist, 'remotes', name, version, 'release.json'))),
    ),
  )
  return Object.fromEntries(releases.map((release) => [release.name, release]))
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}
