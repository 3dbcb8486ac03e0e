import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:size`: what lists and writes cost at a million jobs, against a thousand in the same run. Makes its databases in
 * `.data/size` first, and goes on where it was cut; they stay for the next run, `--fresh` makes them anew. `--most 20000` leaves
 * the larger ones out, `--write` puts the figures into docs/bench-size.md.
 */
const options = {
  write: { type: 'boolean' },
  fresh: { type: 'boolean' },
  most: { type: 'string', default: '1000000' },
} as const
const { values } = parseArgs({ options })
await install()
const { benchSize } = await import('./bench-size/run.ts')
await benchSize({
  write: values.write ?? false,
  fresh: values.fresh ?? false,
  most: Number(values.most),
}).catch((error: unknown) => giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.exit(0)
