import { install } from './install.ts'
import { giveUp } from './say.ts'

/**
 * `bun run test:delivery`: the journeys of how releases are delivered, on the production build: they build a lot. Takes names of
 * files of `e2e/delivery/` and options of `bun test`: `bun run test:delivery replicas -t bucket`.
 */
await install()
const { findHeadlessChromium } = await import('./chromium.ts')
const { JOURNEY_OPTIONS } = await import('./journeys.ts')
const { walkFolder } = await import('./walk-folder.ts')
try {
  const [chromium, words] = [await findHeadlessChromium(), process.argv.slice(2)]
  process.exit(await walkFolder({ chromium, folder: './e2e/delivery/', options: JOURNEY_OPTIONS, words }))
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
