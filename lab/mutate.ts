import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run mutate`: changes the product in one small place after the other, in a copy of the checkout, and lists the
 * changes that no test notices. `--area formats` looks at one of the areas and writes its row of lab/pages/mutation.md;
 * without it, at all. `--one-in 4` tries one change of four, always the same ones, and the page says so.
 * `--only 'backend/src/modules/jobs/**'` looks at some files, `--changed` at what differs from the main branch, and neither
 * writes anything. What is known from a run before is not tried again, unless the file or a test of it has changed since, or
 * `--fresh` is said.
 */
await install()
const { readCommand } = await import('../scripts/read-command.ts')
const { options } = readCommand({
  usage:
    'bun run mutate [--area <name>] [--one-in <number>] [--only <glob>] [--changed] [--fresh] [--workers <number>]',
  words: 0,
  options: {
    area: { type: 'string', multiple: true, default: [] },
    'one-in': { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
    changed: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
})
const { area: areas, only, changed, fresh } = options
const workers = Number(options.workers)
const oneIn = Number(options['one-in'])

const { runMutation } = await import('./mutation/run-mutation.ts')
const isGood = await runMutation({ only, areas, oneIn, changed, fresh, workers }).catch((error: unknown) =>
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)),
)
process.exit(isGood ? 0 : 1)
