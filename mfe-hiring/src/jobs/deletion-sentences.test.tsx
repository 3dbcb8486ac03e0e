import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { deletionSentences } from './deletion-sentences.ts'

const texts = textsIn('en')

const cara = { candidateName: 'Cara Diaz', referrerName: 'Rita Falk' }
const kim = { candidateName: 'Kim Park', referrerName: 'A colleague' }

test.each([
  ['nobody', [], 0, ['Nobody else gets an email: no other application is open.']],
  ['an open candidate', [], 1, ['1 candidate with an open application is told by email, and nobody else.']],
  [
    'a thousand open candidates',
    [],
    1000,
    ['1,000 candidates with an open application are told by email, and nobody else.'],
  ],
  [
    'a hire',
    [cara],
    0,
    [
      '1 hire stays credited to Rita Falk, who referred Cara Diaz.',
      'Cara Diaz keeps their own page; their documents, phone number and cover letter are deleted.',
      'Nobody else gets an email: no other application is open.',
    ],
  ],
  [
    'two hires',
    [cara, kim],
    2,
    [
      '2 hires stay credited to their referrers: Cara Diaz (referred by Rita Falk), Kim Park (referred by A colleague).',
      'They keep their own pages; their documents, phone numbers and cover letters are deleted.',
      '2 candidates with an open application are told by email, and nobody else.',
    ],
  ],
] as const)('deleting a job that concerns %s says so', (_, hires, told, sentences) =>
  expect(deletionSentences({ hires: [...hires], owed: 0, told }, false, texts)).toEqual([...sentences]),
)

test('deleting a job says that owed amounts can no longer be reversed by a status', () =>
  expect(deletionSentences({ hires: [cara], owed: 1_000_000, told: 0 }, false, texts)).toContain(
    'What you owe for it, $10,000, stays on your statement. A status change can no longer reverse it.',
  ))

test('deleting a job says that affected people are being checked, or cannot be', () => {
  expect(deletionSentences(undefined, false, texts)).toEqual(['Checking who is affected...'])
  expect(deletionSentences(undefined, true, texts)).toEqual([
    "We couldn't check who is affected. Hires stay credited to their referrers in any case.",
  ])
})
