import { afterEach, expect, test } from 'bun:test'
import { levelToKeep } from './keep-log.ts'
import { ROOT } from './rooms.ts'

afterEach(() => {
  delete process.env.LOG_LEVEL
})

test.each([
  [undefined, 'info'],
  ['warn', 'info'],
  ['silent', 'info'],
  ['debug', 'debug'],
])('with LOG_LEVEL %p a local server logs at %s, and its file has a line for each request', (asked, written) => {
  if (asked) process.env.LOG_LEVEL = asked
  expect(levelToKeep()).toBe(written)
})

const LINES = ['{"level":20,"msg":"b"}', '{"level":30,"msg":"c"}', '{"level":40,"msg":"d"}', 'no line of the log']

test.each([
  ['', ['{"level":40,"msg":"d"}', 'no line of the log']],
  ['info', ['{"level":30,"msg":"c"}', '{"level":40,"msg":"d"}', 'no line of the log']],
  ['silent', ['no line of the log']],
])('with LOG_LEVEL=%s the terminal shows that level, and the file has everything', async (level, shown) => {
  const name = `test-${crypto.randomUUID()}`
  const script = `
    import { rmSync } from 'node:fs'
    import { join } from 'node:path'
    import { keepLog, LOGS } from './scripts/keep-log.ts'
    await keepLog(${JSON.stringify(name)}, new Blob([${JSON.stringify(`${LINES.join('\n')}\n`)}]).stream())
    const file = join(LOGS, ${JSON.stringify(`${name}.log`)})
    console.error(await Bun.file(file).text())
    rmSync(file)`
  const { stdout, stderr } = Bun.spawnSync([process.execPath, '-e', script], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: level },
  })
  expect(stdout.toString().trim().split('\n')).toEqual(shown)
  expect(stderr.toString().trim().split('\n')).toEqual(LINES)
})
