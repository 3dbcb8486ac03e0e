import { expect, test } from 'bun:test'
import { anOwnApplication } from '../an-own-application.ts'
import { milestonesOf, STATUS_WORDS } from './own-status.ts'

const day = (number: number) => `2026-11-0${number}T10:00:00.000Z`

test('a history begins with the submission and ends with what came last', () =>
  expect(
    milestonesOf(
      anOwnApplication({
        status: 'interview',
        submittedAt: day(1),
        withdrawnAt: day(4),
        confirmationSentAt: day(2),
        history: [
          { status: 'pending', at: day(1) },
          { status: 'interview', at: day(3) },
        ],
      }),
    ),
  ).toEqual([
    { text: 'You applied', at: day(1) },
    { text: 'We sent you a confirmation by email', at: day(2) },
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
  const own = anOwnApplication({ status, submittedAt: day(1), history: [...history] })
  expect(milestonesOf(own).at(-1)).toEqual({ text, at: day(2) })
})

test('a status set back to pending says so', () =>
  expect(
    milestonesOf(
      anOwnApplication({
        submittedAt: day(1),
        history: [
          { status: 'pending', at: day(1) },
          { status: 'reviewing', at: day(2) },
          { status: 'pending', at: day(3) },
        ],
      }),
    ).at(-1)?.text,
  ).toBe('Your application is waiting for review again'))

test('each status has its own label and colour for the candidate', () =>
  expect(Object.entries(STATUS_WORDS).map(([status, { label, tone }]) => [status, label, tone])).toEqual([
    ['pending', 'Waiting for review', 'yellow'],
    ['reviewing', 'In review', 'blue'],
    ['interview', 'Invited to an interview', 'purple'],
    ['hired', 'Hired', 'green'],
    ['rejected', 'Not selected', 'gray'],
    ['no-longer-interested', 'No longer interested', 'gray'],
    ['did-not-answer', 'No answer yet', 'gray'],
  ]))

test.each(['no-longer-interested', 'did-not-answer'] as const)('%s is told without a word of rejection', (closedAs) => {
  const { label, event } = STATUS_WORDS[closedAs]
  expect(label).toMatch(/^(No answer yet|No longer interested)$/)
  expect(event).not.toMatch(/reject|decided/)
})
