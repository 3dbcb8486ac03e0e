import { findHeadlessChromium } from '../../scripts/chromium.ts'
import { JOURNEY_OPTIONS, withStack } from '../../scripts/journeys.ts'
import { ROOT } from '../../scripts/rooms.ts'

/** `bun lab/statements/walk-journey.ts <file> <pattern of names>`: builds the front end and walks these journeys. */
const [file = '', named = ''] = process.argv.slice(2)
const code = await withStack(await findHeadlessChromium(), async (env) => {
  const child = Bun.spawn([process.execPath, 'test', ...JOURNEY_OPTIONS, '--test-name-pattern', named, `./${file}`], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return child.exited
})
process.exit(code)
