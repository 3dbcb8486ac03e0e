import { describe, expect, test } from 'bun:test'
import { parseEnv } from './parse-env.ts'

const production = {
  APP_URL: 'https://goodword.example/',
  DATABASE_URL: 'postgres://app:strong@db/goodword',
  SESSION_SECRET: 'x'.repeat(32),
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'goodword',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Goodword <hello@goodword.example>',
}
const faults = (change: Record<string, string | undefined>) => {
  try {
    parseEnv({ ...production, ...change })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('production is the default mode', () => {
  const env = parseEnv(production)
  expect(env).toMatchObject({ APP_MODE: 'production', PORT: 3000, HOST: '0.0.0.0', OPERATOR_EMAILS: [] })
})

test('a server has both roles by default', () => {
  expect(parseEnv(production).ROLE).toBe('all')
  expect(['web', 'worker', 'all'].map((ROLE) => parseEnv({ ...production, ROLE }).ROLE)).toEqual([
    'web',
    'worker',
    'all',
  ])
  expect(faults({ ROLE: 'both' })).toContain('ROLE')
})

test('APP_URL must be an origin', () => {
  expect(parseEnv(production).APP_URL).toBe('https://goodword.example')
})

test('metrics are off without a port, and local unless a host is set', () => {
  expect(parseEnv(production).METRICS_PORT).toBeUndefined()
  expect(parseEnv({ ...production, METRICS_PORT: '9464' })).toMatchObject({
    METRICS_PORT: 9464,
    METRICS_HOST: '127.0.0.1',
  })
  expect(faults({ METRICS_PORT: '3000' })).toContain('METRICS_PORT must not be PORT')
  expect(faults({ METRICS_PORT: '70000' })).toContain('METRICS_PORT')
})

test('the telemetry endpoint must be an address, its protocol one of the known', () => {
  expect(parseEnv(production)).toMatchObject({
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_SDK_DISABLED: false,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
  })
  expect(faults({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toContain('OTEL_EXPORTER_OTLP_ENDPOINT is not a URL')
  expect(faults({ ERROR_HOOK_URL: 'errors' })).toContain('ERROR_HOOK_URL is not a URL')
  expect(faults({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toContain('OTEL_EXPORTER_OTLP_PROTOCOL')
  expect(faults({ OTEL_TRACES_SAMPLER: 'sometimes' })).toContain('OTEL_TRACES_SAMPLER')
  expect(faults({ OTEL_TRACES_SAMPLER_ARG: '2' })).toContain('OTEL_TRACES_SAMPLER_ARG')
  expect(parseEnv({ ...production, OTEL_SDK_DISABLED: 'true' }).OTEL_SDK_DISABLED).toBe(true)
})

test('COMMIT must be a commit', () => {
  expect(parseEnv({ ...production, COMMIT: 'abc1234' }).COMMIT).toBe('abc1234')
  expect(faults({ COMMIT: 'main' })).toContain('COMMIT is no commit')
})

describe('a language model', () => {
  const named = { AI_BASE_URL: 'https://models.example/v1', AI_API_KEY: 'key', AI_MODEL: 'plain-1' }
  test('is named by all three variables, or none', () => {
    expect([faults({}), faults(named)]).toEqual(['', ''])
    expect(faults({ ...named, AI_API_KEY: '' })).toContain(
      'AI_API_KEY must be set too: AI_BASE_URL, AI_API_KEY, AI_MODEL name a language model together, or none',
    )
    expect(faults({ AI_MODEL: 'plain-1' })).toContain('AI_BASE_URL and AI_API_KEY must be set too')
  })
  test('needs https, except on this machine', () => {
    expect(faults({ ...named, AI_BASE_URL: 'http://models.example/v1' })).toContain('AI_BASE_URL must be https')
    for (const AI_BASE_URL of ['http://127.0.0.1:11434/v1', 'http://localhost:11434/v1', 'http://[::1]:80/v1'])
      expect(faults({ ...named, AI_BASE_URL })).toBe('')
    expect(faults({ ...named, AI_BASE_URL: 'file:///v1' })).toContain('AI_BASE_URL is not an http or https URL')
    expect(faults({ ...named, AI_API_KEY: 'for-development-only' })).toContain('AI_API_KEY is a development value')
  })
})

test('lists are split and trimmed', () => {
  expect(parseEnv({ ...production, OPERATOR_EMAILS: ' a@x.org, b@x.org ,' }).OPERATOR_EMAILS).toEqual([
    'a@x.org',
    'b@x.org',
  ])
})

test('a virus scanner is given by port or socket', () => {
  expect(parseEnv(production).CLAMD_URL).toBeUndefined()
  expect(parseEnv({ ...production, CLAMD_URL: 'unix:/run/clamd.ctl' }).CLAMD_URL).toBe('unix:/run/clamd.ctl')
  expect(faults({ CLAMD_URL: 'http://clamd:3310' })).toContain('CLAMD_URL is neither tcp://host:port nor unix:/path')
})

test.each(['10.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1,192.0.2.0/24'])(
  'the proxy %s is accepted as address or range',
  (text) => {
    expect(parseEnv({ ...production, TRUSTED_PROXIES: text }).TRUSTED_PROXIES).toEqual(text.split(','))
  },
)
test.each([
  'proxy.example',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0',
  'fe80::1%eth0',
])('the proxy %s is refused', (text) => {
  expect(faults({ TRUSTED_PROXIES: `10.0.0.1,${text}` })).toContain(
    'TRUSTED_PROXIES.1 is neither an address nor a range',
  )
})

test('all missing variables are named in one message without any values', () => {
  const message = faults({
    DATABASE_URL: undefined,
    S3_BUCKET: '',
    SMTP_URL: 'not a url',
    SESSION_SECRET: 'too-short-a-secret',
  })
  for (const name of ['DATABASE_URL', 'S3_BUCKET', 'SMTP_URL', 'SESSION_SECRET']) expect(message).toContain(name)
  expect(message).not.toContain('not a url')
  expect(message).not.toContain('too-short-a-secret')
})

describe('a sign-in provider', () => {
  const acme = {
    OIDC_PROVIDERS: 'acme-sso',
    OIDC_ACME_SSO_ISSUER: 'https://sso.acme.example',
    OIDC_ACME_SSO_CLIENT_ID: 'id',
    OIDC_ACME_SSO_CLIENT_SECRET: 'secret',
  }
  test('a sign-in provider is Google, another issuer, or both', () => {
    expect(faults(acme)).toBe('')
    expect(faults({ ...acme, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })).toBe('')
  })
  test('a server without a sign-in provider is refused', () => {
    expect(faults({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })).toContain(
      'GOOGLE_CLIENT_ID or OIDC_PROVIDERS is missing: nobody could sign in',
    )
  })
  test.each([
    ['a Google without its secret', { GOOGLE_CLIENT_SECRET: '' }, 'GOOGLE_CLIENT_SECRET is missing'],
    ['an issuer without its address', { ...acme, OIDC_ACME_SSO_ISSUER: '' }, 'OIDC_ACME_SSO_ISSUER is missing'],
    [
      'an issuer without its secret',
      { ...acme, OIDC_ACME_SSO_CLIENT_SECRET: '' },
      'OIDC_ACME_SSO_CLIENT_SECRET is missing',
    ],
    ['an issuer that is not a URL', { ...acme, OIDC_ACME_SSO_ISSUER: 'acme' }, 'OIDC_ACME_SSO_ISSUER is not a URL'],
    ['an invalid name', { ...acme, OIDC_PROVIDERS: 'Acme SSO' }, 'OIDC_PROVIDERS is not a list of names'],
    ['a reserved name', { ...acme, OIDC_PROVIDERS: 'acme-sso,google' }, 'OIDC_PROVIDERS names google'],
    ['an invalid origin', { ...acme, OIDC_ACME_SSO_SIGN_IN_ORIGINS: 'acme' }, 'OIDC_ACME_SSO_SIGN_IN_ORIGINS'],
    ['plain http', { ...acme, OIDC_ACME_SSO_ISSUER: 'http://sso.acme.example' }, 'OIDC_ACME_SSO_ISSUER must be https'],
    ['a stand-in', { ...acme, OIDC_ACME_SSO_ISSUER: 'https://127.0.0.1:1' }, 'must not point at this machine'],
    ['a development client', { ...acme, OIDC_ACME_SSO_CLIENT_ID: 'development-client' }, 'is a development value'],
  ])('production refuses a sign-in provider: %s', (_, change, sentence) => {
    expect(faults(change)).toContain(sentence)
  })
})

describe('production refuses', () => {
  test.each([
    ['stand-ins', { STANDINS_URL: 'http://127.0.0.1:1' }, 'STANDINS_URL'],
    ['a front end under development', { DEV_ASSETS_URL: 'http://127.0.0.1:1' }, 'DEV_ASSETS_URL'],
    ['development secrets', { SESSION_SECRET: 'development sessions on this machine' }, 'SESSION_SECRET'],
    [
      'previous development secrets',
      { SESSION_SECRET_PREVIOUS: `${'x'.repeat(32)},development ${'x'.repeat(32)}` },
      'SESSION_SECRET_PREVIOUS is a development',
    ],
    [
      'short previous secrets',
      { SESSION_SECRET_PREVIOUS: `${'x'.repeat(32)},${'x'.repeat(31)}` },
      'SESSION_SECRET_PREVIOUS needs',
    ],
    [
      'a development secret for stored data',
      { STORED_DATA_SECRET: `development ${'x'.repeat(32)}` },
      'STORED_DATA_SECRET is',
    ],
    ['a short secret for stored data', { STORED_DATA_SECRET: 'x'.repeat(31) }, 'STORED_DATA_SECRET needs'],
    [
      'previous development secrets for stored data',
      { STORED_DATA_SECRET_PREVIOUS: `development ${'x'.repeat(32)}` },
      'STORED_DATA_SECRET_PREVIOUS is',
    ],
    [
      'a development owner',
      { DATABASE_OWNER_URL: 'postgres://owner:development@db.example/x' },
      'DATABASE_OWNER_URL is',
    ],
    ['development keys', { S3_SECRET_ACCESS_KEY: 'Development-secret' }, 'S3_SECRET_ACCESS_KEY'],
    ['plain http', { APP_URL: 'http://goodword.example' }, 'APP_URL'],
    ['localhost', { APP_URL: 'https://localhost:3000' }, 'APP_URL'],
    ['a provider on this machine', { GOOGLE_JWKS_URL: 'https://127.0.0.1/certs' }, 'GOOGLE_JWKS_URL'],
    ['a provider without https', { GOOGLE_TOKEN_URL: 'http://provider.example' }, 'GOOGLE_TOKEN_URL'],
    ['a short secret', { SESSION_SECRET: 'x'.repeat(31) }, 'SESSION_SECRET'],
  ])('production refuses %s', (_, change, name) => {
    expect(faults(change)).toContain(name)
  })

  test('development accepts development values', () => {
    const local = { APP_MODE: 'development', APP_URL: 'http://localhost:3000', STANDINS_URL: 'http://127.0.0.1:1' }
    expect(faults({ ...local, SESSION_SECRET: 'development sessions on this machine' })).toBe('')
  })
})

describe('a secret is a list', () => {
  const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
  const [ONE, OTHER] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))

  test('the first line of a secret signs, the other lines and then `_PREVIOUS` are accepted', () => {
    const lists = {
      SESSION_SECRET: `${A}\n${B}\r\n`,
      SESSION_SECRET_PREVIOUS: C,
      CONSENT_SIGNING_KEY: `${ONE}\n${OTHER}`,
    }
    expect(parseEnv({ ...production, ...lists })).toMatchObject({
      SESSION_SECRET: A,
      SESSION_SECRET_PREVIOUS: [B, C],
      STORED_DATA_SECRET: undefined,
      STORED_DATA_SECRET_PREVIOUS: [],
      CONSENT_SIGNING_KEY: ONE,
      CONSENT_SIGNING_KEY_PREVIOUS: [OTHER],
    })
  })

  test('commas belong to a line of a secret, but separate `_PREVIOUS`', () => {
    const lists = { SESSION_SECRET: `${A},${B}`, STORED_DATA_SECRET_PREVIOUS: `${A}, ${B}\n${C}` }
    expect(parseEnv({ ...production, ...lists })).toMatchObject({
      SESSION_SECRET: `${A},${B}`,
      SESSION_SECRET_PREVIOUS: [],
      STORED_DATA_SECRET_PREVIOUS: [A, B, C],
    })
  })

  test.each([
    [{ SESSION_SECRET: `${A}\n${B}\n${A}` }, 'SESSION_SECRET lists the same key twice'],
    [{ SESSION_SECRET: A, SESSION_SECRET_PREVIOUS: A }, 'SESSION_SECRET lists the same key twice'],
    [
      { STORED_DATA_SECRET: B, STORED_DATA_SECRET_PREVIOUS: `${A},${B}` },
      'STORED_DATA_SECRET lists the same key twice',
    ],
    [{ CONSENT_SIGNING_KEY: `${ONE}\n${ONE?.replace('=', '')}` }, 'CONSENT_SIGNING_KEY lists the same key twice'],
    [{ SESSION_SECRET: `${A}\n${'b'.repeat(31)}` }, 'SESSION_SECRET needs at least 32 characters in each line'],
    [{ SESSION_SECRET: '\n' }, 'SESSION_SECRET needs at least 32 characters in each line'],
    [{ STORED_DATA_SECRET: `${A}\n${'b'.repeat(31)}` }, 'STORED_DATA_SECRET needs at least 32 characters'],
    [{ CONSENT_SIGNING_KEY: `${ONE}\nAAAA` }, 'CONSENT_SIGNING_KEY is not 32 bytes in base64, in each line'],
    [{ CONSENT_SIGNING_KEY_PREVIOUS: `${ONE},AAAA` }, 'CONSENT_SIGNING_KEY_PREVIOUS is not 32 bytes in base64'],
    [{ SESSION_SECRET: `${A}\ndevelopment ${A}` }, 'SESSION_SECRET is a development value'],
  ])('an invalid secret list is refused in a sentence without values: %#', (change, sentence) => {
    const message = faults(change)
    expect(message).toContain(sentence)
    for (const value of [A, B, ONE]) expect(message).not.toContain(value as string)
  })
})

test('a database is named by its writable servers, its pool and its direct addresses', () => {
  const several = 'postgres://app:strong@one:5432,two:5433/goodword?target_session_attrs=read-write'
  expect(parseEnv({ ...production, DATABASE_URL: several })).toMatchObject({
    DATABASE_URL: several,
    DATABASE_DIRECT_URL: several,
    DATABASE_POOL_SIZE: 10,
    DATABASE_QUEUE_POOL_SIZE: 1,
  })
  const DATABASE_DIRECT_URL = 'postgres://app:strong@behind/goodword'
  expect(parseEnv({ ...production, DATABASE_DIRECT_URL })).toMatchObject({ DATABASE_DIRECT_URL })
  expect(parseEnv(production).DATABASE_REPLICA_URL).toBeUndefined()
  const DATABASE_REPLICA_URL = 'postgres://app:strong@two:5433,three/goodword?target_session_attrs=standby'
  expect(parseEnv({ ...production, DATABASE_REPLICA_URL })).toMatchObject({ DATABASE_REPLICA_URL })
})

test('all invalid database variables are named in one message, missing files included', () => {
  const message = faults({
    DATABASE_URL: 'postgres://a:secret@one,two/x?target_session_attrs=standby',
    DATABASE_DIRECT_URL: 'mysql://a:secret@one/x',
    DATABASE_REPLICA_URL: 'postgres://a:secret@two/x?target_session_attrs=read-write',
    DATABASE_OWNER_URL_FILE: '/nowhere/owner',
    DATABASE_POOL_SIZE: '0',
    DATABASE_QUEUE_POOL_SIZE: 'many',
    STORED_DATA_SECRET_FILE: '/nowhere/stored',
  })
  for (const sentence of [
    'DATABASE_URL is no postgres:// URL of servers that take writes',
    'DATABASE_DIRECT_URL is no postgres:// URL',
    'DATABASE_REPLICA_URL is no postgres:// URL of standbys',
    'DATABASE_OWNER_URL_FILE names a file that cannot be read: /nowhere/owner (ENOENT)',
    'DATABASE_POOL_SIZE ',
    'DATABASE_QUEUE_POOL_SIZE ',
    'STORED_DATA_SECRET_FILE names a file',
  ])
    expect(message).toContain(sentence)
  expect(message).not.toContain('secret@')
})
