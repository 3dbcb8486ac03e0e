import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from './debian-package.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for the browser journeys: the one CHROMIUM_PATH names, the system's, Playwright's, or Debian's package,
 * which is installed here when there is none and we may.
 * @returns the path of its executable
 * @throws Error with what to do when there is none to be had
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`)
  }
  const found = onThisSystem() ?? (await fromPlaywright())
  if (found) return found
  const installed = (await installDebianPackage('chromium', 'the browser journeys')) && onThisSystem()
  if (installed) return installed
  throw new Error(
    'The browser journeys need a Chromium. Install one (Debian: apt-get install chromium), or name it: CHROMIUM_PATH=/path/to/chromium',
  )
}

function onThisSystem(): string | undefined {
  return NAMES.map((name) => Bun.which(name)).find((path) => path !== null) ?? PLACES.find((path) => existsSync(path))
}

async function fromPlaywright(): Promise<string | undefined> {
  const caches = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')]
  for (const cache of caches) {
    for (const folder of (await readdir(cache).catch(() => [])).filter((name) => name.startsWith('chromium-'))) {
      const files = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium']
      const file = files.map((name) => join(cache, folder, name)).find((path) => existsSync(path))
      if (file) return file
    }
  }
  return undefined
}
