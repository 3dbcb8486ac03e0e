import { expect, test } from 'bun:test'
import { aRelease } from '../../../test/a-release.ts'
import { type KnownReleases, usableReleases } from './usable-releases.ts'

const release = (version: string, kernel = '1.0.0') => aRelease('mfe-hiring', version, { needs: { kernel } })
const offers = { kernel: '1.2.0' }
const order = (known: Partial<KnownReleases>) =>
  usableReleases(
    { pointer: undefined, published: [], rolledBack: [], builtIn: release('built'), ...known },
    offers,
  ).map(({ version }) => version)
const pointer = (version: string, previous: string | null = null) => ({
  remote: 'mfe-hiring',
  version,
  previous,
  percent: 100,
})

test('without a pointer the built-in release is current', () => {
  expect(order({})).toEqual(['built'])
  expect(order({ published: [release('two')] })).toEqual(['built', 'two'])
})

test('the pointer names the current release, the previous release is its fallback', () => {
  const published = [release('three'), release('two'), release('one')]
  expect(order({ published, pointer: pointer('three', 'two') })).toEqual(['three', 'two', 'one', 'built'])
  expect(order({ published, pointer: pointer('two', 'one') })).toEqual(['two', 'one', 'three', 'built'])
  expect(order({ published: [release('one')], pointer: pointer('one') })).toEqual(['one', 'built'])
})

test('a release with a newer or older major kernel is skipped for the last one that fits', () => {
  const published = [release('newer', '1.3.0'), release('ancient', '0.9.0'), release('good', '1.1.0')]
  expect(order({ published, pointer: pointer('newer', 'ancient') })).toEqual(['good', 'built'])
})

test('a withdrawn release is never a fallback', () => {
  const rolledBack = [release('built')]
  expect(order({ published: [release('one')], pointer: pointer('one'), rolledBack })).toEqual(['one'])
})

test('without a fitting release the built-in one is served', () =>
  expect(order({ builtIn: release('built', '9.0.0') })).toEqual(['built']))
