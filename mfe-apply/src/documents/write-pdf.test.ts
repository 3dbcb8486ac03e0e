import { expect, test } from 'bun:test'
import { writePdf } from './write-pdf.ts'

const jpeg = (bytes: number) => new Blob([new Uint8Array(bytes).fill(0xd8)])

// docs/rules.md#a-resume-can-be-photographed
test('a PDF of photographs has a page for each, and its table names where each object begins', async () => {
  const pdf = writePdf([
    { jpeg: jpeg(10), width: 1000, height: 1414 },
    { jpeg: jpeg(200), width: 2000, height: 1000 },
  ])
  expect(pdf.type).toBe('application/pdf')
  const text = new TextDecoder('latin1').decode(await pdf.arrayBuffer())
  const boxes = [...text.matchAll(/MediaBox\[([^\]]*)\]/g)].map(([, box]) => box)
  expect(boxes).toEqual(['0 0 595 841', '0 0 842 421'])
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(table, table + 5)).toBe('xref\n')
  const rows = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(rows).toHaveLength(8)
  for (const [at, offset] of rows.entries()) expect(text.slice(offset)).toStartWith(`${at + 1} 0 obj\n`)
  for (const [, size, stream] of text.matchAll(/\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g))
    expect(stream?.length).toBe(Number(size))
})
