import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack, type StatsCompilation } from '@rspack/core'
import { compile, scriptsOf } from '../../../scripts/compile.ts'
import { compressAll } from '../../../scripts/compress.ts'
import { namesIn, writeBuiltIn, writeRelease, writeShell } from '../../../scripts/front-end.ts'
import { DATA, REMOTES, ROOT } from '../../../scripts/rooms.ts'
import { monolith } from '../../../scripts/rspack.ts'

/** The folders of the peer: one Rspack build of the same sources, with the same settings and without federation. */
export const MONOLITH = join(DATA, 'bench/monolith')
/** The same files, in pages that ask for the scripts of their route as ours do. */
export const ORDERED = join(DATA, 'bench/monolith-ordered')

/** Beside the registry that imports it. */
const DOORS = join(ROOT, 'lab/bench/pages/doors.js')

/** The remotes' doors in one build, a chunk each. */
function monolithDoors(): string {
  const doors = REMOTES.map((name) => {
    const chunk = `door-${name.replace('mfe-', '')}`
    return `'${name}': () => import(/* webpackChunkName: "${chunk}" */ '../../../${name}/src/pages.ts'),`
  })
  return `export const doors = {\n${doors.join('\n')}\n}\n`
}

/** Builds both. @returns nothing; the server is given a folder as `WEB_DIST` */
export async function buildMonolith(): Promise<void> {
  for (const folder of [MONOLITH, ORDERED]) await rm(folder, { recursive: true, force: true })
  const assets = join(MONOLITH, 'shell/assets')
  await mkdir(assets, { recursive: true })
  const replaced = new rspack.NormalModuleReplacementPlugin(
    /\/registry\.ts$/,
    join(ROOT, 'lab/bench/pages/monolith-registry.js'),
  )
  const doors = new rspack.experiments.VirtualModulesPlugin({ [DOORS]: monolithDoors() })
  const { monolith: stats } = await compile([monolith(assets, replaced, doors)])
  const scripts = addressesOf(stats?.entrypoints?.shell)
  const used = await namesIn([assets])
  await writeShell({ dist: MONOLITH, version: 'monolith', scripts, development: false, used, offers: {} })
  await writeBuiltIn(MONOLITH, [])
  await compressAll(MONOLITH)
  await cp(MONOLITH, ORDERED, { recursive: true })
  await nameChunks(stats, new Set(scripts))
}

/** Tells the server of each remote's chunks as if they were a release: its pages then name them. */
async function nameChunks(stats: StatsCompilation | undefined, shell: Set<string>): Promise<void> {
  const groups = Object.entries(stats?.namedChunkGroups ?? {})
  const releases = REMOTES.map((name) => {
    const short = name.replace('mfe-', '')
    const chunksOf = (group: string) =>
      addressesOf(groups.find(([found]) => found === group)?.[1]).filter((file) => !shell.has(file))
    const [entry = '', ...door] = chunksOf(`door-${short}`)
    const prefix = `page-${short}-`
    const pages = groups
      .filter(([group]) => group.startsWith(prefix))
      .map(([group]) => [group.slice(prefix.length), chunksOf(group)])
    const release = {
      name,
      version: 'monolith',
      entry,
      door,
      pages: Object.fromEntries(pages),
      integrity: {},
      needs: {},
    }
    return writeRelease(ORDERED, release)
  })
  await writeBuiltIn(ORDERED, await Promise.all(releases))
}

function addressesOf(group: Parameters<typeof scriptsOf>[0]): string[] {
  return scriptsOf(group).map((file) => `/assets/${file}`)
}
