import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench`: what federation and server rendering cost and bring, against a monolith of the same sources and a
 * static page with the same words, in one run. `--write` puts the tables into docs/bench.md, `--rounds 3` is quicker
 * and less sure.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean' }, rounds: { type: 'string', default: '7' } } })
await install()
const { bench } = await import('./bench/run-bench.ts')
await bench({ write: values.write ?? false, rounds: Number(values.rounds) }).catch((error: unknown) =>
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)),
)
process.exit(0)
