import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DIST, REMOTES, ROUTES } from './rooms.ts'

/** Brotli bytes of scripts by their address below dist/. */
export type Files = Record<string, number>

/** What one build weighs. */
export interface BundleSizes {
  /** The version of every room it was built from. */
  versions: Record<string, string>
  /** What a browser that has nothing yet loads before a page can be used, the shell included: by `remote/page`. */
  'first load': Record<string, Files>
  /** That, and what the shell loads once the page can be used. */
  'with what comes late': Record<string, Files>
  /** Every script by room and name: `mfe-apply/door`. Those that two pages share are named by a number. */
  chunk: Record<string, Files>
}

const FILE = join(DIST, 'bundle-sizes.json')

interface Built {
  versions: Record<string, string>
  /** Scripts of the shell below dist/: those of every page, those that come late, and those that few ever need. */
  shell: { first: string[]; late: string[]; rare: string[] }
}

/** Weighs a finished build and writes it down in dist/, for `bun run check`. */
export async function writeBundleSizes({ versions, shell }: Built): Promise<BundleSizes> {
  const sizes: BundleSizes = { versions, 'first load': {}, 'with what comes late': {}, chunk: {} }
  const addChunks = async (room: string, addresses: readonly string[]) => {
    for (const [file, size] of Object.entries(await weigh(addresses)))
      sizes.chunk[`${room}/${nameOf(file)}`] = { [file]: size }
  }
  await addChunks('shell', [...shell.first, ...shell.late, ...shell.rare])
  for (const remote of REMOTES) {
    const folder = join(DIST, 'remotes', remote, versions[remote] ?? '')
    const { integrity, entry, door, pages } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
    await addChunks(remote, Object.keys(integrity))
    // A remote of one page may have all of it in its door.
    const routed = ROUTES.filter((route) => route.remote === remote).map(({ page }) => page)
    const named = Object.keys(pages).filter((name) => !name.startsWith('texts-'))
    for (const page of new Set([...routed, ...named])) {
      const first = [...shell.first, entry, ...door, ...(pages[page] ?? [])]
      sizes['first load'][`${remote}/${page}`] = await weigh(first)
      sizes['with what comes late'][`${remote}/${page}`] = await weigh([...first, ...shell.late])
    }
  }
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

/** `door.6685ddb7.js` is called door. */
const nameOf = (file: string) => basename(file).replace(/\.[0-9a-f]+\.js$/, '')

async function weigh(addresses: readonly string[]): Promise<Files> {
  const sizes = addresses.map(async (file) => [file, (await Bun.file(join(DIST, `${file}.br`)).stat()).size] as const)
  return Object.fromEntries(await Promise.all(sizes))
}
