import { expect, test } from 'bun:test'
import { parse } from 'content-disposition'
import * as fc from 'fast-check'
import { contentDisposition } from './content-disposition.ts'

test('a file name has an ASCII form and a full form', () => {
  expect(contentDisposition('attachment', 'Zoë Hopper - Resume.pdf')).toBe(
    `attachment; filename="Zoe Hopper - Resume.pdf"; filename*=UTF-8''Zo%C3%AB%20Hopper%20-%20Resume.pdf`,
  )
})

test.each([
  ['a quote', 'a"; filename="evil.exe', '"a-; filename=-evil.exe"'],
  ['a line break', 'a\r\nset-cookie: b', '"a--set-cookie- b"'],
  ['another folder', '../../etc/passwd', '..-..-etc-passwd'],
  ['a drive', 'C:\\evil.exe', 'C--evil.exe'],
  ['a right-to-left override', 'resume\u202efdp.exe', 'resume-fdp.exe'],
  ['blanks alone', '   ', 'document'],
])('a typed file name with %s stays a file name', (_what, typed, plain) => {
  expect(contentDisposition('attachment', typed)).toStartWith(`attachment; filename=${plain}; filename*=UTF-8''`)
})

test('no file name ends the header or its quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const header = contentDisposition('inline', typed)
      expect(header).toMatch(
        /^inline; filename=("[^"\\\p{Cc}]*"|[^\s"(),/:;<=>?@[\\\]{}\p{Cc}]+); filename\*=UTF-8''[\w.~!#$&+^`|%-]*$/u,
      )
      expect(header).toMatch(/^[\x20-\x7e]*$/)
      expect(Object.keys(parse(header).parameters)).toEqual(['filename', 'filename*'])
    }),
  )
})
