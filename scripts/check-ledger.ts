import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'
import { printable } from './trace/printable.ts'

/**
 * `bun run check:ledger`: whether what is owed adds up, in the database of DATABASE_URL or of a running `bun dev` or `bun preview`. It reads the
 * ledger and changes nothing.
 */
try {
  readCommand({ usage: 'bun run check:ledger', words: 0 })
  await install()
  const [{ describeLedger }, { databaseUrl }] = await Promise.all([
    import('../backend/src/money/ledger/describe-ledger.ts'),
    import('./database-url.ts'),
  ])
  say(await describeLedger(databaseUrl()))
} catch (error) {
  // Each rule that does not hold is a line.
  giveUp(`✗ ${(error as Error).message.split('\n').map(printable).join('\n')}`)
}
