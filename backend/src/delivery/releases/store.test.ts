import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cuttableProxy } from '../../../test/cuttable-proxy.ts'
import { services } from '../../../test/services.ts'
import { parseEnv } from '../../parse-env.ts'
import { createStorage } from '../../storage/create-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { bucketStore } from './bucket-store.ts'
import { createReleaseStore } from './create-store.ts'
import type { ReleaseStore } from './store.ts'

let scratch: string
let built: string
let line: Awaited<ReturnType<typeof cuttableProxy>>

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'goodword-store-'))
  built = join(scratch, 'built')
  const files = { 'entry.js': 'run()', 'entry.js.br': 'squeezed', 'release.json': '{}' }
  for (const [name, text] of Object.entries(files)) await Bun.write(join(built, name), text)
  const { hostname, port } = new URL(services.S3_ENDPOINT ?? '')
  line = await cuttableProxy({ host: hostname, port: Number(port) })
})
afterAll(() => {
  line.mend()
  line.stop()
  rmSync(scratch, { recursive: true })
})

const envWith = (variables: Record<string, string>) =>
  parseEnv({
    APP_MODE: 'test',
    APP_URL: 'http://localhost',
    DATABASE_URL: 'postgres://x',
    ...services,
    ...variables,
  })
const storeWith = (variables: Record<string, string>) => createReleaseStore(envWith(variables))
const stores: Record<string, () => ReleaseStore> = {
  folder: () => storeWith({ RELEASES_DIR: join(scratch, 'store') }),
  bucket: () =>
    storeWith({
      RELEASES_BUCKET: services.S3_BUCKET ?? '',
      RELEASES_PREFIX: `releases-${process.pid}`,
      S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
    }),
}
const text = async (store: ReleaseStore, file: string) =>
  new Response(await store.find(`mfe-hiring/one/${file}`)).text()

describe.each(Object.keys(stores))('a %s', (kind) => {
  const open = () => (stores[kind] as () => ReleaseStore)()

  test('a published release and its files are found', async () => {
    expect(await open().has('mfe-hiring', 'one')).toBe(false)
    await open().publish('mfe-hiring', 'one', built)
    expect(await open().has('mfe-hiring', 'one')).toBe(true)
    expect(await text(open(), 'entry.js.br')).toBe('squeezed')
    expect(await text(open(), 'entry.js')).toBe('run()')
  })

  test('the first publication of a version is kept', async () => {
    const other = join(scratch, 'other')
    await Bun.write(join(other, 'entry.js'), 'run(2)')
    await open().publish('mfe-hiring', 'one', other)
    expect(await text(open(), 'entry.js')).toBe('run()')
  })

  test.each(['mfe-hiring/none/entry.js', 'mfe-hiring/../secret', '../x', '.hidden'])(
    'nothing is found at %s',
    async (path) => expect([await open().find(path), await open().read(path)]).toEqual([null, null]),
  )
})

test('a folder store that breaks off in the middle of a release shows none of it', async () => {
  const store = stores.folder as () => ReleaseStore
  await Bun.write(join(scratch, 'store/mfe-blocked'), 'a file where a folder should be')
  await expect(store().publish('mfe-blocked', 'one', built)).rejects.toThrow()
  await expect(store().publish('mfe-hiring', 'two', join(scratch, 'nowhere'))).rejects.toThrow()
  expect(await store().has('mfe-hiring', 'two')).toBe(false)
  expect(await readdir(join(scratch, 'store/mfe-hiring'))).toEqual(['one'])
})

test('a bucket lost in the middle of a release has none of it, and accepts it later', async () => {
  const store = (stores.bucket as () => ReleaseStore)()
  expect(await store.has('mfe-hiring', 'two')).toBe(false)
  line.cut()
  await expect(store.publish('mfe-hiring', 'two', built)).rejects.toThrow('Files are not available right now')
  line.mend()
  expect(await store.has('mfe-hiring', 'two')).toBe(false)
  await store.publish('mfe-hiring', 'two', built)
  expect(await store.has('mfe-hiring', 'two')).toBe(true)
})

describe('a file of a bucket', () => {
  /** A store, and the requests that reach its bucket. */
  function counted() {
    const storage = createStorage(envWith({ S3_ENDPOINT: `http://127.0.0.1:${line.port}` }))
    const requests: string[] = []
    const head: Storage['head'] = (key) => {
      requests.push('head')
      return storage.head(key)
    }
    const read: Storage['read'] = (key) => {
      requests.push('read')
      return storage.read(key)
    }
    return { store: bucketStore({ ...storage, head, read }, `releases-${process.pid}`), requests }
  }
  const entry = (store: ReleaseStore) => text(store, 'entry.js.br')

  test("concurrent readers of a bucket's file cause one read, later readers none", async () => {
    const { store, requests } = counted()
    const answers = await Promise.all(Array.from({ length: 20 }, () => entry(store)))
    expect(new Set(answers)).toEqual(new Set(['squeezed']))
    expect(requests).toEqual(['head', 'read'])
    expect(await entry(store)).toBe('squeezed')
    expect(requests).toHaveLength(2)
  })

  test("a failed read of a bucket's file is retried", async () => {
    const { store } = counted()
    line.cut()
    await expect(entry(store)).rejects.toThrow('Files are not available right now')
    line.mend()
    expect(await entry(store)).toBe('squeezed')
  })
})

describe('a failing bucket or a concurrent publisher of the same version', () => {
  const prefix = `shared-${process.pid}`
  const storageBehindLine = () => createStorage(envWith({ S3_ENDPOINT: `http://127.0.0.1:${line.port}` }))
  const straight = () => createStorage(envWith({}))
  const direct = () => bucketStore(straight(), prefix)
  const isStored = async (version: string, file: string) =>
    (await straight().head(`${prefix}/mfe-hiring/${version}/${file}`)) !== undefined

  /** A publisher to whom something happens before or after a file of theirs is put. */
  function publisher(change: (put: Storage['put'], object: Parameters<Storage['put']>[0]) => Promise<void>) {
    const storage = storageBehindLine()
    return bucketStore({ ...storage, put: (object) => change(storage.put, object) }, prefix)
  }
  /** The connection is cut while this file is sent, and works again right after. */
  async function cutDuring(put: () => Promise<void>): Promise<void> {
    line.cut()
    try {
      await put()
    } finally {
      line.mend()
    }
  }

  test('files stored before a failure are removed', async () => {
    const seen: boolean[] = []
    const failing = publisher(async (put, object) => {
      if (!object.key.endsWith('release.json')) return put(object)
      seen.push(await isStored('three', 'entry.js'), await isStored('three', 'entry.js.br'))
      await cutDuring(() => put(object))
    })
    await expect(failing.publish('mfe-hiring', 'three', built)).rejects.toThrow('Files are not available right now')
    expect(seen).toEqual([true, true])
    for (const file of ['entry.js', 'entry.js.br', 'release.json']) expect(await isStored('three', file)).toBe(false)
    await direct().publish('mfe-hiring', 'three', built)
    expect(await direct().has('mfe-hiring', 'three')).toBe(true)
  })

  test('a file stored without a confirmation is removed after a failure', async () => {
    const failing = publisher(async (put, object) => {
      await put(object)
      if (object.key.endsWith('entry.js.br')) await cutDuring(() => put(object))
    })
    await expect(failing.publish('mfe-hiring', 'four', built)).rejects.toThrow('Files are not available right now')
    for (const file of ['entry.js', 'entry.js.br', 'release.json']) expect(await isStored('four', file)).toBe(false)
  })

  test('a release whose last confirmation was lost is published in full', async () => {
    const failing = publisher(async (put, object) => {
      await put(object)
      if (object.key.endsWith('release.json')) await cutDuring(() => put(object))
    })
    await failing.publish('mfe-hiring', 'five', built)
    for (const file of ['entry.js', 'entry.js.br', 'release.json']) expect(await isStored('five', file)).toBe(true)
  })

  test("a failing publisher leaves the other's files", async () => {
    const failing = publisher(async (put, object) => {
      if (!object.key.endsWith('entry.js.br')) return put(object)
      await direct().publish('mfe-hiring', 'six', built)
      await cutDuring(() => put(object))
    })
    await failing.publish('mfe-hiring', 'six', built)
    for (const file of ['entry.js', 'entry.js.br', 'release.json']) expect(await isStored('six', file)).toBe(true)
  })

  test("a late publisher leaves the first one's files", async () => {
    const other = join(scratch, 'other-build')
    const texts = { 'entry.js': 'run()', 'server.js': 'mine', 'release.json': '{"server":"mine"}' }
    for (const [name, text] of Object.entries(texts)) await Bun.write(join(other, name), text)
    const first = join(scratch, 'first-build')
    for (const [name, text] of Object.entries(texts)) await Bun.write(join(first, name), text.replace('mine', 'first'))
    const late = publisher(async (put, object) => {
      await put(object)
      if (object.key.endsWith('entry.js')) await direct().publish('mfe-hiring', 'seven', first)
    })
    await late.publish('mfe-hiring', 'seven', other)
    const bytes = (file: string) => direct().read(`mfe-hiring/seven/${file}`)
    expect(await bytes('server.js')).toEqual(new TextEncoder().encode('first'))
    expect(await bytes('release.json')).toEqual(new TextEncoder().encode('{"server":"first"}'))
  })
})
