import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:size`: what the list of jobs costs at 1,000, 10,000 and 100,000 jobs; `--most 1000000` adds a million. Makes its
 * databases in `.data/size` first, and goes on where it was cut; they stay for the next run, `--fresh` makes them anew. `--requests 20`
 * asks for fewer pages of each kind, `--write` puts the figures into docs/bench-size.md.
 */
const options = {
  write: { type: 'boolean' },
  fresh: { type: 'boolean' },
  most: { type: 'string', default: '100000' },
  requests: { type: 'string', default: '100' },
} as const
const { values } = parseArgs({ options })
await install()
const { benchSize } = await import('./bench-size/run.ts')
await benchSize({
  write: values.write ?? false,
  fresh: values.fresh ?? false,
  most: Number(values.most),
  requests: Number(values.requests),
}).catch((error: unknown) => giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.exit(0)
