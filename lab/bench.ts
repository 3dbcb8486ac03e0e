import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run bench <scenario>` of the lab: measures, and prints a page. `--write` puts it into lab/pages/; a scenario's own
 * options, such as `--rounds 3`, make it quicker and less sure. At the root, `bun run bench` is `pages`; `bench:api`,
 * `bench:overload` and `bench:size` are these three.
 */
await install()
const { runScenario } = await import('./bench/run-scenario.ts')
const [name = '', ...args] = process.argv.slice(2)
await runScenario(name, args).catch((error: unknown) =>
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)),
)
process.exit(0)
