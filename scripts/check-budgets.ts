import { join } from 'node:path'
import pages from '../bundle-budgets.json'
import { buildIfChanged } from './build-front-end.ts'
import { overBudget } from './over-budget.ts'
import { REMOTES, ROOT } from './rooms.ts'
import { say } from './say.ts'

/**
 * Part of `bun run check`: no room outgrows the `budget` of its package.json, and no page that of bundle-budgets.json, in
 * bytes of brotli. Builds into dist/ where that is not what the sources say. A budget is raised by hand, in a commit that
 * says what the bytes are for.
 */
const budgets: Record<string, number> = { ...pages }
for (const room of ['shell', ...REMOTES]) {
  const { budget } = await Bun.file(join(ROOT, room, 'package.json')).json()
  if (budget) budgets[room] = budget
}
const { files } = await buildIfChanged()
const exceeded = overBudget(files, budgets)
for (const text of exceeded) say(text)
process.exit(exceeded.length === 0 ? 0 : 1)
