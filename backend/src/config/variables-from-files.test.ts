import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { variablesFromFiles } from './variables-from-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'goodword-variables-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (text: string) => {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, text)
  return path
}

test.each([
  ...[
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
    'DATABASE_OWNER_URL',
    'SMTP_URL',
    'ERROR_HOOK_URL',
  ],
  ...['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'STORED_DATA_SECRET', 'STORED_DATA_SECRET_PREVIOUS'],
  ...[
    'CONSENT_SIGNING_KEY',
    'CONSENT_SIGNING_KEY_PREVIOUS',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'GOOGLE_CLIENT_SECRET',
  ],
  'OIDC_ACME_CLIENT_SECRET',
])('secrets can be read from files, without the final line end: %s', (name) => {
  for (const end of ['', '\n', '\r\n']) {
    const { given, faults } = variablesFromFiles({ [`${name}_FILE`]: file(`a secret${end}`) })
    expect([given[name], faults]).toEqual(['a secret', []])
  }
})

test('a list of secrets can be read from a file, one per line', () => {
  const { given } = variablesFromFiles({ SESSION_SECRET_FILE: file('new\nold\n') })
  expect(given.SESSION_SECRET).toBe('new\nold')
})

test('duplicate, unreadable and empty secret files are all named at once', () => {
  const { faults } = variablesFromFiles({
    SESSION_SECRET: 'one',
    SESSION_SECRET_FILE: file('two'),
    SMTP_URL_FILE: join(folder, 'nowhere'),
    DATABASE_URL_FILE: file('\n'),
    STORED_DATA_SECRET: '',
    STORED_DATA_SECRET_FILE: file('three'),
  })
  expect(faults).toEqual([
    'SESSION_SECRET and SESSION_SECRET_FILE are both set: one of them has to go',
    expect.stringMatching(/^SMTP_URL_FILE names a file that cannot be read: .*nowhere \(ENOENT\)$/),
    expect.stringMatching(/^DATABASE_URL_FILE names an empty file: /),
  ])
})

test('only secrets are read from files', () => {
  expect(variablesFromFiles({ PORT_FILE: '/nowhere' })).toEqual({ given: { PORT_FILE: '/nowhere' }, faults: [] })
})
