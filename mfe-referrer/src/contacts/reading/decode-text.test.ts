import { expect, test } from 'bun:test'
import { decodeText } from './decode-text.ts'

const TEXT = 'Name,Job Title\r\nJörg Müller,Nurse\r\n'
const utf8 = [...new TextEncoder().encode(TEXT)]
const low = [...TEXT].flatMap((sign) => [sign.charCodeAt(0), 0])
const high = [...TEXT].flatMap((sign) => [0, sign.charCodeAt(0)])

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...utf8]],
  ['UTF-16, little end first', [0xff, 0xfe, ...low]],
  ['UTF-16, big end first', [0xfe, 0xff, ...high]],
  ['UTF-16 without a mark', low],
  ['UTF-16 without a mark, big end first', high],
  ['Windows-1252', [...TEXT].map((sign) => sign.charCodeAt(0))],
])('%s is read', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(TEXT)
})

test('what has zeros elsewhere is no text', () => {
  expect(decodeText(Uint8Array.from([1, 0, 0, 65, 0, 0, 0, 66]))).toBeNull()
})

test('half a sign at the end of UTF-16 loses nothing else', () => {
  expect(decodeText(Uint8Array.from([0xff, 0xfe, ...low, 65]))).toStartWith(TEXT)
})
