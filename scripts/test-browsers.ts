import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun run test:browsers`: the landing page, signing in, a dialog, and an application in Firefox ESR and WebKitGTK, on the
 * production build. Says which versions; Debian's packages are installed where they are missing and we may.
 */
await install()
const { findChromium } = await import('./chromium.ts')
const { installDebianPackage } = await import('./debian-package.ts')
const { JOURNEY_OPTIONS, withStack } = await import('./journeys.ts')
const PROGRAMS = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }
try {
  for (const [program, name] of Object.entries(PROGRAMS)) {
    const isThere =
      Bun.which(program) ?? ((await installDebianPackage(name, 'the tests in other browsers')) && Bun.which(program))
    if (!isThere) throw new Error(`These tests need ${program}. Debian: apt-get install ${name}`)
  }
  const code = await withStack(await findChromium(), async (env) => {
    const command = [process.execPath, 'test', ...JOURNEY_OPTIONS, './e2e/other-browsers/']
    return Bun.spawn(command, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }).exited
  })
  process.exit(code)
} catch (error) {
  say()
  giveUp(error instanceof Error ? error.message : String(error))
}
