import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'

/** `bun run release <remote> [--percent 10] [--auto] [--hold]`: builds and releases one remote; shell, server and other remotes run on. */
try {
  const usage = 'bun run release <remote> [--percent 10] [--auto] [--hold]'
  const { words, options } = readCommand({
    usage,
    words: 1,
    options: {
      percent: { type: 'string' },
      auto: { type: 'boolean' },
      hold: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (options.help) {
    say(`${usage}

  --percent  how many of a hundred visitors get it
  --auto     1, then 10, 50 and 100 of them, by itself, while it fails no more often than the one before
  --hold     leaves it alone: it is not taken back where it fails more often, which it is without`)
    process.exit(0)
  }
  await install()
  const { release } = await import('./run-release.ts')
  const { releaseOptions } = await import('./release-options.ts')
  await release({ ...releaseOptions(options), remote: words[0] })
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
