import { expect, test } from 'bun:test'
import { milestonesOf, STATUS_WORDS } from './own-status.ts'

const day = (number: number) => `2026-11-0${number}T10:00:00.000Z`

test('a history begins with the submission and ends with what came last', () =>
  expect(
    milestonesOf({
      status: 'interview',
      submittedAt: day(1),
      answerBy: '2026-03-19T12:00:00.000Z',
      answeredAt: null,
      withdrawnAt: day(4),
      addressConfirmed: true,
      addressAsked: true,
      history: [
        { status: 'pending', at: day(1) },
        { status: 'interview', at: day(3) },
      ],
    }),
  ).toEqual([
    { text: 'You applied', at: day(1) },
    { text: 'The company wants to meet you', at: day(3) },
    { text: 'You withdrew your application', at: day(4) },
  ]))

test.each([
  ['reviewing', 'The company is reviewing your application'],
  ['interview', 'The company wants to meet you'],
  ['hired', 'You are hired'],
  ['rejected', 'The company decided not to go on'],
] as const)("a company's status %s is told to the candidate as: %s", (status, text) => {
  const history = [
    { status: 'pending', at: day(1) },
    { status, at: day(2) },
  ] as const
  const own = {
    status,
    submittedAt: day(1),
    answerBy: '2026-03-19T12:00:00.000Z',
    answeredAt: null,
    withdrawnAt: null,
    addressConfirmed: true,
    addressAsked: true,
    history: [...history],
  }
  expect(milestonesOf(own).at(-1)).toEqual({ text, at: day(2) })
})

test('a status set back to pending says so', () =>
  expect(
    milestonesOf({
      status: 'pending',
      submittedAt: day(1),
      answerBy: '2026-03-19T12:00:00.000Z',
      answeredAt: null,
      withdrawnAt: null,
      addressConfirmed: true,
      addressAsked: true,
      history: [
        { status: 'pending', at: day(1) },
        { status: 'reviewing', at: day(2) },
        { status: 'pending', at: day(3) },
      ],
    }).at(-1)?.text,
  ).toBe('Back to pending'))

test('each status has its own label and colour for the candidate', () =>
  expect(Object.entries(STATUS_WORDS).map(([status, { label, tone }]) => [status, label, tone])).toEqual([
    ['pending', 'Pending', 'yellow'],
    ['reviewing', 'Reviewing', 'blue'],
    ['interview', 'Interview', 'purple'],
    ['hired', 'Hired', 'green'],
    ['rejected', 'Rejected', 'red'],
    ['no-longer-interested', 'Not interested', 'gray'],
    ['did-not-answer', 'No answer', 'gray'],
  ]))

test.each(['no-longer-interested', 'did-not-answer'] as const)('%s is told without a word of rejection', (closedAs) => {
  const { label, event } = STATUS_WORDS[closedAs]
  expect(label).toMatch(/^(No answer|Not interested)$/)
  expect(event).not.toMatch(/reject|decided/)
})
