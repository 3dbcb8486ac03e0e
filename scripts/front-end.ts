import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { themeCss } from '../shared-ui/src/theme/theme-css.ts'
import { type RemoteName, ROOT, ROUTES } from './rooms.ts'

/** The files that tell the server what was built; backend/src/delivery/web reads them and nothing else of the front end. */

/** Not preloaded: Chromium holds the first paint back for a preloaded font, and the fallback has its measures. */
const FONT = 'fonts/bricolage-grotesque.woff2'
/** The face of text, as its package has it; global.css says which file is for which letters. */
const TEXT_FONTS = ['figtree-latin-wght-normal.woff2', 'figtree-latin-ext-wght-normal.woff2']
export const TEXT_FONTS_FOLDER = fileURLToPath(
  new URL('files', import.meta.resolve('@fontsource-variable/figtree/package.json')),
)

/** React's hook for tools, before all scripts: without it a remote's hot updates would go to the shell's renderer. */
export const HOT_RELOAD_HOOK =
  '(()=>{const r=new Map();let i=0;window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:r,supportsFiber:true,' +
  'inject(x){r.set(++i,x);return i},onCommitFiberRoot(){},onScheduleFiberRoot(){},onCommitFiberUnmount(){}}})()'

interface Shell {
  /** The folder the server is given as `WEB_DIST`. */
  dist: string
  version: string
  /** Addresses of the entry's scripts, in order. */
  scripts: string[]
  /** Address of the shell's texts in each language that is not in the code. */
  texts?: Record<string, string>
  development: boolean
  /** Versions of what it carries for remotes, by name. */
  offers: Record<string, string>
  /** Which theme variables the built scripts name. */
  used: (name: string) => boolean
}

/** Writes `shell/shell.json` and copies the public files. */
export async function writeShell({
  dist,
  version,
  scripts,
  texts = {},
  development,
  offers,
  used,
}: Shell): Promise<void> {
  const folder = join(dist, 'shell')
  await mkdir(join(folder, 'assets/fonts'), { recursive: true })
  await cp(join(ROOT, 'shell/public'), join(folder, 'public'), { recursive: true })
  await cp(join(ROOT, 'shell/public', FONT), join(folder, 'assets', FONT))
  for (const font of TEXT_FONTS) await cp(join(TEXT_FONTS_FOLDER, font), join(folder, 'assets/fonts', font))
  const css = minify(await readFile(join(ROOT, 'shell/src/global.css'), 'utf8'))
  const built = {
    version,
    fromSource: development,
    offers,
    scripts,
    texts,
    inline: development ? [HOT_RELOAD_HOOK] : [],
    afterWords: [await printed('shared-ui/src/uploads/files-before-scripts.ts')],
    css: themeCss(used) + css,
    routes: ROUTES,
  }
  await writeFile(join(folder, 'shell.json'), JSON.stringify(built))
}

export interface Release {
  name: RemoteName
  version: string
  entry: string
  /** Scripts of `pages.ts`, which every page needs. */
  door: string[]
  /** Scripts each page adds. */
  pages: Record<string, string[]>
  /** SHA-384 of each script, by address. */
  integrity: Record<string, string>
  /** Versions of what it was built against, by name. */
  needs: Record<string, string>
  /** SHA-384 of the server part, where there is one. */
  server?: string | undefined
  /** Served from source by `bun dev`: it changes while it is looked at. */
  fromSource?: true
}

/** Writes one remote's `release.json`. @returns what it says */
export async function writeRelease(dist: string, release: Release): Promise<Release> {
  const folder = join(dist, 'remotes', release.name, release.version)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'release.json'), JSON.stringify(release))
  return release
}

/**
 * Says which release of each remote was built, and what it hashes to: beside the shell and not in `remotes/`, where the
 * files of later releases may be written by others.
 */
export async function writeBuiltIn(dist: string, releases: readonly Release[]): Promise<void> {
  const byName = Object.fromEntries(releases.map((release) => [release.name, release]))
  await mkdir(join(dist, 'shell'), { recursive: true })
  await writeFile(join(dist, 'shell/remotes.json'), JSON.stringify(byName))
}

/** All names that occur in built scripts, as a test for `themeCss`. */
export async function namesIn(folders: string[]): Promise<(name: string) => boolean> {
  const found = new Set<string>()
  for (const folder of folders) {
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.js') || file.endsWith('server.js')) continue
      for (const [name] of (await readFile(join(folder, file), 'utf8')).matchAll(/[A-Za-z][A-Za-z0-9]+/g))
        found.add(name)
    }
  }
  const css = await readFile(join(ROOT, 'shell/src/global.css'), 'utf8')
  for (const [, name] of css.matchAll(/var\(--(\w+)/g)) found.add(name ?? '')
  return (name) => found.has(name)
}

/** A source as it is printed into the page. */
async function printed(file: string): Promise<string> {
  const { outputs } = await Bun.build({ entrypoints: [join(ROOT, file)], minify: true, format: 'iife' })
  return ((await outputs[0]?.text()) ?? '').trim()
}

function minify(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{}:;,])\s*/g, '$1')
    .trim()
}
