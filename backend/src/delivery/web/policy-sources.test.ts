import { expect, test } from 'bun:test'
import { hashSources, nonceSources } from './policy-sources.ts'

/** As a browser reckons it; the first is the specification's own example. */
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test('a script is named by the hash of its code, once however often it is printed', () => {
  expect(hashSources(["alert('Hello, world.');", '', '']).scripts).toEqual([HELLO, EMPTY])
})

test('each style of the markup is named by what stands between its tags, and nothing else is', () => {
  const markup =
    "<p>one</p><style media='print'>alert('Hello, world.');</style>\n<script>evil()</script><style></style>"
  expect(hashSources([], markup, '<style></style>').styles).toEqual([EMPTY, HELLO])
  expect(hashSources([], markup).scripts).toEqual([])
})

test('an empty style may be added: its rules come by script', () => {
  expect(hashSources([])).toEqual({ scripts: [], styles: [EMPTY] })
})

test('a nonce stands for scripts and styles alike', () => {
  expect(nonceSources('abc')).toEqual({ scripts: ["'nonce-abc'"], styles: ["'nonce-abc'"] })
})
