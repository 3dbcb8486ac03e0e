import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DIST, REMOTES } from './rooms.ts'

/** Brotli bytes of scripts by their address below dist/. */
type Files = Record<string, number>

/** What one build weighs: files by what a person downloads them for. */
export interface BundleSizes {
  /** The version of every room it was built from. */
  versions: Record<string, string>
  /** Keys as in bundle-budgets.json. */
  files: Record<string, Files>
}

const FILE = join(DIST, 'bundle-sizes.json')

/** A page that is counted whole: all that a guest's browser loads for it. */
const PAGES = [
  { page: 'apply', remote: 'mfe-apply' },
  { page: 'landing', remote: 'mfe-public' },
] as const

interface Built {
  versions: Record<string, string>
  /** Scripts of the shell below dist/: those of every page, those that come late, and those that few ever need. */
  shell: { first: string[]; late: string[]; rare: string[] }
}

/** Weighs a finished build and writes it down in dist/, for `bun run check`. */
export async function writeBundleSizes({ versions, shell }: Built): Promise<BundleSizes> {
  const files: BundleSizes['files'] = { shell: await weigh([...shell.first, ...shell.late, ...shell.rare]) }
  const releases = await Promise.all(
    REMOTES.map(async (name) => {
      const folder = join(DIST, 'remotes', name, versions[name] ?? '')
      return [name, JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))] as const
    }),
  )
  for (const [name, { integrity }] of releases) files[name] = await weigh(Object.keys(integrity))
  for (const { page, remote } of PAGES) {
    const { entry, door, pages } = Object.fromEntries(releases)[remote]
    const first = [...shell.first, entry, ...door, ...(pages[page] ?? [])]
    files[`${page} before it is usable`] = await weigh(first)
    files[`${page} with what comes late`] = await weigh([...first, ...shell.late])
  }
  const sizes = { versions, files }
  await writeFile(FILE, JSON.stringify(sizes))
  return sizes
}

/** Before a build: one that is broken off must not be taken for the one before. */
export async function forgetBundleSizes(): Promise<void> {
  await rm(FILE, { force: true })
}

/** What the build in dist/ weighs, or null where there is none of exactly these versions. */
export async function readBundleSizes(versions: Record<string, string>): Promise<BundleSizes | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null)
  const sizes: BundleSizes | null = text && JSON.parse(text)
  return Bun.deepEquals(sizes?.versions, versions) ? sizes : null
}

async function weigh(addresses: readonly string[]): Promise<Files> {
  const sizes = addresses.map(async (file) => [file, (await Bun.file(join(DIST, `${file}.br`)).stat()).size] as const)
  return Object.fromEntries(await Promise.all(sizes))
}
