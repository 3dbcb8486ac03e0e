import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Release } from './release.ts'
import { sha384 } from './sha384.ts'
import type { ReleaseStore } from './store.ts'

/** Bytes a script may have: a packed form that unpacks to more is none of ours. */
const SCRIPT_MAX = 16 * 1024 * 1024
const LIMIT = { maxOutputLength: SCRIPT_MAX }

/** The forms in which a browser may get a script. */
const FORMS = { '': (bytes: Uint8Array) => bytes, '.br': unbrotli, '.gz': ungzip }

/**
 * Compares what lies in the store with what a release is: whoever can write there decides neither what is released nor
 * what is run.
 * @param manifest of what was built here, or from the database; never the store's own
 * @returns the paths of files that are missing or others, sorted; empty when all is as it was built
 * @throws Error when the store is away
 */
export async function changedFiles(
  store: ReleaseStore,
  { name, version, integrity, server }: Release,
): Promise<string[]> {
  const scripts = Object.entries(integrity).flatMap(([address, hash]) =>
    Object.entries(FORMS).map(([ending, unpacked]) => ({
      path: address.replace(/^\/remotes\//, ''),
      ending,
      unpacked,
      hash,
    })),
  )
  const serverPart = { path: `${name}/${version}/server.js`, ending: '', unpacked: FORMS[''], hash: server }
  const compared = [...scripts, ...(server ? [serverPart] : [])].map(async ({ path, ending, unpacked, hash }) => {
    const bytes = await store.read(path + ending)
    const isSame = bytes ? hashOf(bytes, unpacked) === hash : ending !== ''
    return isSame ? [] : [path + ending]
  })
  return (await Promise.all(compared)).flat().sort()
}

function hashOf(bytes: Uint8Array, unpacked: (bytes: Uint8Array) => Uint8Array): string | undefined {
  try {
    return sha384(unpacked(bytes))
  } catch {
    return undefined
  }
}

function unbrotli(bytes: Uint8Array): Uint8Array {
  return brotliDecompressSync(bytes, LIMIT)
}

function ungzip(bytes: Uint8Array): Uint8Array {
  return gunzipSync(bytes, LIMIT)
}
