import { basename, join } from 'node:path'
import type { StatsCompilation } from '@rspack/core'
import { forgetBundleSizes, readBundleSizes, writeBundleSizes } from './bundle-sizes.ts'
import { compile, scriptsOf } from './compile.ts'
import { compressAll } from './compress.ts'
import { contractVersions } from './contract-version.ts'
import { describeRelease } from './describe-release.ts'
import { namesIn, writeBuiltIn, writeShell } from './front-end.ts'
import { keepOldFiles } from './keep-old-files.ts'
import { DIST, isRendered, REMOTES } from './rooms.ts'
import { host, hostServer, remote, remoteServer } from './rspack.ts'
import { roomVersions } from './version.ts'

/** Builds where dist/ is not what the sources say. @returns the same as a build */
export async function buildIfChanged() {
  return (await readBundleSizes(await roomVersions())) ?? (await buildFrontEnd())
}

/**
 * Builds the shell and every remote for production, with their brotli and gzip forms.
 * @returns the brotli bytes of each room's and page's scripts
 * @throws Error with the compiler's words when a room does not build
 */
export async function buildFrontEnd() {
  const versions = await roomVersions()
  await forgetBundleSizes()
  const stats = await compile([
    host({ mode: 'production', version: versions.shell }),
    ...REMOTES.map((name) => remote(name, { mode: 'production', version: versions[name] })),
    hostServer({ mode: 'production' }),
    ...REMOTES.filter(isRendered).map((name) => remoteServer(name, { mode: 'production', version: versions[name] })),
  ])
  const releases = REMOTES.map((name) =>
    describeRelease({ dist: DIST, name, version: versions[name], stats: stats[name] }),
  )
  await writeBuiltIn(DIST, await Promise.all(releases))
  const scripts = scriptsOf(stats.shell?.entrypoints?.shell).map((file) => `/assets/${file}`)
  const used = await namesIn([
    join(DIST, 'shell/assets'),
    ...REMOTES.map((name) => join(DIST, 'remotes', name, versions[name])),
  ])
  await writeShell({
    dist: DIST,
    version: versions.shell,
    scripts,
    texts: textsIn(stats.shell),
    development: false,
    used,
    offers: await contractVersions(),
  })
  await compressAll(DIST)
  const shellFiles = (stats.shell?.assets ?? []).map(({ name }) => `shell/assets/${name}`)
  await keepOldFiles(DIST, new Set([...shellFiles, ...REMOTES.map((name) => `remotes/${name}/${versions[name]}`)]))
  const first = scriptsOf(stats.shell?.entrypoints?.shell).map((file) => `shell/assets/${file}`)
  const others = shellFiles.filter((file) => file.endsWith('.js') && !first.includes(file))
  const { rare = [], late = [] } = Object.groupBy(others, (file) =>
    /^(rare|texts)-/.test(basename(file)) ? 'rare' : 'late',
  )
  return writeBundleSizes({ versions, shell: { first, late, rare } })
}

/** The addresses of the shell's catalogues (shell/src/texts/texts.ts), by language. */
function textsIn(shell: StatsCompilation | undefined): Record<string, string> {
  const groups = Object.entries(shell?.namedChunkGroups ?? {}).filter(([name]) => name.startsWith('texts-'))
  return Object.fromEntries(
    groups.map(([name, group]) => [name.slice('texts-'.length), `/assets/${scriptsOf(group)[0]}`]),
  )
}
