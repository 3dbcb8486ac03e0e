import { install } from './install.ts'
import { giveUp } from './say.ts'

/**
 * `bun run bench`: what federation and server rendering cost and bring, against a monolith of the same sources and a
 * static page with the same words, in one run. `--write` puts the table into docs/bench.md.
 */
await install()
const { bench } = await import('./bench/run-bench.ts')
await bench({ write: process.argv.includes('--write') }).catch((error: unknown) =>
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)),
)
process.exit(0)
