import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'
import { printable } from './trace/printable.ts'

/**
 * `bun scripts/verify-receipt.ts <file> [--key <public key>]...`: whether a consent receipt is as it was signed. The keys that are
 * trusted, of which it names one: those given; else those of this environment's secrets and, of before, of its database; else
 * those its issuer publishes. The output says which it was.
 */
try {
  const { words, options } = readCommand({
    usage: 'bun scripts/verify-receipt.ts <file> [--key <public key>]...',
    words: 1,
    options: { key: { type: 'string', multiple: true } },
  })
  const [file] = words
  if (!file) throw new Error('Name the file: bun scripts/verify-receipt.ts <file> [--key <public key>]...')
  await install()
  const { checkReceipt } = await import('./check-receipt.ts')
  say(await checkReceipt(file, options.key))
} catch (error) {
  giveUp(`✗ ${printable((error as Error).message)}`)
}
