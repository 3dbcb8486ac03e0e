import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as files from '../../../test/files.ts'
import { inspectApart } from './inspect-apart.ts'
import { inspectFile } from './inspect-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'goodword-inspection-'))
/** A program in place of ours that does something else with the file. */
function programThat(name: string, source: string): string {
  const path = join(folder, `${name}.ts`)
  writeFileSync(path, source)
  return path
}
afterAll(() => rmSync(folder, { recursive: true }))

test.each(Object.entries({ ...files.SAMPLES, nothing: new Uint8Array() }))(
  'the inspection process finds the same as this process: %s',
  async (_type, bytes) => {
    expect(await inspectApart(async () => bytes)).toEqual(await inspectFile(bytes))
  },
)

test('a slow inspection delays no other', async () => {
  const mark = join(folder, 'the-other-one-is-done')
  const slow = programThat(
    'slow',
    `import { existsSync } from 'node:fs'
    while (!existsSync(${JSON.stringify(mark)}));
    console.log('{"type":"slow"}')`,
  )
  const first = inspectApart(async () => files.pdf, { program: slow, source: 'somebody' })
  expect((await inspectApart(async () => files.png)).type).toBe('image/png')
  writeFileSync(mark, '')
  expect((await first).type).toBe('slow')
})

test('an inspection that never ends refuses its file', async () => {
  const endless = programThat('endless', 'for (;;);')
  const checked = inspectApart(async () => files.pdf, { program: endless, patience: 400, long: 1 })
  await expect(checked).rejects.toThrow('This file takes too long to check.')
})

test('a busy machine does not refuse a file', async () => {
  const sleepy = programThat('sleepy', 'await Bun.sleep(60_000)')
  const late = inspectApart(async () => files.pdf, { program: sleepy, patience: 400 })
  await expect(late).rejects.toThrow('Files cannot be checked right now.')
})

test('a crashed inspection does not refuse its file, which can be checked later', async () => {
  const broken = programThat('broken', 'process.exit(1)')
  const checked = inspectApart(async () => files.pdf, { program: broken })
  await expect(checked).rejects.toThrow('Files cannot be checked right now.')
})

test("the inspection process has none of the server's environment", async () => {
  const told = 'console.log(JSON.stringify({ type: Object.keys(process.env).join() }))'
  const curious = programThat('curious', told)
  process.env.GOODWORD_TEST_SECRET = 'secret'
  const { type } = await inspectApart(async () => files.pdf, { program: curious })
  expect(type).not.toContain('GOODWORD_TEST_SECRET')
  delete process.env.GOODWORD_TEST_SECRET
})
