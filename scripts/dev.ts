import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/** `bun dev`: everything on one origin, from a fresh clone, with hot reload. `PORT`, `--fresh`, `--no-seed`. */
const began = performance.now()
if (process.argv.includes('--help')) {
  say(
    'bun dev [--fresh] [--no-seed]\n\n  --fresh    start with empty local data\n  --no-seed  without the demo data\n  PORT=3000  where to serve',
  )
  process.exit(0)
}
say('Goodword is starting ...')
await install()
const { dev } = await import('./run-dev.ts')
await dev({
  port: Number(process.env.PORT || 3000),
  fresh: process.argv.includes('--fresh'),
  seed: !process.argv.includes('--no-seed'),
  began,
}).catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)))
