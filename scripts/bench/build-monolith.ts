import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { compile, scriptsOf } from '../compile.ts'
import { compressAll } from '../compress.ts'
import { namesIn, writeCurrent, writeShell } from '../front-end.ts'
import { DATA, ROOT } from '../rooms.ts'
import { monolith } from '../rspack.ts'

/** The folder of the peer: one Rspack build of the same sources, with the same tricks and without federation. */
export const MONOLITH = join(DATA, 'bench/monolith')

/** Builds it. @returns nothing; the server is given the folder as `WEB_DIST` */
export async function buildMonolith(): Promise<void> {
  await rm(MONOLITH, { recursive: true, force: true })
  const assets = join(MONOLITH, 'shell/assets')
  await mkdir(assets, { recursive: true })
  const replaced = new rspack.NormalModuleReplacementPlugin(
    /\/registry\.ts$/,
    join(ROOT, 'scripts/bench/monolith-registry.js'),
  )
  const stats = await compile([monolith(assets, replaced)])
  const scripts = scriptsOf(stats.monolith?.entrypoints?.shell).map((file) => `/assets/${file}`)
  const used = await namesIn([assets])
  await writeShell({ dist: MONOLITH, version: 'monolith', scripts, development: false, used, offers: {} })
  await writeCurrent(MONOLITH, {})
  await compressAll(MONOLITH)
}
