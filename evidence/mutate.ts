import { install } from '../scripts/install.ts'
import { giveUp, say } from '../scripts/say.ts'

/**
 * `bun run mutate`: changes the product in one small place after the other, in a copy of the checkout, and lists the
 * changes that no test notices. `--only 'backend/src/modules/jobs/**'` looks at a part, `--changed` at what differs from
 * the main branch; without either it writes docs/mutation.md. What is known from a run before is not tried again, unless
 * the file or a test of it has changed since, or `--fresh` is said.
 */
await install()
const { readCommand } = await import('../scripts/read-command.ts')
const { runMutation } = await import('./mutation/run-mutation.ts')
const { options } = readCommand({
  usage: 'bun run mutate [--only <glob>] [--changed] [--fresh] [--workers <number>]',
  words: 0,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    changed: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
})
const isGood = await runMutation({ ...options, workers: Number(options.workers) }).catch((error: unknown) =>
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)),
)
say()
process.exit(isGood ? 0 : 1)
