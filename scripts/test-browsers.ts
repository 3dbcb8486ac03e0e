import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun run test:browsers`: the main job and what browsers differ in, in Firefox ESR and WebKitGTK, on the production build.
 * Says which versions; Debian's packages are installed where they are missing and we may, and without them it fails.
 * Takes names of files of `e2e/other-browsers/` and options of `bun test`: `bun run test:browsers takeover --rerun-each 20`.
 */
await install()
const { findChromium } = await import('./chromium.ts')
const { installDebianPackage } = await import('./debian-package.ts')
const { withStack } = await import('./journeys.ts')
/** A busy machine must have the time for a whole job, and somebody to take a status back. */
const OPTIONS = ['--timeout', '240000']
process.env.NEWS_DELAY_SECONDS = '15'
const FOLDER = './e2e/other-browsers/'
const FILES = new Set([...new Bun.Glob('*.spec.ts').scanSync(FOLDER)].map((name) => name.replace('.spec.ts', '')))
const PROGRAMS = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }
try {
  for (const [program, name] of Object.entries(PROGRAMS)) {
    const isThere =
      Bun.which(program) ?? ((await installDebianPackage(name, 'the tests in other browsers')) && Bun.which(program))
    if (!isThere) throw new Error(`These tests need ${program}. Debian: apt-get install ${name}`)
  }
  const code = await withStack(await findChromium(), async (env) => {
    const given = process.argv.slice(2).map((word) => (FILES.has(word) ? `${FOLDER}${word}.spec.ts` : word))
    const command = [
      process.execPath,
      'test',
      ...OPTIONS,
      ...(given.some((word) => word.startsWith(FOLDER)) ? given : [...given, FOLDER]),
    ]
    return Bun.spawn(command, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }).exited
  })
  process.exit(code)
} catch (error) {
  say()
  giveUp(error instanceof Error ? error.message : String(error))
}
