import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun scripts/test-browsers.ts`: the main job and what browsers differ in, in Firefox ESR and WebKitGTK, on the production build.
 * Says which versions; Debian's packages are installed where they are missing and we may, and without them it fails.
 * Takes names of files of `e2e/other-browsers/` and options of `bun test`: `bun scripts/test-browsers.ts takeover --rerun-each 20`.
 */
await install()
const { findChromium } = await import('./chromium.ts')
const { installDebianPackage } = await import('./debian-package.ts')
const { walkFolder } = await import('./walk-folder.ts')
/** A busy machine must have the time for a whole job, and somebody to take a status back. */
const OPTIONS = ['--timeout', '240000']
process.env.NEWS_DELAY_SECONDS = '15'
const PROGRAMS = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }
try {
  for (const [program, name] of Object.entries(PROGRAMS)) {
    const isThere =
      Bun.which(program) ?? ((await installDebianPackage(name, 'the tests in other browsers')) && Bun.which(program))
    if (!isThere) throw new Error(`These tests need ${program}. Debian: apt-get install ${name}`)
  }
  const [chromium, words] = [await findChromium(), process.argv.slice(2)]
  const code = await walkFolder({ chromium, folder: './e2e/other-browsers/', options: OPTIONS, words })
  process.exit(code)
} catch (error) {
  say()
  giveUp(error instanceof Error ? error.message : String(error))
}
