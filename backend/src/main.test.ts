import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { freePort } from '../standins/ports.ts'
import { createTestApp } from '../test/harness.ts'
import { until } from '../test/until.ts'
import { variablesOf } from '../test/variables-of.ts'

setDefaultTimeout(30_000)

const app = await createTestApp()
afterAll(() => app.stop())

/** Runs the server until it answers. @returns whether it has read the templates of letters by then */
async function readsTemplates(mode: 'development' | 'preview'): Promise<boolean> {
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
      APP_MODE: mode,
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

test('in development the server answers before it reads the templates of letters', async () => {
  expect(await readsTemplates('development')).toBe(false)
})

test('everywhere else it has read them by then, so that no request waits for them', async () => {
  expect(await readsTemplates('preview')).toBe(true)
})
