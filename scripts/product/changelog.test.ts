import { expect, test } from 'bun:test'
import { notesOf, unreleased, withRelease } from './changelog.ts'
import { nextVersion } from './next-version.ts'

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A door.\n\n## 1.0.0 - 2026-01-01\n\n- All.\n'

test('unreleased changes move under version and date, and the rest is unchanged', () => {
  const released = withRelease(CHANGELOG, '1.1.0', '2026-02-03')
  expect(released).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2026-02-03\n\n### Added\n\n- A door.\n\n## 1.0.0 - 2026-01-01\n\n- All.\n',
  )
  expect(notesOf(released, '1.1.0')).toBe('### Added\n\n- A door.\n')
  expect(notesOf(released, '1.0.0')).toBe('- All.\n')
  expect(() => notesOf(released, '1.1')).toThrow('CHANGELOG.md has no 1.1.')
  expect(() => unreleased(released)).toThrow('there is nothing to release')
})

test('a first release has no link to a previous one', () => {
  const first = '# Changelog\n\n## Unreleased\n\n- All.\n'
  expect(withRelease(first, '0.1.0', '2026-01-01')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-01-01\n\n- All.\n',
  )
})

test.each([
  [undefined, '0.1.0', [], '0.1.0'],
  ['1.0.0', '0.1.0', [], '1.0.0'],
  ['1.0.0', '0.9.0', ['0.9.0', '1.0.0-rc.2'], '1.0.0'],
  ['1.10.0', '1.9.0', ['1.9.0'], '1.10.0'],
])('asked for %s with package.json at %s and %p released, the next version is %s', (asked, own, released, version) => {
  expect(nextVersion(asked, own, released)).toBe(version)
})

test.each([
  ['v1.0.0', [], 'v1.0.0 is not a version'],
  ['01.0.0', [], '01.0.0 is not a version'],
  ['1.0', [], '1.0 is not a version'],
  ['1.0.0-rc.1', ['1.0.0'], '1.0.0-rc.1 is not above 1.0.0'],
  ['1.9.0', ['1.10.0'], '1.9.0 is not above 1.10.0'],
  [undefined, ['0.1.0'], '0.1.0 is released already'],
])('the version %s is refused after %p', (asked, released, sentence) => {
  expect(() => nextVersion(asked, '0.1.0', released)).toThrow(sentence)
})
