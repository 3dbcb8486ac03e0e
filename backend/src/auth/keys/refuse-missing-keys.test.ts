import { afterAll, beforeEach, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../test/database.ts'
import { listsOf, type SecretLists } from '../../config/secrets.ts'
import { createDatabase } from '../../db/connect/client.ts'
import { keepKeys } from '../../keep-keys.ts'
import { createLogger } from '../../watching/log.ts'
import { countServers, findKeyUses, letGo } from './key-uses.ts'
import { idOfSecret } from './listed-keys.ts'
import { refuseMissingKeys } from './refuse-missing-keys.ts'
import { startTellingKeys } from './running-server.ts'
import { resealKeys } from './sealed-keys.ts'

const database = await freshDatabase()
const { db, close } = createDatabase(database.serverUrl)
afterAll(async () => {
  await close()
  await database.drop()
})
beforeEach(async () => {
  await db.execute(sql`delete from secret_keys`)
  await db.execute(sql`delete from sealed_keys`)
  await db.execute(sql`delete from running_servers`)
})

const [OLD, NEW, STORED] = ['old', 'new', 'stored'].map(
  (name) => `${name} secret of more than thirty-two characters`,
) as [string, string, string]
const NONE = { STORED_DATA_SECRET_PREVIOUS: [], CONSENT_SIGNING_KEY_PREVIOUS: [] }
const lists = (SESSION_SECRET: string, more: Partial<SecretLists> = {}) =>
  listsOf({ ...NONE, SESSION_SECRET, SESSION_SECRET_PREVIOUS: [], ...more })

/** A server that starts, and ends at once. */
async function ran(secrets: SecretLists) {
  await refuseMissingKeys(db, secrets)
  await keepKeys(db, secrets)
  const stop = await startTellingKeys(db, secrets, createLogger({ LOG_LEVEL: 'silent' }))
  await stop()
}

test('a key that a server had is missed at the next start, whether it has signed or not', async () => {
  await ran(lists(`${OLD}\n${NEW}`))
  const refused = refuseMissingKeys(db, lists(`${STORED}`))
  await expect(refused).rejects.toThrow(`SESSION_SECRET no longer lists key ${idOfSecret(OLD)}, which signed until`)
  await expect(refused).rejects.toThrow(
    `SESSION_SECRET no longer lists key ${idOfSecret(NEW)}, which servers were given`,
  )
  await refuseMissingKeys(db, lists(`${NEW}\n${OLD}`))
})

test('one that was let go is not, until it signs again', async () => {
  await ran(lists(`${OLD}\n${NEW}`))
  await letGo(db, 'SESSION_SECRET', [idOfSecret(OLD)])
  // A server that was not restarted yet takes it still, and says so every minute.
  const stop = await startTellingKeys(db, lists(`${NEW}\n${OLD}`), createLogger({ LOG_LEVEL: 'silent' }))
  await resealKeys(db, lists(`${NEW}\n${OLD}`))
  await refuseMissingKeys(db, lists(NEW))
  await stop()
  await ran(lists(`${OLD}\n${NEW}`))
  expect((await findKeyUses(db, 'SESSION_SECRET')).get(idOfSecret(OLD))?.droppedAt).toBeNull()
  await expect(refuseMissingKeys(db, lists(NEW))).rejects.toThrow('no longer lists')
})

test('keys that the database keeps and no listed secret opens are missed, as after a restore', async () => {
  await keepKeys(db, lists(OLD, { STORED_DATA_SECRET: STORED }))
  await expect(refuseMissingKeys(db, lists(NEW))).rejects.toThrow('were sealed with a secret that is not listed')
  await refuseMissingKeys(db, lists(NEW, { STORED_DATA_SECRET_PREVIOUS: [STORED] }))
})

test('a server counts while it runs, with the keys it takes and signs with; a killed one for three minutes', async () => {
  const count = (secret: string) => countServers(db, 'SESSION_SECRET', idOfSecret(secret))
  const log = createLogger({ LOG_LEVEL: 'silent' })
  const stop = await startTellingKeys(db, lists(`${OLD}\n${NEW}`), log)
  await startTellingKeys(db, lists(OLD), log)
  expect(await count(OLD)).toEqual({ running: 2, taking: 2, signing: 2 })
  expect(await count(NEW)).toEqual({ running: 2, taking: 1, signing: 0 })
  await stop()
  expect(await count(OLD)).toEqual({ running: 1, taking: 1, signing: 1 })
  await db.execute(sql`update running_servers set seen_at = now() - interval '3 minutes 1 second'`)
  expect(await count(OLD)).toEqual({ running: 0, taking: 0, signing: 0 })
})
