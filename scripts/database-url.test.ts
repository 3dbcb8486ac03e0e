import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './rooms.ts'

test('a command with a configured database creates no local data folder, as an image is read-only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-told-'))
  const entry = join(folder, 'ask.ts')
  await Bun.write(
    entry,
    `process.env.DATABASE_URL = 'postgres://db.example/goodword'
    const made = []
    const fs = await import('node:fs')
    const { mock } = await import('bun:test')
    void mock.module('node:fs', () => ({ ...fs, mkdirSync: (path) => void made.push(path) }))
    const { databaseUrl } = await import(${JSON.stringify(join(ROOT, 'scripts/database-url.ts'))})
    console.info(JSON.stringify({ url: databaseUrl(), made }))`,
  )
  const { stdout, stderr } = Bun.spawnSync([process.execPath, entry], { cwd: folder })
  await rm(folder, { recursive: true })
  expect(stderr.toString()).toBe('')
  expect(JSON.parse(stdout.toString())).toEqual({ url: 'postgres://db.example/goodword', made: [] })
})
