import { afterAll, beforeEach, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../test/database.ts'
import { refuseMissingKeys } from './auth/keys/refuse-missing-keys.ts'
import { listsOf, type SecretLists } from './config/secrets.ts'
import { createDatabase } from './db/connect/client.ts'
import { letters } from './db/schema/letters.ts'
import { keepKeys } from './keep-keys.ts'
import { seal, unseal } from './letters/seal.ts'
import { publishedKeys } from './privacy/consent/public-keys.ts'
import { addressHashes } from './privacy/suppressions/address-hashes.ts'
import { isSuppressed } from './privacy/suppressions/is-suppressed.ts'
import { suppress } from './privacy/suppressions/suppress.ts'
import { readUnsubscribeKey, unsubscribeLink } from './privacy/suppressions/unsubscribe-link.ts'

const database = await freshDatabase()
const { db, close } = createDatabase(database.serverUrl)
afterAll(async () => {
  await close()
  await database.drop()
})
beforeEach(async () => void (await db.execute(sql`delete from sealed_keys`)))

const [OLD, NEW, SESSION] = ['old', 'new', 'session'].map(
  (name) => `${name} secret of more than thirty-two characters`,
) as [string, string, string]
const env = (STORED_DATA_SECRET: string): SecretLists & { APP_URL: string } => ({
  ...listsOf({
    SESSION_SECRET: SESSION,
    SESSION_SECRET_PREVIOUS: [],
    STORED_DATA_SECRET,
    STORED_DATA_SECRET_PREVIOUS: [],
    CONSENT_SIGNING_KEY_PREVIOUS: [],
  }),
  APP_URL: 'https://goodword.example',
})

test('after one start with a new secret, refusals, links, unsent letters and receipts work without the old secret', async () => {
  const email = 'never@example.org'
  await keepKeys(db, env(OLD))
  const [hash = ''] = await addressHashes(db, env(OLD), email)
  await suppress(db, hash, { forever: true })
  const link = new URL(await unsubscribeLink(db, env(OLD), email)).pathname.split('/').at(-1) ?? ''
  const id = crypto.randomUUID()
  const stored = {
    id,
    kind: 'job-removed',
    recipientKey: 'a',
    state: 'waiting',
    sealed: seal(env(OLD), id, 'words'),
  } as const
  await db.insert(letters).values(stored)
  const { key } = await publishedKeys(db, env(OLD))

  await keepKeys(db, env(`${NEW}\n${OLD}`))

  await refuseMissingKeys(db, env(NEW))
  expect(await isSuppressed(db, env(NEW), email)).toBe(true)
  expect(await readUnsubscribeKey(db, env(NEW), link)).toBe(hash)
  const [letter] = await db.select().from(letters)
  expect(unseal(env(NEW), id, letter?.sealed ?? '')).toBe('words')
  const published = await publishedKeys(db, env(NEW))
  expect(published.key).not.toBe(key)
  expect(published.keys.map((one) => one.key)).toContain(key)
})

test('a server without the secret of its stored keys refuses to start and names the keys', async () => {
  await keepKeys(db, env(OLD))
  await expect(refuseMissingKeys(db, env(NEW))).rejects.toThrow(
    /keys in the database \((\w+ [\w-]{12}, )+\w+ [\w-]{12}\) were sealed with a secret that is not listed/,
  )
  await refuseMissingKeys(db, env(`${NEW}\n${OLD}`))
})
