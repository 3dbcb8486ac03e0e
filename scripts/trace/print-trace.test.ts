import { expect, test } from 'bun:test'
import type { Caused } from '../../backend/src/record/trace/find-caused.ts'
import type { LogLine } from './log-line.ts'
import { printTrace } from './print-trace.ts'

const ID = '9f3a52c177d04be2'
const at = (second: number) => `2026-01-02T03:04:0${second}.000Z`
const line = (second: number, rest: Partial<LogLine>): LogLine => ({
  time: at(second),
  level: 30,
  msg: 'it happened',
  requestId: ID,
  replica: 'ab12cd34',
  ...rest,
})

const NOTHING: Caused = { events: [], facts: [], deeds: [], letters: [], jobs: [] }

test('log lines of all logs are printed in order of time', () => {
  const lines = [line(3, { msg: 'third' }), line(1, { msg: 'first', letterId: 'x' }), line(2, { msg: 'second' })]
  expect(printTrace(ID, lines, [])).toEqual([
    `What is known of ${ID}, times in UTC`,
    '',
    '2026-01-02 03:04:01.000  first (letterId x) [ab12cd34]',
    '2026-01-02 03:04:02.000  second [ab12cd34]',
    '2026-01-02 03:04:03.000  third [ab12cd34]',
    '',
    'Nothing went wrong.',
  ])
})

test('effects and their outcome are printed between the log lines', () => {
  const letter = {
    id: 'L',
    createdAt: new Date(at(2)),
    kind: 'invitation',
    state: 'waiting',
    attempts: 0,
    lastError: null,
    sentAt: null,
    requestId: ID,
  } as const
  const job = {
    id: 'J',
    name: 'letters',
    state: 'retry',
    tries: 3,
    createdAt: new Date(at(3)),
    nextAt: new Date(at(9)),
  }
  const caused = { ...NOTHING, letters: [letter], jobs: [job] }
  expect(printTrace(ID, [line(1, { msg: 'first' }), line(4, { msg: 'last' })], [caused]).slice(2, -2)).toEqual([
    '2026-01-02 03:04:01.000  first [ab12cd34]',
    '2026-01-02 03:04:02.000  letter invitation was written (L)',
    `${' '.repeat(25)}now it waits for the letter before it (tries 0)`,
    '2026-01-02 03:04:03.000  job letters was queued (J)',
    `${' '.repeat(25)}now: retry, 3 retries, next try at 2026-01-02 03:04:09.000`,
    '2026-01-02 03:04:04.000  last [ab12cd34]',
  ])
})

test('payment and operator events are printed, and a resent letter names its original request', () => {
  const letter = {
    ...({ id: 'L', createdAt: new Date(at(1)), kind: 'invitation', state: 'sent', attempts: 1 } as const),
    ...{ lastError: null, sentAt: new Date(at(4)), requestId: 'aaaabbbbccccdddd' },
  } as const
  const caused: Caused = {
    ...NOTHING,
    facts: [{ id: 'F', createdAt: new Date(at(2)), kind: 'received', rewardId: 'R', actorId: 'U' }],
    deeds: [{ id: 'E', createdAt: new Date(at(3)), action: 'letter-resent', subject: 'L', actorId: 'U' }],
    letters: [letter],
  }
  expect(printTrace(ID, [], [caused]).slice(2, -2)).toEqual([
    '2026-01-02 03:04:01.000  letter invitation was written by request aaaabbbbccccdddd (L)',
    `${' '.repeat(25)}now it was sent at 2026-01-02 03:04:04.000 (tries 1)`,
    '2026-01-02 03:04:02.000  reward R: received (user U)',
    '2026-01-02 03:04:03.000  operator U: letter-resent (L)',
  ])
})

test.each([
  [
    'a refusal',
    { msg: 'request refused', reason: 'Conflict', detail: 'This job is closed.' },
    'Conflict: This job is closed.',
  ],
  [
    'a failing service',
    {
      level: 40,
      msg: 'request failed',
      reason: 'Unavailable',
      service: 'object store',
      err: { type: 'Unavailable', service: 'object store', cause: { type: 'SlowDown', status: 503 } },
    },
    'object store: SlowDown 503',
  ],
  [
    'the database',
    {
      level: 50,
      msg: 'request failed',
      err: { type: 'Outer', cause: { type: 'Inner', code: '23505', table: 'jobs' } },
    },
    'Inner 23505: table jobs',
  ],
  ['a refused sign-in', { level: 40, msg: 'sign-in refused', reason: 'wrong-nonce' }, 'wrong-nonce'],
  [
    'a remote',
    { level: 50, msg: 'a remote failed', remote: 'mfe-apply', message: 'TypeError: x' },
    'mfe-apply: TypeError: x',
  ],
  ['a plain warning', { level: 40, msg: 'queue warning' }, 'queue warning'],
])('%s is named as the cause in a few words', (_, rest, cause) => {
  expect(printTrace(ID, [line(1, rest)], []).slice(-2)).toEqual(['What went wrong', `  ${cause}`])
})

test.each(['\u001b[2J', '\u001b]0;title\u0007', '\r\nfake line', '\u202e', '\u009b31m', '\u2028'])(
  'terminal control characters are not printed: %j',
  (evil) => {
    const hostile = line(1, { msg: `a${evil}b`, [`n${evil}`]: `v${evil}`, err: { type: evil, frames: [evil] } })
    const story = printTrace(ID, [hostile], [])
    expect(story.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(story.some((text) => text.includes('a�'))).toBe(true)
  },
)
