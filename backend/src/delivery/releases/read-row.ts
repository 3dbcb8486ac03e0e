import { RecordedRelease } from './recorded-release.ts'
import type { Release } from './release.ts'

interface Row {
  remote: string
  version: string
  manifest: unknown
}

/**
 * The release that a row tells of.
 * @returns a clause about what is wrong with the row where it tells of none; nothing of what it says is in it
 */
export function readRow({ remote, version, manifest }: Row): Release | string {
  const { data, error } = RecordedRelease.safeParse(manifest)
  if (!data)
    return [...new Set(error.issues.map(({ path, message }) => `${String(path[0] ?? 'it')}: ${message}`))].join('; ')
  return data.name === remote && data.version === version ? data : 'It is another release than the row says'
}
