import { parseArgs } from 'node:util'
import { began, goesOn, install } from './install.ts'
import { giveUp, say } from './say.ts'

/** `bun dev [remote ...]`: everything on one origin, from a fresh clone, with hot reload. `PORT`, `--fresh`, `--no-seed`. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { fresh: { type: 'boolean' }, 'no-seed': { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    say(
      'bun dev [remote ...] [--fresh] [--no-seed]\n\n  remote     from source inside the built shell and other remotes (default: everything from source)\n  --fresh    start with empty local data\n  --no-seed  without the demo data\n  PORT=3000  where to serve',
    )
    process.exit(0)
  }
  if (!goesOn) say('Goodword is starting ...')
  await install()
  const [{ dev }, { remoteNamed }] = await Promise.all([import('./run-dev.ts'), import('./rooms.ts')])
  await dev({
    port: Number(process.env.PORT || 3000),
    fresh: values.fresh ?? false,
    seed: !values['no-seed'],
    alone: positionals.map(remoteNamed),
    began,
  })
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
