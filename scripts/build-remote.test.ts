import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRemote } from './build-remote.ts'

const BUILD_MS = 60_000

const dist = await mkdtemp(join(tmpdir(), 'goodword-build-'))
let release: string
let scripts: string[]
beforeAll(async () => {
  release = await buildRemote('mfe-hiring', '0.0.0-again', dist)
  scripts = (await readdir(release)).filter((name) => name.endsWith('.js') && name !== 'server.js')
}, BUILD_MS)
afterAll(() => rm(dist, { recursive: true }))

test('an entry script is reproducible, whatever the order of chunks', async () => {
  const entry = scripts.find((name) => /^entry\./.test(name)) ?? ''
  const [, list = ''] = /sriHashes=\{([^}]*)\}/.exec(await Bun.file(join(release, entry)).text()) ?? []
  const chunks = list.split(',')
  expect(chunks.length).toBeGreaterThan(3)
  expect(chunks).toEqual(chunks.toSorted())
})

test('every script asks Chromium in its first line to compile it eagerly', async () => {
  expect(scripts.length).toBeGreaterThan(3)
  for (const name of scripts) {
    expect(await Bun.file(join(release, name)).text()).toStartWith('//# allFunctionsCalledOnLoad\n')
  }
})
