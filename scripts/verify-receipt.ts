import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun scripts/verify-receipt.ts <file> [--key <public key>]`: whether a consent receipt is as it was signed. The key is
 * the given one; else that of CONSENT_SIGNING_KEY or SESSION_SECRET; else the one its issuer publishes.
 */
const [file, ...options] = process.argv.slice(2)
if (!file) giveUp('Name the file: bun scripts/verify-receipt.ts <file> [--key <public key>]')
await install()
const { checkReceipt } = await import('./check-receipt.ts')
await checkReceipt(file ?? '', options[0] === '--key' ? options[1] : undefined).then(say, (error: Error) =>
  giveUp(`✗ ${error.message}`),
)
