import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'
import { printable } from './trace/printable.ts'

/**
 * `bun scripts/verify-events.ts [--head <hash> | --alone]`: whether the event log is as it was written, in the database of
 * DATABASE_URL or of a running `bun dev`. It is compared with what the server has signed and keeps in its bucket, so it needs
 * the server's environment; `--head` is the hash of a record that an earlier run ended with, and must be there still; with
 * `--alone` it is compared with nothing.
 */
try {
  const { options } = readCommand({
    usage: 'bun scripts/verify-events.ts [--head <hash> | --alone]',
    words: 0,
    options: { head: { type: 'string' }, alone: { type: 'boolean' } },
  })
  await install()
  const { checkEvents } = await import('./check-events.ts')
  say(await checkEvents(options))
} catch (error) {
  giveUp(`✗ ${printable((error as Error).message)}`)
}
