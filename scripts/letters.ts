import { createDatabase } from '../backend/src/db/connect/client.ts'
import { listParkedLetters } from '../backend/src/letters/parked-letters.ts'
import { resendLetter } from '../backend/src/letters/resend-letter.ts'
import { startQueue } from '../backend/src/queue/start-queue.ts'
import { createLogger } from '../backend/src/watching/log.ts'
import { giveUp, say } from './say.ts'
import { serverDatabase } from './server-variables.ts'

/**
 * `bun scripts/letters.ts list|resend <id>`: for an operator, the letters that were given up
 * (docs/rules.md#a-letter-commits-with-the-change-it-tells-of).
 */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const [verb, id = ''] = process.argv.slice(2)
const url = serverDatabase()
if (!url) giveUp('DATABASE_URL is not set: run this with the environment of the server.')
const { db, close } = createDatabase(url)

if (verb === 'list') {
  const parked = await listParkedLetters(db)
  for (const { id, kind, attempts, lastError, createdAt } of parked) {
    say(`${id}  ${createdAt.toISOString()}  ${kind}  ${attempts} tries  ${lastError ?? ''}`)
  }
  say(parked.length === 1 ? '1 undeliverable letter.' : `${parked.length} undeliverable letters.`)
} else if (verb === 'resend' && UUID.test(id)) {
  const queue = await startQueue(url, createLogger({ LOG_LEVEL: 'warn' }))
  const isQueued = await db.transaction((tx) => resendLetter(tx, queue, id))
  await queue.stop()
  if (!isQueued) giveUp('There is no undeliverable letter with this id.')
  say('The letter is queued again.')
} else {
  giveUp('bun scripts/letters.ts list\nbun scripts/letters.ts resend <id>')
}
await close()
