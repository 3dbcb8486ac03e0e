import { expect, test } from 'bun:test'
import type { SentValues } from '@goodword/contract/form-answer'
import { BadInput } from '../../../errors.ts'
import { applicationIn } from './application-form.ts'

const ID = '0198f000-0000-7000-8000-000000000001'
const TOO_LARGE = 'This file is too large: at most 5 MB. Please choose a smaller one.'
const FILLED: SentValues = {
  firstName: 'Kim',
  lastName: 'Park',
  email: 'kim@example.org',
  phone: '',
  coverLetter: '',
  includeMessage: true,
  agreed: true,
  resume: [{ url: 'https://store.example/1', name: 'resume.pdf' }],
  portfolio: [],
  additional: [],
}

/** What a form is refused with, and the messages at its fields. */
function refusalOf(change: Partial<SentValues>, refused: Record<string, string> = {}) {
  try {
    applicationIn(ID, { ...FILLED, ...change }, refused)
  } catch (error) {
    if (error instanceof BadInput) return [error.message, error.errors]
    throw error
  }
  return null
}

test('a form that is filled in is the application, and what was left empty is not there', () =>
  expect(applicationIn(ID, FILLED, {})).toMatchObject({
    referralId: ID,
    email: 'kim@example.org',
    resumeUrl: 'https://store.example/1',
    phone: null,
    coverLetter: null,
    portfolioUrl: null,
    additionalDocumentsUrl: null,
  }))

test('without the agreement alone nothing is submitted', () =>
  expect(refusalOf({ agreed: false })).toEqual(['Still needed: agreement', { agreed: 'Still needed: agreement' }]))

test('with a file that was refused nothing is submitted, though all else is filled in', () =>
  expect(refusalOf({}, { portfolioUrl: TOO_LARGE })).toEqual([TOO_LARGE, { portfolioUrl: TOO_LARGE }]))

test('a file that was refused is said so, not that it is missing', () =>
  expect(refusalOf({ resume: [] }, { resumeUrl: TOO_LARGE })).toEqual([TOO_LARGE, { resumeUrl: TOO_LARGE }]))

test('every field at fault has its message, and the first of them is the sentence', () =>
  expect(refusalOf({ firstName: '', agreed: false })).toEqual([
    'First name is required',
    { firstName: 'First name is required', agreed: 'Still needed: agreement' },
  ]))
