import { expect, test } from 'bun:test'
import { describeBuild } from './describe-build.ts'

test("the configured commit is the build's commit", () => {
  expect(describeBuild({ COMMIT: 'abc1234' }).commit).toBe('abc1234')
})

test("without configuration the build's commit is the checked-out one", () => {
  const { stdout } = Bun.spawnSync(['git', 'rev-parse', 'HEAD'], { cwd: import.meta.dir })
  expect(describeBuild({ COMMIT: undefined }).commit).toBe(stdout.toString().trim())
})
