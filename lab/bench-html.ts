import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:html`: how many pages a server answers in a second, against a static file of ours in the same run. `--write`
 * puts the table into docs/bench-html.md.
 */
const options = {
  write: { type: 'boolean' },
  rounds: { type: 'string', default: '7' },
  seconds: { type: 'string', default: '4' },
} as const
const { values } = parseArgs({ options })
await install()
const { benchHtml } = await import('./bench-html/run.ts')
await benchHtml({
  write: values.write ?? false,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
}).catch((error: unknown) => giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.exit(0)
