import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { changedFiles } from './changed-files.ts'
import { folderStore } from './folder-store.ts'
import type { Release } from './release.ts'
import { sha384 } from './sha384.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const ADDRESS = '/remotes/mfe-apply/one/entry.js'
const MANIFEST: Release = {
  ...{ name: 'mfe-apply', version: 'one', entry: ADDRESS, door: [], pages: {}, needs: {} },
  integrity: { [ADDRESS]: sha384(bytes('ours()')) },
  server: sha384(bytes('render()')),
}

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-changed-'))
  await put('entry.js', 'ours()')
  await put('entry.js.br', brotliCompressSync('ours()'))
  await put('entry.js.gz', gzipSync('ours()'))
  await put('server.js', 'render()')
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (file: string, content: string | Uint8Array) => Bun.write(join(folder, 'mfe-apply/one', file), content)
const changed = () => changedFiles(folderStore(folder), MANIFEST)

test('an unchanged store has no changed files', async () => expect(await changed()).toEqual([]))

test.each([
  ['entry.js', 'theirs()'],
  ['entry.js.br', brotliCompressSync('theirs()')],
  ['entry.js.gz', gzipSync('theirs()')],
  ['entry.js.br', 'not packed'],
  ['server.js', 'theirs()'],
])('a changed %s is found whatever metadata the store reports', async (file, content) => {
  await put(file, content)
  await put('release.json', JSON.stringify({ ...MANIFEST, server: sha384(bytes('theirs()')) }))
  expect(await changed()).toEqual([`mfe-apply/one/${file}`])
})

test('a compressed file that unpacks beyond the size of any script is a changed file', async () => {
  await put('entry.js.gz', gzipSync(new Uint8Array(17 * 1024 * 1024)))
  expect(await changed()).toEqual(['mfe-apply/one/entry.js.gz'])
})

test('a missing script is found, a missing compressed form is allowed', async () => {
  rmSync(join(folder, 'mfe-apply/one/entry.js'))
  rmSync(join(folder, 'mfe-apply/one/entry.js.br'))
  expect(await changed()).toEqual(['mfe-apply/one/entry.js'])
})
