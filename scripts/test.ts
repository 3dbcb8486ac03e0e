import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/** `bun run test`: checks, unit tests, the API on a real Postgres, and browser journeys on the production build. */
await install()
const { runTests } = await import('./run-tests.ts')
const { passed, failed } = await runTests().catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
)
say()
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
