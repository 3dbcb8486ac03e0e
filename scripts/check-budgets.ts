import budgets from '../bundle-budgets.json'
import { buildIfChanged } from './build-front-end.ts'
import { overBudget } from './over-budget.ts'
import { say } from './say.ts'

/**
 * Part of `bun run check`: no page's first load and no chunk outgrows its budget in bundle-budgets.json, in bytes of brotli.
 * A new page has the budget of "any other". The same source weighs up to 120 bytes more or less by the folder it is built
 * in, as the shell's shared modules are numbered by their absolute path: leave a budget some 250 bytes. Builds into dist/
 * where that is not what the sources say. A budget is raised by hand, in a commit that says what the bytes are for.
 */
const sizes = await buildIfChanged()
const exceeded = (['first load', 'with what comes late', 'chunk'] as const).flatMap((kind) =>
  overBudget(kind, sizes[kind], budgets[kind]),
)
for (const text of exceeded) say(text)
process.exit(exceeded.length === 0 ? 0 : 1)
