import { expect, test } from 'bun:test'
import { hashSources, nonceSources } from './policy-sources.ts'

/** As a browser reckons it; the first is the specification's own example. */
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test('a repeated inline script has one hash source', () => {
  expect(hashSources(["alert('Hello, world.');", '', '']).scripts).toEqual([HELLO, EMPTY])
})

test('each inline style has a hash source of its text', () => {
  const markup =
    "<p>one</p><style media='print'>alert('Hello, world.');</style>\n<script>evil()</script><style></style>"
  expect(hashSources([], markup, '<style></style>').styles).toEqual([EMPTY, HELLO])
  expect(hashSources([], markup).scripts).toEqual([])
})

test("an empty style's hash is always allowed, as its rules are inserted by script", () => {
  expect(hashSources([])).toEqual({ scripts: [], styles: [EMPTY] })
})

test('a nonce is a source for scripts and styles', () => {
  expect(nonceSources('abc')).toEqual({ scripts: ["'nonce-abc'"], styles: ["'nonce-abc'"] })
})
