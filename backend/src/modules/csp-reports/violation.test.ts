import { expect, test } from 'bun:test'
import { readViolations } from './violation.ts'

const sent = (body: object, type = 'csp-violation') => ({ type, body })
const read = (body: object) => readViolations([sent(body)])?.[0]

test('an empty violation report is a violation with unknown parts', () => {
  const unknown = { directive: '?', blocked: '?', page: '?', source: undefined, line: undefined }
  expect(readViolations([sent({})])).toEqual([unknown])
  expect(readViolations([sent({ sourceFile: null, lineNumber: null })])).toEqual([unknown])
  expect(readViolations({ 'csp-report': {} })).toEqual([unknown])
  expect(readViolations({ 'csp-report': { 'source-file': null, 'line-number': null } })).toEqual([unknown])
})

test('a report-uri report is read in full, by its effective directive', () => {
  const report = {
    'document-uri': 'https://goodword.example/jobs/1',
    'effective-directive': 'img-src',
    'violated-directive': 'default-src self',
    'blocked-uri': 'data',
    'source-file': 'https://elsewhere.example/x.js',
    'line-number': 12,
  }
  const source = 'https://elsewhere.example'
  expect(readViolations({ 'csp-report': report })).toEqual([
    { directive: 'img-src', blocked: 'data', page: '/jobs', source, line: 12 },
  ])
})

test('reports of other types are skipped, and at most ten are read', () => {
  const reports = [sent({}, 'deprecation'), ...Array.from({ length: 12 }, (_, at) => sent({ lineNumber: at }))]
  expect(readViolations(reports)?.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test.each([
  ['script-src', 'script-src'],
  ['script-src https://a.example', 'script-src'],
  [`${'a'.repeat(40)}`, 'a'.repeat(40)],
  [`${'a'.repeat(41)}`, '?'],
  ['1script', '?'],
  ['script1', '?'],
  ['', '?'],
])('the directive "%s" is logged as "%s"', (effectiveDirective, directive) => {
  expect(read({ effectiveDirective })?.directive).toBe(directive)
})

test.each([
  ['https://goodword.example/assets/a-1.js?kim', '/assets/a-1.js'],
  ['https://goodword.example/remotes/mfe-apply/0.1.0/main.js', '/remotes/mfe-apply/0.1.0/main.js'],
  ['https://goodword.example/x/assets/a.js', 'https://goodword.example'],
  ['https://goodword.example/assets/Kim%20Park.js', 'https://goodword.example'],
  ['https://goodword.example/assets/', 'https://goodword.example'],
  [`https://goodword.example/assets/${'a'.repeat(161)}`, 'https://goodword.example'],
  ['data:text/javascript,kim', undefined],
  ['kim', undefined],
])('the source %s is logged as %s', (sourceFile, source) => {
  expect(read({ sourceFile })?.source).toBe(source as string)
})

test.each([
  ['https://goodword.example', '/'],
  ['https://goodword.example/apply/the-token', '/apply'],
  ['about', '?'],
])('the page %s is logged as %s', (documentURL, page) => {
  expect(read({ documentURL })?.page).toBe(page)
})
