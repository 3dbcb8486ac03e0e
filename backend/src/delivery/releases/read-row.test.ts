import { expect, test } from 'bun:test'
import { aRelease } from '../../../test/a-release.ts'
import { readRow } from './read-row.ts'

const read = (manifest: unknown) => readRow({ remote: 'mfe-apply', version: 'one', manifest })
const good = aRelease('mfe-apply', 'one', { needs: { kernel: '1.0.0', '@griffel/react': '1.7.8' } })
const [hash = ''] = Object.values(good.integrity)
const script = (address: string) => ({ entry: address, integrity: { [address]: hash } })
const own = (file: string) => script(`/remotes/mfe-apply/one/${file}`)

test('a release is read as it was recorded', () => expect(read(good)).toEqual(good))

test.each([
  ['says nothing', {}],
  ['is no object', null],
  ['is of another remote', aRelease('mfe-public', 'one')],
  ['is another version', aRelease('mfe-apply', 'two')],
  ['has its entry on another site', { ...good, ...script('https://elsewhere.example/entry.js') }],
  ['has its entry on another site, by two slashes', { ...good, ...script('//elsewhere.example/entry.js') }],
  ['has the entry of another release', { ...good, ...script('/remotes/mfe-public/one/entry.js') }],
  ['has its entry on a way up', { ...good, ...own('../../mfe-public/one/entry.js') }],
  ['has an entry that ends its attribute', { ...good, ...own('"onerror=".js') }],
  ['has an entry that is no script', { ...good, ...own('entry.html') }],
  ['has an entry without a hash', { ...good, integrity: {} }],
  ['has a door without a hash', { ...good, door: ['/remotes/mfe-apply/one/door.js'] }],
  ['has a page without a hash', { ...good, pages: { apply: ['/remotes/mfe-apply/one/page.js'] } }],
  ['has a hash that is none', { ...good, integrity: { [good.entry]: 'sha384-"><script>' } }],
  ['has a server part with a hash that is none', { ...good, server: 'sha256-abc' }],
  ['says that it is served from source', { ...good, fromSource: true }],
  ['needs a library with markup for a name', { ...good, needs: { '<b>': '1.0.0' } }],
  ['needs a version that is none', { ...good, needs: { kernel: '<b>' } }],
])('a row is no release that %s', (_, manifest) => expect(read(manifest)).toBeString())

test('nothing of what a bad row says is in the reason', () =>
  expect(read({ ...good, ...script('https://elsewhere.example/entry.js') })).not.toContain('elsewhere'))
