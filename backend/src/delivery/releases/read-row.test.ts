import { expect, test } from 'bun:test'
import { aRelease } from '../../../test/a-release.ts'
import { readRow } from './read-row.ts'

const read = (manifest: unknown) => readRow({ remote: 'mfe-apply', version: 'one', manifest })
const good = aRelease('mfe-apply', 'one', { needs: { kernel: '1.0.0', '@griffel/react': '1.7.8' } })
const [hash = ''] = Object.values(good.integrity)
const script = (address: string) => ({ entry: address, integrity: { [address]: hash } })
const own = (file: string) => script(`/remotes/mfe-apply/one/${file}`)

test('a recorded release is read back', () => expect(read(good)).toEqual(good))

test.each([
  ['is empty', {}],
  ['is not an object', null],
  ['is of another remote', aRelease('mfe-public', 'one')],
  ['is another version', aRelease('mfe-apply', 'two')],
  ['has its entry on another site', { ...good, ...script('https://elsewhere.example/entry.js') }],
  ['has a protocol-relative entry', { ...good, ...script('//elsewhere.example/entry.js') }],
  ['has the entry of another release', { ...good, ...script('/remotes/mfe-public/one/entry.js') }],
  ['has an entry with ..', { ...good, ...own('../../mfe-public/one/entry.js') }],
  ['has an entry that ends its attribute', { ...good, ...own('"onerror=".js') }],
  ['has an entry other than a script', { ...good, ...own('entry.html') }],
  ['has an entry without a hash', { ...good, integrity: {} }],
  ['has a door without a hash', { ...good, door: ['/remotes/mfe-apply/one/door.js'] }],
  ['has a page without a hash', { ...good, pages: { apply: ['/remotes/mfe-apply/one/page.js'] } }],
  ['has an invalid hash', { ...good, integrity: { [good.entry]: 'sha384-"><script>' } }],
  ['has a server part with an invalid hash', { ...good, server: 'sha256-abc' }],
  ['says that it is served from source', { ...good, fromSource: true }],
  ['needs a library with markup in its name', { ...good, needs: { '<b>': '1.0.0' } }],
  ['needs an invalid version', { ...good, needs: { kernel: '<b>' } }],
])('a release row is refused if it %s', (_, manifest) => expect(read(manifest)).toBeString())

test('the reason for a refused release row quotes none of its values', () =>
  expect(read({ ...good, ...script('https://elsewhere.example/entry.js') })).not.toContain('elsewhere'))
