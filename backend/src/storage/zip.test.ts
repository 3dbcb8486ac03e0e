import { expect, test } from 'bun:test'
import * as fc from 'fast-check'
import { docx, makeZip, zip } from '../../test/files.ts'
import { zipKind } from './zip.ts'

const flipped = (file: Uint8Array, at: number, value: number) =>
  file.map((byte, index) => (index === at ? value : byte))

test('an archive and a Word document are told apart', () => {
  expect(zipKind(zip)).toBe('application/zip')
  expect(zipKind(docx)).toContain('wordprocessingml')
})

test('an archive with more entries than anybody needs is refused', () => {
  const names = Array.from({ length: 5001 }, (_, index) => [String(index), ''])
  expect(zipKind(makeZip(Object.fromEntries(names)))).toBeUndefined()
})

test('no bytes whatever make it fail', () => {
  fc.assert(
    fc.property(fc.constantFrom(zip, docx), fc.nat({ max: 400 }), fc.nat({ max: 255 }), (file, at, value) => {
      zipKind(flipped(file, at % file.length, value))
      zipKind(file.subarray(0, at))
    }),
  )
})
