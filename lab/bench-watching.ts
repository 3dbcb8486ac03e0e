import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:watching`: what metrics, traces and logs cost, as requests a second with them to those without, in one
 * run. Needs Node.js 20 or newer, which the load runs on. `--write` puts the table into docs/bench-watching.md.
 */
const options = {
  write: { type: 'boolean' },
  rounds: { type: 'string', default: '15' },
  seconds: { type: 'string', default: '4' },
} as const
const { values } = parseArgs({ options })
await install()
const { benchWatching } = await import('./bench-watching/run.ts')
await benchWatching({
  write: values.write ?? false,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
}).catch((error: unknown) => giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.exit(0)
