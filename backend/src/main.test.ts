import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import postgres from 'postgres'
import { freePort } from '../standins/ports.ts'
import { cuttableProxy } from '../test/cuttable-proxy.ts'
import { createTestApp } from '../test/harness.ts'
import { until } from '../test/until.ts'
import { variablesOf } from '../test/variables-of.ts'
import type { Env } from './config/env.ts'

setDefaultTimeout(30_000)

const app = await createTestApp()
afterAll(() => app.stop())

/** Runs the server until it answers. @returns whether it has read the templates of letters by then */
async function readsTemplates(variables: Partial<Record<keyof Env, string>>): Promise<boolean> {
  const port = await freePort()
  const script = `
    Bun.plugin({ name: 'tell', setup: (build) => build.onLoad({ filter: /letter-template/ }, async ({ path }) => {
      console.log('templates')
      return { contents: await Bun.file(path).text(), loader: 'ts' }
    }) })
    await import(${JSON.stringify(join(import.meta.dir, 'main.ts'))})`
  const child = Bun.spawn([process.execPath, '-e', script], {
    env: {
      ...process.env,
      ...variablesOf(app.env),
      ...variables,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await until(() =>
      fetch(`http://127.0.0.1:${port}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false),
    )
  } finally {
    child.kill()
  }
  return (await new Response(child.stdout).text()).includes('templates')
}

test('a development server answers before it loads the letter templates', async () => {
  expect(await readsTemplates({ APP_MODE: 'development' })).toBe(false)
})

test('a web-only server never loads the letter templates', async () => {
  expect(await readsTemplates({ APP_MODE: 'preview', ROLE: 'web' })).toBe(false)
})

test('other servers load the letter templates before they answer', async () => {
  expect(await readsTemplates({ APP_MODE: 'preview' })).toBe(true)
})

/** A server with these variables; what it writes is kept. */
async function start(variables: Record<string, string>) {
  const port = await freePort()
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'main.ts')], {
    env: {
      ...process.env,
      ...variablesOf(app.env),
      ...variables,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  let written = ''
  const read = async (from: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const bytes of from) written += decoder.decode(bytes, { stream: true })
  }
  const ended = Promise.all([read(child.stdout), read(child.stderr), child.exited])
  return { child, isReady, ended, written: () => written }
}

test('a server started without its database waits, logs it once and prints no stack', async () => {
  const url = new URL(app.env.DATABASE_URL)
  const line = await cuttableProxy({ host: url.hostname, port: Number(url.port) })
  line.cut()
  const behind = Object.assign(new URL(url), { port: String(line.port) }).href
  const { child, isReady, written } = await start({ DATABASE_URL: behind, DATABASE_DIRECT_URL: behind })
  const waits = () =>
    written()
      .split('\n')
      .filter((text) => text.includes('database unavailable; waiting'))
  try {
    await until(() => waits().length > 0, 20_000)
    // Long enough for it to try again.
    await until(() => line.refused() > 1)
    expect([child.exitCode, await isReady()]).toEqual([null, false])
    line.mend()
    await until(isReady, 20_000)
  } finally {
    child.kill()
    line.stop()
  }
  expect(waits()).toHaveLength(1)
  expect(written()).not.toContain(' at ')
})

test.each([
  ['too new for it', 9e12, 'This version is too old for its database'],
  ['of before the first release', 1, 'This database was made before the first release'],
])('a server whose database is %s exits with a sentence and no stack', async (_, time, sentence) => {
  const owner = postgres(app.ownerUrl, { max: 1 })
  await owner`insert into drizzle.__drizzle_migrations (hash, created_at, needs) values ('another', ${time}, ${time})`
  const { ended, written } = await start({})
  const [, , exitCode] = await ended
  await owner`delete from drizzle.__drizzle_migrations where created_at = ${time}`
  await owner.end()
  // A busy machine's database may have to be waited for first.
  const lines = written().trim().split('\n')
  const said = lines.filter((line) => !line.includes('database unavailable; waiting'))
  expect([exitCode, said]).toEqual([1, [expect.stringContaining(sentence)]])
})
