import { began, goesOn, install } from './install.ts'
import { giveUp, say } from './say.ts'

/** `bun preview`: the production bundles on the production server, with the stand-ins and the demo data of `bun dev`. */
if (!goesOn) say('Goodword is being built and started ...')
await install()
const { preview } = await import('./run-preview.ts')
await preview({
  port: Number(process.env.PORT || 3000),
  fresh: process.argv.includes('--fresh'),
  seed: !process.argv.includes('--no-seed'),
  began,
}).catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)))
