import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/rooms.ts'
import { runnableBlocks } from './runnable-blocks.ts'

const page = await Bun.file(join(ROOT, 'docs/operating.md')).text()

test('only marked blocks of a page are run', () => {
  const text = '```sh\nnot this\n```\n\n```sh run\nthis\nand this\n```\n\n```sh run\nthen this\n```\n'
  expect(runnableBlocks(text)).toEqual(['this\nand this\n', 'then this\n'])
})

test('each command of the manual is valid shell', () => {
  for (const block of runnableBlocks(page)) {
    const { exitCode, stderr } = Bun.spawnSync(['bash', '-nc', block])
    expect([exitCode, stderr.toString()]).toEqual([0, ''])
  }
})

test('each script named in the manual exists', async () => {
  const { scripts } = await Bun.file(join(ROOT, 'package.json')).json()
  const commands = runnableBlocks(page).join('\n')
  for (const [, name = ''] of commands.matchAll(/bun run ([\w:]+)/g)) expect(scripts).toHaveProperty([name])
  const files = [...commands.matchAll(/bun (scripts\/\S+)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) expect([file, await Bun.file(join(ROOT, file)).exists()]).toEqual([file, true])
})
