import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'

/** `bun run release <remote> [--percent 10]`: builds and releases one remote; shell, server and other remotes run on. */
try {
  const usage = 'bun run release <remote> [--percent 10]'
  const { words, options } = readCommand({
    usage,
    words: 1,
    options: { percent: { type: 'string', default: '100' }, help: { type: 'boolean' } },
  })
  if (options.help) {
    say(`${usage}\n\n  --percent  how many of a hundred visitors get it`)
    process.exit(0)
  }
  await install()
  const { release } = await import('./run-release.ts')
  await release({ remote: words[0], percent: Number(options.percent) })
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
