import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StatsCompilation } from '@rspack/core'
import { sha384 } from '../backend/src/delivery/releases/sha384.ts'
import { scriptsOf } from './compile.ts'
import { contractVersions } from './contract-version.ts'
import { writeRelease } from './front-end.ts'
import type { RemoteName } from './rooms.ts'

interface Built {
  dist: string
  name: RemoteName
  version: string
  /** What the compiler says of it. */
  stats: StatsCompilation | undefined
}

/**
 * Writes a built remote's `release.json`: where its entry is, which scripts `pages.ts` needs (`door`), which each page
 * adds (chunks named `page-<remote>-<page>`), what each file hashes to, and what the release needs of a shell.
 * @returns what it says
 * @throws Error when the remote has no pages
 */
export async function describeRelease({ dist, name, version, stats }: Built) {
  const base = `/remotes/${name}/${version}/`
  const prefix = `page-${name.replace('mfe-', '')}-`
  const groups = stats?.namedChunkGroups ?? {}
  const scripts = (stats?.assets ?? []).map(({ name: file }) => file).filter((file) => file.endsWith('.js'))
  const entry = scripts.find((file) => /^entry\.[0-9a-f]+\.js$/.test(file))
  const door = scriptsOf(groups.door).map((file) => base + file)
  if (!entry || door.length === 0) throw new Error(`${name} has no entry or no pages: is there a src/pages.ts?`)
  const pages = Object.entries(groups)
    .filter(([group]) => group.startsWith(prefix))
    .map(([group, value]) => [group.slice(prefix.length), scriptsOf(value).map((file) => base + file)])
  const hashes = await Promise.all(
    scripts.map(async (file) => [base + file, sha384(await readFile(join(dist, base, file)))]),
  )
  const serverPart = Bun.file(join(dist, base, 'server.js'))
  return writeRelease(dist, {
    name,
    version,
    entry: base + entry,
    door,
    pages: Object.fromEntries(pages),
    integrity: Object.fromEntries(hashes),
    server: (await serverPart.exists()) ? sha384(await serverPart.bytes()) : undefined,
    needs: await contractVersions(),
  })
}
