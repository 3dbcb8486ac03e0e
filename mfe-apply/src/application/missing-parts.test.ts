import { expect, test } from 'bun:test'
import { emptyApplication } from './application-values.ts'
import { missingParts, type Part } from './missing-parts.ts'

const complete = {
  ...emptyApplication({ firstName: 'Cara', lastName: 'Diaz' }),
  email: 'cara@example.com',
  resume: [{ name: 'cv.pdf', url: 'https://store.example/cv.pdf' }],
  agreed: true,
}

test('an empty form lists all required parts in form order', () =>
  expect(missingParts(emptyApplication({ firstName: '', lastName: '' }))).toEqual([
    'first name',
    'last name',
    'email',
    'resume',
    'agreement',
  ]))

test('phone, portfolio, documents and cover letter are never missing', () => expect(missingParts(complete)).toEqual([]))

test.each([
  ['first name', { firstName: '  ' }],
  ['last name', { lastName: '' }],
  ['email', { email: '' }],
  ['resume', { resume: [] }],
  ['agreement', { agreed: false }],
] as [Part, Partial<typeof complete>][])('an application without %s cannot be sent', (part, change) =>
  expect(missingParts({ ...complete, ...change })).toEqual([part]),
)
