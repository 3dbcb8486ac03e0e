import { expect, test } from 'bun:test'
import * as fc from 'fast-check'
import { docx, makeZip, zip } from '../../../test/files.ts'
import { zipKind } from './zip.ts'

const flipped = (file: Uint8Array, at: number, value: number) =>
  file.map((byte, index) => (index === at ? value : byte))

test('an archive and a Word document are told apart', async () => {
  expect(await zipKind(zip)).toBe('application/zip')
  expect(await zipKind(docx)).toContain('wordprocessingml')
  expect(await zipKind(makeZip({ 'notes.txt': 'hello '.repeat(1000) }, { isCompressed: true }))).toBe('application/zip')
})

test('an archive with too many entries is refused', async () => {
  const names = Array.from({ length: 5001 }, (_, index) => [String(index), ''])
  expect(await zipKind(makeZip(Object.fromEntries(names)))).toBeUndefined()
})

const MB = 1024 * 1024
const WORD = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' }

test.each([
  ['an archive', {}],
  ['a Word document', WORD],
])('%s that unpacks beyond 100 MB is refused, one slightly below is not', async (_kind, entries) => {
  // A megabyte that hardly shrinks, so that it is not the ratio that counts.
  const noise = crypto.getRandomValues(new Uint8Array(65_536))
  const pad = Buffer.concat(Array.from({ length: 16 }, (_, index) => noise.map((byte) => byte ^ index)))
  const zeros = (megabytes: number) =>
    makeZip({ ...entries, pad, zeros: Buffer.alloc((megabytes - 1) * MB) }, { isCompressed: true })
  expect(await zipKind(zeros(101))).toBeUndefined()
  expect(await zipKind(zeros(99))).toBeDefined()
})

test.each([
  ['an archive', {}],
  ['a Word document', WORD],
])('%s that unpacks to more than a hundred times its size is refused, unless small', async (_kind, entries) => {
  const zeros = (megabytes: number) =>
    makeZip({ ...entries, zeros: Buffer.alloc(megabytes * MB) }, { isCompressed: true })
  expect(await zipKind(zeros(11))).toBeUndefined()
  expect(await zipKind(zeros(9))).toBeDefined()
})

test.each([
  ['a Word document', WORD],
  ['an archive', {}],
])('%s that unpacks to more than it declares is refused', async (_kind, entries) => {
  const bomb = makeZip({ ...entries, bomb: Buffer.alloc(10 * MB) }, { isCompressed: true, expanded: 10 })
  expect(await zipKind(bomb)).toBeUndefined()
})

test('an encrypted archive is refused, as it cannot be inspected', async () => {
  expect(await zipKind(makeZip({ 'notes.txt': 'hello' }, { isLocked: true }))).toBeUndefined()
})

test.each(['../notes.txt', '/etc/notes.txt', 'C:/notes.txt', 'a\\..\\..\\notes.txt'])(
  'an entry with a path outside the archive is refused: %s',
  async (name) => {
    expect(await zipKind(makeZip({ [name]: 'hello' }))).toBeUndefined()
  },
)

test('data before or after an archive makes it another file type', async () => {
  const hidden = makeZip({ 'hidden.txt': 'hello' }).subarray(0, 45)
  expect(await zipKind(Buffer.concat([hidden, zip]))).toBeUndefined()
  expect(await zipKind(Buffer.concat([zip, Buffer.from('%PDF-1.7')]))).toBeUndefined()
  const second = Buffer.from(makeZip({ 'hidden.txt': '', 'shown.txt': 'hello' }))
  const end = second.length - 22
  const list = second.readUInt32LE(end + 16)
  second.writeUInt16LE(1, end + 8)
  second.writeUInt16LE(1, end + 10)
  second.writeUInt32LE(list + 46 + 'hidden.txt'.length, end + 16)
  expect(await zipKind(second)).toBeUndefined()
})

test('no bytes make the zip reader throw', async () => {
  const deflated = makeZip({ 'notes.txt': 'hello '.repeat(100) }, { isCompressed: true })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(zip, docx, deflated),
      fc.nat({ max: 400 }),
      fc.nat({ max: 255 }),
      async (file, at, value) => {
        await zipKind(flipped(file, at % file.length, value))
        await zipKind(file.subarray(0, at))
      },
    ),
  )
})
