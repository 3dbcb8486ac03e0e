import { expect, test } from 'bun:test'
import { describeBuild } from './describe-build.ts'

test('the commit is the one that is set, as in an image', () => {
  expect(describeBuild({ COMMIT: 'abc1234' }).commit).toBe('abc1234')
})

test('in a checkout it is the one that is checked out', () => {
  const { stdout } = Bun.spawnSync(['git', 'rev-parse', 'HEAD'], { cwd: import.meta.dir })
  expect(describeBuild({ COMMIT: undefined }).commit).toBe(stdout.toString().trim())
})
