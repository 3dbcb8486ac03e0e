import { afterAll, expect, test } from 'bun:test'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SecretLists } from '../../backend/src/config/secrets.ts'
import { ROOT } from '../rooms.ts'
import { writeList } from './write-list.ts'

const folder = await mkdtemp(join(tmpdir(), 'goodword-lists-'))
afterAll(() => rm(folder, { recursive: true }))

const [NEW, OLD] = ['n', 'o'].map((letter) => letter.repeat(32)) as [string, string]
const lists = { SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: [OLD] } as unknown as SecretLists

async function written(variables: Record<string, string>, given = lists): Promise<string> {
  const said: string[] = []
  const say = (line = '') => said.push(line)
  await writeList(
    { variables, say, lists: given } as unknown as Parameters<typeof writeList>[0],
    'SESSION_SECRET',
    given,
  )
  return said.join('\n')
}

test('a secret that stands in a file is written there, the one that signs first, for the same readers', async () => {
  const file = join(folder, 'session-secret')
  await Bun.write(file, OLD)
  await chmod(file, 0o640)
  expect(await written({ SESSION_SECRET_FILE: file })).not.toContain(NEW)
  expect(await Bun.file(file).text()).toBe(`${NEW}\n${OLD}\n`)
  expect((await stat(file)).mode & 0o777).toBe(0o640)
  expect(await readdir(folder)).toEqual(['session-secret'])
})

test('keys of `_PREVIOUS` come into that file, and the variable has to go', async () => {
  const file = join(folder, 'session-secret')
  const said = await written({ SESSION_SECRET_FILE: file, SESSION_SECRET_PREVIOUS: OLD })
  expect(said).toContain('Take SESSION_SECRET_PREVIOUS out of the environment')
})

test('a file that cannot be written is told of, with what belongs into it', async () => {
  expect(await written({ SESSION_SECRET_FILE: join(folder, 'nowhere/secret') })).toContain(`${NEW}\n${OLD}`)
})

test('a secret that stands in a variable is told of, as two variables that a shell reads', async () => {
  expect(await written({})).toContain(`SESSION_SECRET=${NEW}\nSESSION_SECRET_PREVIOUS=${OLD}`)
  const spaced = { ...lists, SESSION_SECRET: `it's ${NEW}` }
  expect(await written({}, spaced)).toContain(`SESSION_SECRET='it'\\''s ${NEW}'`)
})

test('one with a comma needs a file', async () => {
  const comma = { ...lists, SESSION_SECRET_PREVIOUS: [`${OLD},${OLD}`] }
  expect(await written({}, comma)).toContain('set SESSION_SECRET_FILE to it')
})

/** Beside no server: a key is added to a list, and not to the database. */
async function add(...words: string[]) {
  const child = Bun.spawn([process.execPath, 'scripts/rotate.ts', ...words], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/none', SESSION_SECRET: OLD, STORED_DATA_SECRET: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, refused] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, said, refused }
}

test.each([
  [['add', 'SESSION_SECRET', '--key', 'short'], 'needs at least 32 characters'],
  [['add', 'SESSION_SECRET', '--key', 'same'], 'SESSION_SECRET lists the same key twice'],
  [['add', 'SESSION_SECRET', '--key', 'two'], 'has to hold one key, in one line'],
  [['add', 'SESSION_SECRET', '--key', 'nowhere'], 'There is no file'],
  [['add', 'SMTP_URL'], 'Name the secret: SESSION_SECRET, STORED_DATA_SECRET, CONSENT_SIGNING_KEY'],
  [['ad', 'SESSION_SECRET'], 'The command is'],
  [['reseal', 'SESSION_SECRET'], 'The command is'],
  [['drop', 'SESSION_SECRET', '--any'], "Unknown option '--any'"],
])('is refused in a sentence: %j', async (words, sentence) => {
  const keys: Record<string, string> = { short: NEW.slice(1), same: OLD, two: `${NEW}\n${NEW}x` }
  for (const [name, text] of Object.entries(keys)) await Bun.write(join(folder, name), text)
  const [verb = '', secret = '', option, file] = words
  const { code, said, refused } = await add(
    verb,
    secret,
    ...(option ? [option] : []),
    ...(file ? [join(folder, file)] : []),
  )
  expect([code, said, refused]).toEqual([1, '', expect.stringContaining(sentence)])
})

test('the first key of a secret that is not set signs nothing yet either', async () => {
  const { code, said } = await add('add', 'STORED_DATA_SECRET')
  expect(code).toBe(0)
  expect(said).toMatch(/^STORED_DATA_SECRET=\nSTORED_DATA_SECRET_PREVIOUS=[\da-f]{64}$/m)
})
