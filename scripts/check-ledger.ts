import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { DATA } from './rooms.ts'
import { giveUp, say } from './say.ts'
import { printable } from './trace/printable.ts'

/**
 * `bun run check:ledger`: whether what is owed adds up, in the database of DATABASE_URL or of a running `bun dev`. It reads the
 * ledger and changes nothing.
 */
try {
  readCommand({ usage: 'bun run check:ledger', words: 0 })
  await install()
  const [{ describeLedger }, { runningPostgres }] = await Promise.all([
    import('../backend/src/ledger/describe-ledger.ts'),
    import('../backend/standins/postgres/running.ts'),
  ])
  const url = process.env.DATABASE_URL || runningPostgres(DATA)
  if (!url) throw new Error('There is no database: set DATABASE_URL, or start `bun dev` first.')
  say(await describeLedger(url))
} catch (error) {
  giveUp(`✗ ${printable((error as Error).message)}`)
}
