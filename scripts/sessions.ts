import { endSessions } from '../backend/src/auth/end-sessions.ts'
import { createDatabase } from '../backend/src/db/connect/client.ts'
import { giveUp, say } from './say.ts'
import { serverDatabase } from './server-variables.ts'

/** `bun scripts/sessions.ts end <e-mail address>`: for an operator, signs somebody out everywhere. */
const [verb, email = ''] = process.argv.slice(2)
if (verb !== 'end' || !email.includes('@')) giveUp('bun scripts/sessions.ts end <e-mail address>')
const url = serverDatabase()
if (!url) giveUp('DATABASE_URL is not set: run this with the environment of the server.')
const { db, close } = createDatabase(url)
const { length: ended } = await endSessions(db, { email })
await close()
say(ended === 1 ? '1 session ended.' : `${ended} sessions ended.`)
