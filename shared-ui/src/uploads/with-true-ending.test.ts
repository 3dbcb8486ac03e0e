import { expect, test } from 'bun:test'
import { withTrueEnding } from './with-true-ending.ts'

const PICTURES = ['.pdf', '.png', '.jpg', '.jpeg']
const named = async (name: string, start: string, accepted = PICTURES) =>
  (await withTrueEnding(new File([Uint8Array.from(start, (one) => one.charCodeAt(0))], name), accepted)).name

test.each([
  ['photo.jpg', '\x89PNG\r\n', 'photo.png'],
  ['resume.doc', '%PDF-1.7', 'resume.pdf'],
  ['resume.doc', '\r\n  %PDF-1.7', 'resume.pdf'],
  ['resume', '%PDF-1.7', 'resume.pdf'],
  ['Kim Park 2.1', '%PDF-1.7', 'Kim Park 2.1.pdf'],
  ['photo.png', '\xff\xd8\xff\xe0', 'photo.jpg'],
])('a file named %s that begins with %j is called %s', async (name, start, called) => {
  expect(await named(name, start)).toBe(called)
})

test.each([
  ['photo.JPEG', '\xff\xd8\xff\xe0'],
  ['resume.PDF', '%PDF-1.7'],
  ['archive.pdf', 'PK\x03\x04'],
  ['page.pdf', '<html>%PDF-1.7'],
  ['resume.pdf', ''],
])('a file named %s that begins with %j keeps its name', async (name, start) => {
  expect(await named(name, start)).toBe(name)
})

test('a ZIP archive is called a Word document only where the slot takes no archives', async () => {
  expect(await named('resume.pdf', 'PK\x03\x04', ['.pdf', '.docx'])).toBe('resume.docx')
  expect(await named('work.zip', 'PK\x03\x04', ['.zip', '.docx'])).toBe('work.zip')
  expect(await named('letter.docx', 'PK\x03\x04', ['.zip', '.docx'])).toBe('letter.docx')
})

test('a renamed file keeps its bytes and its date', async () => {
  const file = new File(['%PDF-1.7'], 'a.doc', { lastModified: 1000 })
  const called = await withTrueEnding(file, PICTURES)
  expect([await called.text(), called.lastModified]).toEqual(['%PDF-1.7', 1000])
})
