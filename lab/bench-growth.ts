import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:growth`: what each thing that people do costs a server and its database, and what that makes of a hundred and of ten
 * thousand times today's load. `--write` puts the figures into docs/bench-growth.md; `--times 10` does each less often.
 */
const options = { write: { type: 'boolean' }, times: { type: 'string', default: '60' } } as const
const { values } = parseArgs({ options })
await install()
const { benchGrowth } = await import('./bench-growth/run.ts')
await benchGrowth({ write: values.write ?? false, times: Number(values.times) }).catch((error: unknown) =>
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)),
)
process.exit(0)
