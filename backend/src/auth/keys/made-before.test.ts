import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { freshDatabase } from '../../../test/database.ts'
import madeBefore from '../../../test/made-before/secrets.json' with { type: 'json' }
import { services } from '../../../test/services.ts'
import type { Env } from '../../config/env.ts'
import { createDatabase } from '../../db/connect/client.ts'
import { keptKeys } from '../../db/schema/kept-keys.ts'
import { suppressions } from '../../db/schema/suppressions.ts'
import { keepKeys } from '../../keep-keys.ts'
import { unseal } from '../../letters/seal.ts'
import { parseEnv } from '../../parse-env.ts'
import { publishedKeys } from '../../privacy/consent/public-keys.ts'
import { readPublicKey } from '../../privacy/consent/signing-key.ts'
import { verifyReceipt } from '../../privacy/consent/verify-receipt.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { readUnsubscribeKey } from '../../privacy/suppressions/unsubscribe-link.ts'
import { checkSignature } from '../../record/events/head-record.ts'
import { logKeys } from '../../record/events/log-keys.ts'
import { hashedAddress } from '../hashed-address.ts'
import { claimsOf } from '../http/tokens.ts'
import { refuseMissingKeys } from './refuse-missing-keys.ts'

/**
 * What the version before there were lists has signed, sealed and stored (`test/made-before/secrets.json`), with the variables it
 * was configured with: an upgrade changes neither.
 */
describe.each(Object.entries(madeBefore))('an installation of before that was configured with %s', (_, before) => {
  let env: Env
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let db: ReturnType<typeof createDatabase>
  beforeAll(async () => {
    database = await freshDatabase()
    db = createDatabase(database.serverUrl)
    env = parseEnv({
      ...services,
      ...{ APP_MODE: 'test', DATABASE_URL: database.serverUrl, APP_URL: 'https://goodword.example' },
      ...(before.variables as Record<string, string>),
    })
    const kept = Object.entries(before.keptKeys).map(([purpose, key]) => ({ purpose, key }))
    await db.db.insert(keptKeys).values(kept)
    await db.db.insert(suppressions).values(before.refusals.map((addressHash) => ({ addressHash })))
    await refuseMissingKeys(db.db, env)
    await keepKeys(db.db, env)
  })
  afterAll(async () => {
    await db.close()
    await database.drop()
  })

  test('takes its cookies', async () => {
    for (const [name, cookie] of Object.entries(before.cookies)) {
      const purpose = name === 'oldest' ? 'session' : (name as 'session' | 'apply-session' | 'sign-in')
      expect([name, await claimsOf(env, purpose, cookie)]).toEqual([
        name,
        expect.objectContaining({ jti: 'a session' }),
      ])
    }
  })

  test('knows who had refused, and nobody else', async () => {
    for (const email of before.refused) expect(await isSuppressed(db.db, env, email)).toBe(true)
    expect(await isSuppressed(db.db, env, 'somebody-else@example.org')).toBe(false)
  })

  test('takes the unsubscribe links of its letters', async () => {
    expect(await readUnsubscribeKey(db.db, env, before.unsubscribe)).toBe(before.refusals[0] ?? '')
    expect(await readUnsubscribeKey(db.db, env, `${before.unsubscribe}x`)).toBeUndefined()
  })

  test('opens what its letters kept sealed', () =>
    expect(unseal(env, before.letterId, before.sealed)).toEqual({ token: 'the-token' }))

  test('goes on counting under the same names', () => expect(hashedAddress(env, '192.0.2.1')).toBe(before.limitKey))

  test('publishes the key of its receipts, and signs with it', async () => {
    const { key, keys } = await publishedKeys(db.db, env)
    expect(key).toBe(before.consentKey)
    expect(keys[0]).toEqual({ kid: expect.stringMatching(/^[\w-]{12}$/), key })
    expect(verifyReceipt(Buffer.from(before.receipt), readPublicKey(key))).toMatchObject({ text: 'I agree.' })
  })

  test('takes its records of the event log', async () => {
    expect(() => checkSignature([], before.record)).toThrow('was not signed by this server')
    checkSignature(await logKeys(db.db, env), before.record)
  })
})
