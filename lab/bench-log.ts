import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:log`: what an event costs to add and to verify. `--write` puts the figures into docs/bench-log.md;
 * `--rounds 3` and `--events 100000` are quicker and less sure.
 */
const options = {
  write: { type: 'boolean' },
  rounds: { type: 'string', default: '7' },
  seconds: { type: 'string', default: '3' },
  events: { type: 'string', default: '1000000' },
} as const
const { values } = parseArgs({ options })
await install()
const { benchLog } = await import('./bench-log/run.ts')
await benchLog({
  write: values.write ?? false,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  events: Number(values.events),
}).catch((error: unknown) => giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.exit(0)
