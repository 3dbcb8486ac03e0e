import { expect, test } from 'bun:test'
import { documentsOf } from './documents-of.ts'

const none = { resumeUrl: null, portfolioUrl: null, additionalDocumentsUrl: null }

test.each([
  ['none', null, []],
  ['none', '', []],
  ['one', '/a', ['/a']],
  ['three', '/a,/b,/c', ['/a', '/b', '/c']],
  ['two, whatever is around the comma', '/a, /b,', ['/a', '/b']],
] as const)('additional documents are counted by splitting at commas: %s', (_, text, urls) =>
  expect(documentsOf({ ...none, additionalDocumentsUrl: text }).additional).toEqual([...urls]),
)

test('an empty address is no document', () =>
  expect(documentsOf({ resumeUrl: '', portfolioUrl: '', additionalDocumentsUrl: null })).toEqual({
    resume: null,
    portfolio: null,
    additional: [],
  }))
