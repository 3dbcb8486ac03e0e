import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:api`: what a signed-in read costs, against the same two calls written by hand and over well-known
 * frameworks, in one run. Needs Node.js 20 or newer, which the frameworks run on. `--write` puts the table into
 * docs/bench-api.md, `--rounds 3` is quicker and less sure, `--cpu` prints where our server's time goes.
 */
const options = {
  write: { type: 'boolean' },
  rounds: { type: 'string', default: '7' },
  seconds: { type: 'string', default: '4' },
  cpu: { type: 'boolean' },
} as const
const { values } = parseArgs({ options })
await install()
const { benchApi } = await import('./bench-api/run.ts')
await benchApi({
  write: values.write ?? false,
  cpu: values.cpu ?? false,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
}).catch((error: unknown) => giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.exit(0)
