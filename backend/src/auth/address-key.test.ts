import { expect, test } from 'bun:test'
import { addressKey } from './address-key.ts'

test.each([
  [' Kim@Example.ORG ', 'kim@example.org'],
  ['kim@BÜCHER.example', 'kim@xn--bcher-kva.example'],
  ['kim@xn--bcher-kva.example', 'kim@xn--bcher-kva.example'],
  ['JÖRG@example.org', 'jörg@example.org'],
  ['jo\u0308rg@example.org', 'jörg@example.org'],
])('"%s" has the comparison key "%s"', (email, key) => {
  expect(addressKey(email)).toBe(key)
})

test('look-alike addresses have different keys', () => {
  expect(addressKey('k.im@example.org')).not.toBe(addressKey('kim@example.org'))
})
