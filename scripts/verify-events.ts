import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun scripts/verify-events.ts [--head <hash>]`: whether the event log is as it was written, in the database of
 * DATABASE_URL or of a running `bun dev`. The last hash of an earlier run proves that nothing was cut off since.
 */
await install()
const { checkEvents } = await import('./check-events.ts')
const [option, head] = process.argv.slice(2)
await checkEvents(option === '--head' ? head : undefined).then(say, (error: Error) => giveUp(`✗ ${error.message}`))
