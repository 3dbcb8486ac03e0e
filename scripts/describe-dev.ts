import { mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { misfits } from '../backend/src/releases/misfits.ts'
import { contractVersions } from './contract-version.ts'
import { HOT_RELOAD_HOOK, writeCurrent, writeRelease, writeShell } from './front-end.ts'
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
  await (alone.length > 0 ? describeReleased(alone) : describeSources())
  for (const name of alone.length > 0 ? alone : REMOTES) {
    const entry = `/remotes/${name}/${SOURCE_VERSION}/entry.js`
    await writeRelease({
      ...{ dist: FOLDER, name, version: SOURCE_VERSION, entry, fromSource: true },
      ...{ door: [], pages: {}, integrity: {}, needs: {} },
    })
  }
  return FOLDER
}

async function describeSources(): Promise<void> {
  await writeShell({
    dist: FOLDER,
    version: SOURCE_VERSION,
    scripts: ['/assets/shell.js'],
    development: true,
    offers: await contractVersions(),
    used: () => true,
  })
  await writeCurrent(FOLDER, Object.fromEntries(REMOTES.map((name) => [name, SOURCE_VERSION])))
}

/** Shell and other remotes are the files in dist/, byte for byte, by links: nothing is built but what was never built. */
async function describeReleased(alone: readonly RemoteName[]): Promise<void> {
  const current = join(DIST, 'remotes/current.json')
  // Written last: a build that was interrupted has left none.
  if (!(await stat(join(DIST, 'bundle-sizes.json')).catch(() => null))) {
    say('There is no built shell in dist/ yet: building it and the remotes, this once ...')
    // With the compiler behind it, which a start that builds nothing need not wait for here.
    const { buildFrontEnd } = await import('./build-front-end.ts')
    await buildFrontEnd()
  }
  const shell = await readJson(join(DIST, 'shell/shell.json'))
  const faults = misfits(await contractVersions(), shell.offers)
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
  const released: Record<string, string> = await readJson(current)
  for (const name of REMOTES.filter((name) => !alone.includes(name))) {
    await mkdir(join(FOLDER, 'remotes'), { recursive: true })
    await symlink(join(DIST, 'remotes', name), join(FOLDER, 'remotes', name))
  }
  await writeCurrent(FOLDER, { ...released, ...Object.fromEntries(alone.map((name) => [name, SOURCE_VERSION])) })
  const others = REMOTES.filter((name) => !alone.includes(name)).map((name) => `${name} ${released[name]}`)
  say(`From source: ${alone.join(', ')}. As built: shell ${shell.version}, ${others.join(', ')}.`)
}

// biome-ignore lint/suspicious/noExplicitAny: files of our own making, read a line later.
async function readJson(file: string): Promise<any> {
  return JSON.parse(await readFile(file, 'utf8'))
}
