import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench:memory`: the memory of a server that is asked for half of what it can answer, over an hour or `--minutes`.
 * `--write` puts the page into docs/bench-memory.md.
 */
const options = { write: { type: 'boolean' }, minutes: { type: 'string', default: '60' } } as const
const { values } = parseArgs({ options })
await install()
const { benchMemory } = await import('./bench-memory/run.ts')
await benchMemory({ write: values.write ?? false, minutes: Number(values.minutes) }).catch((error: unknown) =>
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)),
)
process.exit(0)
