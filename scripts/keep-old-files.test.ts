import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepOldFiles } from './keep-old-files.ts'

const DAY = 24 * 60 * 60 * 1000
let dist: string
const put = (file: string) => Bun.write(join(dist, file), 'x')
const isThere = (file: string) => Bun.file(join(dist, file)).exists()

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'goodword-dist-'))
  for (const file of ['shell/assets/old.js', 'shell/assets/old.js.br', 'shell/assets/new.js']) await put(file)
  for (const version of ['old', 'new', 'released-one']) await put(`remotes/mfe-hiring/${version}/release.json`)
  await put('remotes/mfe-hiring/released-one/released')
})
afterAll(() => rmSync(dist, { recursive: true }))

const current = new Set(['shell/assets/new.js', 'remotes/mfe-hiring/new'])

test('superseded files stay for seven days from the next build, whatever their age', async () => {
  await keepOldFiles(dist, new Set([...current, 'shell/assets/old.js', 'remotes/mfe-hiring/old']), 0)
  await keepOldFiles(dist, current, 100 * DAY)
  await keepOldFiles(dist, current, 106.9 * DAY)
  expect(await isThere('shell/assets/old.js')).toBe(true)
  expect(await isThere('remotes/mfe-hiring/old/release.json')).toBe(true)
})

test('superseded files are removed after seven days with their compressed forms, releases stay', async () => {
  await keepOldFiles(dist, current, 107 * DAY)
  expect(await isThere('shell/assets/old.js')).toBe(false)
  expect(await isThere('shell/assets/old.js.br')).toBe(false)
  expect(await isThere('remotes/mfe-hiring/old/release.json')).toBe(false)
  for (const file of ['shell/assets/new.js', 'remotes/mfe-hiring/new/release.json'])
    expect(await isThere(file)).toBe(true)
  expect(await isThere('remotes/mfe-hiring/released-one/release.json')).toBe(true)
})
