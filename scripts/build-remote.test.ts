import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRemote } from './build-remote.ts'

const dist = await mkdtemp(join(tmpdir(), 'goodword-build-'))
afterAll(() => rm(dist, { recursive: true }))

test('an entry does not depend on the order in which the compiler comes upon chunks: built again, it is the same', async () => {
  const release = await buildRemote('mfe-hiring', '0.0.0-again', dist)
  const entry = (await readdir(release)).find((name) => /^entry\..*\.js$/.test(name)) ?? ''
  const [, list = ''] = /sriHashes=\{([^}]*)\}/.exec(await Bun.file(join(release, entry)).text()) ?? []
  const chunks = list.split(',')
  expect(chunks.length).toBeGreaterThan(3)
  expect(chunks).toEqual(chunks.toSorted())
}, 60_000)
