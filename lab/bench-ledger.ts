import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:ledger`: what a hire costs to post, and a page of a statement to read, at a thousand, ten thousand, a
 * hundred thousand and a million transfers in the same run. `--write` puts the figures into docs/bench-ledger.md;
 * `--rounds 3` and `--transfers 50000` (of the largest) are quicker and less sure.
 */
const options = {
  write: { type: 'boolean' },
  rounds: { type: 'string', default: '9' },
  transfers: { type: 'string', default: '1000000' },
} as const
const { values } = parseArgs({ options })
await install()
const { benchLedger } = await import('./bench-ledger/run.ts')
await benchLedger({
  write: values.write ?? false,
  rounds: Number(values.rounds),
  transfers: Number(values.transfers),
}).catch((error: unknown) => giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.exit(0)
