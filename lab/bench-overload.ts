import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:overload`: what a server does with three times as many requests as it can answer, and how soon it is itself
 * again. `--write` puts the page into docs/bench-overload.md.
 */
const options = {
  write: { type: 'boolean' },
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '10' },
} as const
const { values } = parseArgs({ options })
await install()
const { benchOverload } = await import('./bench-overload/run.ts')
await benchOverload({
  write: values.write ?? false,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
}).catch((error: unknown) => giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.exit(0)
