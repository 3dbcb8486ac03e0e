import { install } from '../scripts/install.ts'
import { giveUp } from '../scripts/say.ts'

/**
 * `bun run screens` of the lab: looks at every screen and state of the production build, writes what axe-core and Lighthouse say of
 * them to lab/pages/screens.md, lays all pictures onto e2e/pictures/index.html, and takes the README's anew.
 */
await install()
const { lookAtScreens } = await import('./screens/look-at-screens.ts')
await lookAtScreens().catch((error: unknown) =>
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error)),
)
process.exit(0)
