import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { fileProblem } from './file-problem.ts'

const limits = { maxFiles: 1, maxBytes: 1024 * 1024, extensions: ['.pdf', '.doc', '.docx'] }

test('a file of exactly the limit is taken', () =>
  expect(fileProblem([{ name: 'a.PDF', size: 1024 * 1024 }], limits)).toBeNull())
test('one byte above the limit is refused', () =>
  expect(fileProblem([{ name: 'a.pdf', size: 1024 * 1024 + 1 }], limits)).toBe('a.pdf is larger than 1 MB.'))
test('a file of another type is refused with the accepted types', () =>
  expect(fileProblem([{ name: 'a.exe', size: 1 }], limits)).toBe(
    'a.exe is not of a type we accept here. Please choose PDF, DOC or DOCX.',
  ))
test('one file too many is refused', () =>
  expect(
    fileProblem(
      [
        { name: 'a.pdf', size: 1 },
        { name: 'b.pdf', size: 1 },
      ],
      limits,
    ),
  ).toBe('Please choose at most 1 file.'))
test('an empty file is refused', () =>
  expect(fileProblem([{ name: 'a.pdf', size: 0 }], limits)).toBe('a.pdf is empty.'))
test("a file's name is isolated where the page is read from right to left", () =>
  expect(fileProblem([{ name: 'a.pdf', size: 0 }], limits, 0, textsIn('ar'))).toBe('\u2068a.pdf\u2069 is empty.'))

const three = { ...limits, maxFiles: 3 }
const files = (count: number) => Array.from({ length: count }, () => ({ name: 'a.pdf', size: 1 }))
test('files join those already there, up to the limit', () => expect(fileProblem(files(1), three, 2)).toBeNull())
test('the fourth document is refused', () =>
  expect(fileProblem(files(1), three, 3)).toBe('There are 3 files already. Remove one to add another.'))
test('two more where one fits are refused', () =>
  expect(fileProblem(files(2), three, 2)).toBe('Please choose at most 1 more file.'))
