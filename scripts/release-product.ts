import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun run release:product [version]`: releases the whole product, as docs/upgrading.md says. One remote alone is released by
 * `bun run release`.
 */
try {
  const usage = 'bun run release:product [version]'
  const { words, options } = readCommand({ usage, words: 1, options: { help: { type: 'boolean' } } })
  if (options.help) {
    say(`${usage}\n\n  version  1.2.3; without it, that of package.json`)
    process.exit(0)
  }
  await install()
  const { releaseProduct } = await import('./run-release-product.ts')
  await releaseProduct(words[0])
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
