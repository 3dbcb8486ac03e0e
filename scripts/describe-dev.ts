import { mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unmetNeeds } from '../backend/src/delivery/releases/unmet-needs.ts'
import { contractVersions } from './contract-version.ts'
import { HOT_RELOAD_HOOK, type Release, writeBuiltIn, writeRelease, writeShell } from './front-end.ts'
import { DATA, DIST, REMOTES, type RemoteName } from './rooms.ts'
import { say } from './say.ts'

/** The version of what is served from source. */
export const SOURCE_VERSION = 'dev'
/** Path of the script that hands React's development build to a released shell (shell/src/development-react.ts). */
export const DEVELOPMENT_REACT = '/development-react'

/** The folder the backend is given as `WEB_DIST`: descriptions, and links to what is built. */
const FOLDER = join(DATA, 'web')

/**
 * Tells the backend of a front end that is served from source.
 * @param alone the remotes to work on in the released shell; none are all of them, and the shell
 * @returns the folder to be given as `WEB_DIST`
 * @throws Error with a sentence for the terminal when the built shell cannot run what is in the sources
 */
export async function describeDev(alone: readonly RemoteName[]): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  const released = await (alone.length > 0 ? describeReleased(alone) : describeSources())
  const fromSource = (alone.length > 0 ? alone : REMOTES).map((name) => {
    const entry = `/remotes/${name}/${SOURCE_VERSION}/entry.js`
    const release = { name, version: SOURCE_VERSION, entry, fromSource: true } as const
    return writeRelease(FOLDER, { ...release, ...{ door: [], pages: {}, integrity: {}, needs: {} } })
  })
  await writeBuiltIn(FOLDER, [...released, ...(await Promise.all(fromSource))])
  return FOLDER
}

/** @returns the releases that are not served from source: none */
async function describeSources(): Promise<Release[]> {
  await writeShell({
    dist: FOLDER,
    version: SOURCE_VERSION,
    scripts: ['/assets/shell.js'],
    development: true,
    offers: await contractVersions(),
    used: () => true,
  })
  return []
}

/**
 * Shell and other remotes are the files in dist/, byte for byte, by links: nothing is built but what was never built.
 * @returns the releases of the others
 */
async function describeReleased(alone: readonly RemoteName[]): Promise<Release[]> {
  // Written last: a build that was interrupted has left none.
  if (!(await stat(join(DIST, 'bundle-sizes.json')).catch(() => null))) {
    say('There is no built shell in dist/ yet: building it and the remotes, this once ...')
    // With the compiler behind it, which a start that builds nothing need not wait for here.
    const { buildFrontEnd } = await import('./build-front-end.ts')
    await buildFrontEnd()
  }
  const shell = await readJson(join(DIST, 'shell/shell.json'))
  const faults = unmetNeeds(await contractVersions(), shell.offers)
  if (faults.length > 0) {
    throw new Error(
      `These sources do not run in the shell in dist/ (${shell.version}): ${faults.join('; ')}. Build it again: bun run build`,
    )
  }
  const folder = join(FOLDER, 'shell')
  await mkdir(folder, { recursive: true })
  for (const name of ['assets', 'public', 'server.js']) await symlink(join(DIST, 'shell', name), join(folder, name))
  const inline = [...shell.inline, HOT_RELOAD_HOOK]
  const scripts = [`${DEVELOPMENT_REACT}/react.js`, ...shell.scripts]
  await writeFile(join(folder, 'shell.json'), JSON.stringify({ ...shell, inline, scripts }))
  const built: Record<RemoteName, Release> = await readJson(join(DIST, 'shell/remotes.json'))
  const released = REMOTES.filter((name) => !alone.includes(name)).map((name) => built[name])
  for (const { name } of released) {
    await mkdir(join(FOLDER, 'remotes'), { recursive: true })
    await symlink(join(DIST, 'remotes', name), join(FOLDER, 'remotes', name))
  }
  const others = released.map(({ name, version }) => `${name} ${version}`)
  say(`From source: ${alone.join(', ')}. As built: shell ${shell.version}, ${others.join(', ')}.`)
  return released
}

// biome-ignore lint/suspicious/noExplicitAny: files of our own making, read a line later.
async function readJson(file: string): Promise<any> {
  return JSON.parse(await readFile(file, 'utf8'))
}
