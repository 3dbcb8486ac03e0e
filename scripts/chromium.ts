import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from './debian-package.ts'

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Where Playwright puts a browser, by the beginning of its folder's name. */
const OF_PLAYWRIGHT: Record<string, string[]> = {
  'chromium-': ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'],
  'chromium_headless_shell-': ['chrome-linux/headless_shell', 'chrome-headless-shell-linux64/chrome-headless-shell'],
}

/**
 * A Chromium as people have it: the one CHROMIUM_PATH names, the system's, Playwright's, or Debian's package, which is
 * installed here when there is none and we may.
 * @returns the path of its executable
 * @throws Error with what to do when there is none to be had
 */
export async function findChromium(): Promise<string> {
  return (await namedOrFound(NAMES, 'chromium-')) ?? (await installed('chromium'))
}

/**
 * A Chromium for the browser journeys: found like `findChromium`, but rather one that is built without windows. It is the same
 * engine, and opens a page in half the time.
 * @returns the path of its executable
 * @throws Error with what to do when there is none to be had
 */
export async function findHeadlessChromium(): Promise<string> {
  return (
    (await namedOrFound(SHELLS, 'chromium_headless_shell-')) ??
    (await namedOrFound(NAMES, 'chromium-')) ??
    (await installed('chromium-headless-shell'))
  )
}

async function namedOrFound(names: readonly string[], ofPlaywright: string): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  if (!named) return onThisSystem(names) ?? (await fromPlaywright(ofPlaywright))
  if (existsSync(named)) return named
  throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`)
}

async function installed(name: string): Promise<string> {
  const found = (await installDebianPackage(name, 'the browser journeys')) && onThisSystem([name])
  if (found) return found
  throw new Error(
    `The browser journeys need a Chromium. Install one (Debian: apt-get install ${name}), or name it: CHROMIUM_PATH=/path/to/chromium`,
  )
}

function onThisSystem(names: readonly string[]): string | undefined {
  return names.map((name) => Bun.which(name)).find((path) => path !== null) ?? PLACES.find((path) => existsSync(path))
}

async function fromPlaywright(beginning: string): Promise<string | undefined> {
  const caches = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')]
  for (const cache of caches) {
    for (const folder of (await readdir(cache).catch(() => [])).filter((name) => name.startsWith(beginning))) {
      const files = OF_PLAYWRIGHT[beginning] ?? []
      const file = files.map((name) => join(cache, folder, name)).find((path) => existsSync(path))
      if (file) return file
    }
  }
  return undefined
}
