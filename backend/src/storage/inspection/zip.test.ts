import { expect, test } from 'bun:test'
import * as fc from 'fast-check'
import { docx, makeZip, zip } from '../../../test/files.ts'
import { zipKind } from './zip.ts'

const flipped = (file: Uint8Array, at: number, value: number) =>
  file.map((byte, index) => (index === at ? value : byte))

const taken = async (bytes: Uint8Array) => {
  const { type, refusal } = await zipKind(bytes)
  return refusal ?? type
}

test('an archive and a Word document are told apart', async () => {
  expect(await taken(zip)).toBe('application/zip')
  expect(await taken(docx)).toContain('wordprocessingml')
  expect(await taken(makeZip({ 'notes.txt': 'hello '.repeat(1000) }, { isCompressed: true }))).toBe('application/zip')
})

test('an archive with too many entries is refused', async () => {
  const names = Array.from({ length: 5001 }, (_, index) => [String(index), ''])
  expect(await taken(makeZip(Object.fromEntries(names)))).toBe('zip-entries')
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
  expect(await taken(zeros(101))).toBe('zip-size')
  expect(await taken(zeros(99))).toStartWith('application/')
})

test.each([
  ['an archive', {}],
  ['a Word document', WORD],
])('%s that unpacks to more than a hundred times its size is refused, unless small', async (_kind, entries) => {
  const zeros = (megabytes: number) =>
    makeZip({ ...entries, zeros: Buffer.alloc(megabytes * MB) }, { isCompressed: true })
  expect(await taken(zeros(11))).toBe('zip-size')
  expect(await taken(zeros(9))).toStartWith('application/')
})

test.each([
  ['a Word document', WORD],
  ['an archive', {}],
])('%s that unpacks to more than it declares is refused', async (_kind, entries) => {
  const bomb = makeZip({ ...entries, bomb: Buffer.alloc(10 * MB) }, { isCompressed: true, expanded: 10 })
  expect(await taken(bomb)).toBe('broken')
})

test('an encrypted archive is refused, as it cannot be inspected', async () => {
  expect(await taken(makeZip({ 'notes.txt': 'hello' }, { isLocked: true }))).toBe('zip-password')
})

test.each(['../notes.txt', '/etc/notes.txt', 'C:/notes.txt', 'a\\..\\..\\notes.txt'])(
  'an entry with a path outside the archive is refused: %s',
  async (name) => {
    expect(await taken(makeZip({ [name]: 'hello' }))).toBe('zip-path')
  },
)

test('an archive with data before or after it is refused', async () => {
  const hidden = makeZip({ 'hidden.txt': 'hello' }).subarray(0, 45)
  expect(await taken(Buffer.concat([hidden, zip]))).toBe('broken')
  expect(await taken(Buffer.concat([zip, Buffer.from('%PDF-1.7')]))).toBe('broken')
  const second = Buffer.from(makeZip({ 'hidden.txt': '', 'shown.txt': 'hello' }))
  const end = second.length - 22
  const list = second.readUInt32LE(end + 16)
  second.writeUInt16LE(1, end + 8)
  second.writeUInt16LE(1, end + 10)
  second.writeUInt32LE(list + 46 + 'hidden.txt'.length, end + 16)
  expect(await taken(second)).toBe('zip-hidden')
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
