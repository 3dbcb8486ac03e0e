import { parseArgs } from 'node:util'
import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/** `bun run release <remote> [--percent 10]`: builds and releases one remote; shell, server and other remotes run on. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { percent: { type: 'string', default: '100' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    say('bun run release <remote> [--percent 10]\n\n  --percent  how many of a hundred visitors get it')
    process.exit(0)
  }
  await install()
  const { release } = await import('./run-release.ts')
  await release({ remote: positionals[0], percent: Number(values.percent) })
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
