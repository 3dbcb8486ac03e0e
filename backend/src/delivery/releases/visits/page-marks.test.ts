import { afterEach, expect, setSystemTime, test } from 'bun:test'
import { createPageMarks, MARK_AGE } from './page-marks.ts'

const SECRETS = { SESSION_SECRET: 'a'.repeat(32) }
const marks = createPageMarks(SECRETS)
const RELEASE = { remote: 'mfe-public', version: 'two' }
const OTHERS = ['mfe-apply', 'mfe-hiring', 'mfe-operator', 'mfe-referrer'].map((remote) => ({ remote, version: 'two' }))
const make = (userId?: string) => marks.make([...OTHERS, RELEASE], userId)

afterEach(() => void setSystemTime())

test('a page mark proves the releases named by its page, and no others', () => {
  const mark = make()
  for (const release of [RELEASE, ...OTHERS]) expect(marks.read(mark, release)).toBeDefined()
  for (const other of [{ version: 'one' }, { remote: 'mfe-other' }])
    expect(marks.read(mark, { ...RELEASE, ...other })).toBeUndefined()
})

test('each page mark has its own id', () =>
  expect(marks.read(make(), RELEASE)?.id).not.toBe(marks.read(make(), RELEASE)?.id))

test('page marks of one account share a hash of it, those of guests have none', () => {
  const account = (userId?: string) => marks.read(make(userId), RELEASE)?.account
  expect(account('kim')).toBe(account('kim') as string)
  expect(account('kim')).not.toBe(account('lee'))
  expect(account()).toBeUndefined()
  expect(make('kim')).not.toContain(Buffer.from('kim').toString('base64url'))
})

test('a page mark expires after an hour', () => {
  const mark = make()
  const later = (seconds: number) => setSystemTime(Date.now() + seconds * 1000)
  later(MARK_AGE - 2)
  expect(marks.read(mark, RELEASE)).toBeDefined()
  later(4)
  expect(marks.read(mark, RELEASE)).toBeUndefined()
})

test('a page mark signed with the previous secret is accepted, with an unknown one refused', () => {
  const anew = (rest: object) => createPageMarks({ SESSION_SECRET: 'b'.repeat(32), ...rest })
  expect(anew({}).read(make(), RELEASE)).toBeUndefined()
  expect(anew({ SESSION_SECRET_PREVIOUS: ['a'.repeat(32)] }).read(make(), RELEASE)).toBeDefined()
})

test('a page mark with any byte changed, added or removed is refused', () => {
  const bytes = Buffer.from(make('kim'), 'base64url')
  const isRead = (changed: Uint8Array) => marks.read(Buffer.from(changed).toString('base64url'), RELEASE) !== undefined
  expect(isRead(bytes)).toBe(true)
  for (const at of bytes.keys()) expect([at, isRead(bytes.with(at, (bytes[at] ?? 0) ^ 1))]).toEqual([at, false])
  expect([bytes.subarray(1), bytes.subarray(0, -1), Buffer.concat([bytes, bytes])].map(isRead)).toEqual([
    false,
    false,
    false,
  ])
  for (const text of ['', 'x', '-'.repeat(10_000)]) expect(marks.read(text, RELEASE)).toBeUndefined()
})

test('a page mark has at most a hundred characters', () => expect(make('kim').length).toBeLessThanOrEqual(100))
