import budgets from '../bundle-budgets.json'
import { buildFrontEnd } from './build-front-end.ts'
import { readBundleSizes } from './bundle-sizes.ts'
import { overBudget } from './over-budget.ts'
import { say } from './say.ts'
import { roomVersions } from './version.ts'

/**
 * Part of `bun run check`: no room and no page outgrows bundle-budgets.json. Builds into dist/ where that is not what the
 * sources say. A budget is raised by hand, in a commit that says what the bytes are for.
 */
const { files } = (await readBundleSizes(await roomVersions())) ?? (await buildFrontEnd())
const exceeded = overBudget(files, budgets)
for (const text of exceeded) say(text)
process.exit(exceeded.length === 0 ? 0 : 1)
