import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/** `bun run test`: checks, unit tests, the API on a real Postgres, and browser journeys on the production build. */
await install()
const { runTests } = await import('./run-tests.ts')
const { passed, failed, failures } = await runTests().catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
)
// Said once more at the very end: whoever reads only the tail of a log must find the reason there.
for (const failure of failures) say(`\n── failed\n${failure}`)
say()
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
