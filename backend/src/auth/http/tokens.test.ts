import { expect, test } from 'bun:test'
import type { Env } from '../../config/env.ts'
import { claimsOf, sessionTokens } from './tokens.ts'

const [OLD, NEW, FOREIGN] = ['old', 'new', 'foreign'].map((name) => `${name} secret of more than thirty-two characters`)
const env = (SESSION_SECRET = '', ...SESSION_SECRET_PREVIOUS: string[]) =>
  ({ APP_URL: 'https://goodword.example', SESSION_SECRET, SESSION_SECRET_PREVIOUS }) as Env
const tokenOf = (by: Env) => sessionTokens(by).decorator.sessionTokens.sign({ jti: 'a session' })

test('a cookie signed with a previous secret is accepted while that secret is listed', async () => {
  const cookie = await tokenOf(env(OLD))
  expect(await claimsOf(env(NEW, FOREIGN ?? '', OLD ?? ''), 'session', cookie)).toMatchObject({ jti: 'a session' })
  expect(await claimsOf(env(NEW, FOREIGN ?? ''), 'session', cookie)).toBeUndefined()
  expect(await claimsOf(env(NEW), 'session', cookie)).toBeUndefined()
})

test('the newest secret signs cookies', async () => {
  expect(await claimsOf(env(NEW), 'session', await tokenOf(env(NEW, OLD ?? '')))).toMatchObject({ jti: 'a session' })
})

test('keys derived for different purposes differ, for every secret', async () => {
  expect(await claimsOf(env(NEW, OLD ?? ''), 'apply-session', await tokenOf(env(OLD)))).toBeUndefined()
})
