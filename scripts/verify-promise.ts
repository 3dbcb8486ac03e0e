import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'
import { printable } from './trace/printable.ts'

/**
 * `bun scripts/verify-promise.ts <file> [--key <public key>]...`: whether the receipt of a promise, with the evidence in it, is as it
 * was signed. The key is the given one; else that of CONSENT_SIGNING_KEY or SESSION_SECRET; else the one its issuer publishes. The
 * output says which it was.
 */
const USAGE = 'bun scripts/verify-promise.ts <file> [--key <public key>]...'
try {
  const { words, options } = readCommand({
    usage: USAGE,
    words: 1,
    options: { key: { type: 'string', multiple: true } },
  })
  const [file] = words
  if (!file) throw new Error(`Name the file: ${USAGE}`)
  await install()
  const { checkPromise } = await import('./check-promise.ts')
  say(await checkPromise(file, options.key))
} catch (error) {
  giveUp(`✗ ${printable((error as Error).message)}`)
}
