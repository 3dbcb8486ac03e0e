import { expect, test } from 'bun:test'
import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { pdf } from '../../../../test/files.ts'
import { LOCKED_PDFS } from '../../../../test/locked-pdfs.ts'
import { inspectPdf } from './inspect-pdf.ts'

const MB = 1024 * 1024
const objects = Buffer.concat([
  Buffer.from('1 0 obj<</N 1/First 4/Filter/FlateDecode>>stream\n'),
  deflateSync(Buffer.from('9 0 (x) ')),
  Buffer.from('endstream '),
])

test.each([
  ['texts that never end', 'obj('],
  ['lists that never end', 'obj['],
  ['actions that never end', '/S('],
  ['names in escapes', '/#53'],
  ['identifiers that never end', '/ID['],
  ['a hundred thousand streams of objects', objects],
])(
  'a PDF made to take long costs at most seconds of a processor: %s',
  (_, piece) => {
    const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(8 * MB, piece)])
    const before = process.cpuUsage().user
    inspectPdf(file)
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(5)
  },
  30_000,
)

test('no bytes make the inspection of a PDF throw', () => {
  const whole = [pdf, ...Object.values(LOCKED_PDFS)].map((bytes) => Buffer.from(bytes))
  fc.assert(
    fc.property(fc.constantFrom(...whole), fc.nat(), fc.uint8Array({ maxLength: 30 }), (file, place, bytes) => {
      const at = place % file.length
      inspectPdf(file.subarray(0, at))
      inspectPdf(Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + bytes.length)]))
    }),
    { numRuns: 1000 },
  )
})
