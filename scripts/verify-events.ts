import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'
import { printable } from './trace/printable.ts'

/**
 * `bun scripts/verify-events.ts [--head <hash>]`: whether the event log is as it was written, in the database of
 * DATABASE_URL or of a running `bun dev`. The last hash of an earlier run proves that nothing was cut off since.
 */
try {
  const { options } = readCommand({
    usage: 'bun scripts/verify-events.ts [--head <hash>]',
    words: 0,
    options: { head: { type: 'string' } },
  })
  await install()
  const { checkEvents } = await import('./check-events.ts')
  say(await checkEvents(options.head))
} catch (error) {
  giveUp(`✗ ${printable((error as Error).message)}`)
}
