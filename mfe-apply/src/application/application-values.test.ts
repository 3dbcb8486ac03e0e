import { expect, test } from 'bun:test'
import { applicationBody, emptyApplication } from './application-values.ts'

const document = (name: string) => ({ name, url: `https://store.example/${name}` })
const values = {
  ...emptyApplication({ firstName: 'Cara', lastName: 'Diaz' }),
  email: 'cara@example.com',
  resume: [document('cv.pdf')],
}

test('optional fields left empty are sent as null', () =>
  expect(applicationBody('r1', values)).toEqual({
    referralId: 'r1',
    firstName: 'Cara',
    lastName: 'Diaz',
    email: 'cara@example.com',
    phone: null,
    resumeUrl: 'https://store.example/cv.pdf',
    portfolioUrl: null,
    additionalDocumentsUrl: null,
    coverLetter: null,
  }))

test('includeMessage is sent only when the message is left out', () => {
  const left = applicationBody('r1', { ...values, includeMessage: false })
  expect([left.includeMessage, 'includeMessage' in applicationBody('r1', values)]).toEqual([false, false])
})

test('additional documents are joined by commas', () =>
  expect(
    applicationBody('r1', { ...values, additional: [document('a.pdf'), document('b.pdf')] }).additionalDocumentsUrl,
  ).toBe('https://store.example/a.pdf,https://store.example/b.pdf'))
