import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:sweeps`: whether two million old rows are removed while people ask, and what that costs them. `--write` puts
 * the page into docs/bench-sweeps.md, `--rows` takes fewer.
 */
const options = {
  write: { type: 'boolean' },
  rows: { type: 'string', default: '2000000' },
  seconds: { type: 'string', default: '5' },
} as const
const { values } = parseArgs({ options })
await install()
const { benchSweeps } = await import('./bench-sweeps/run.ts')
await benchSweeps({
  write: values.write ?? false,
  rows: Number(values.rows),
  seconds: Number(values.seconds),
}).catch((error: unknown) => giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.exit(0)
