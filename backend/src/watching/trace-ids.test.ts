import { expect, test } from 'bun:test'
import { traceIdsOf } from './trace-ids.ts'

test('a trace id is derived from the request id', () => {
  expect(traceIdsOf('9f3a52c177d04be2').traceId).toBe('00000000000000009f3a52c177d04be2')
  expect(traceIdsOf('01890a5d-ac96-774b-bcce-b302099a8057').traceId).toBe('01890a5dac96774bbcceb302099a8057')
})

test("a proxy's request id in another format is turned into a trace id", () => {
  for (const id of ['a-word-of-a-proxy', '0000000000000000', 'abc123456']) {
    expect(traceIdsOf(id)).toEqual({
      traceId: expect.stringMatching(/^(?!0+$)[\da-f]{32}$/),
      spanId: expect.stringMatching(/^[\da-f]{16}$/),
    })
    expect(traceIdsOf(id)).toEqual(traceIdsOf(id))
  }
  expect(traceIdsOf('a-word-of-a-proxy').traceId).not.toBe(traceIdsOf('another-word').traceId)
})
