import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { ROOT } from './rooms.ts'

/** Packages that take long to read: a start loads them side by side with other work, or when they are asked for. */
const COMPILER = ['@rspack/core', '@rspack/dev-server', '@module-federation/enhanced/rspack']
const TEMPLATES = ['react-email', 'react', 'react-dom']

/** Packages a file reads before its first line runs. */
async function packagesOf(file: string): Promise<string[]> {
  const { metafile } = await Bun.build({
    entrypoints: [join(ROOT, file)],
    target: 'bun',
    packages: 'external',
    splitting: true,
    metafile: true,
  })
  const packages = new Set<string>()
  const seen = new Set<string>()
  const follow = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const found of metafile?.inputs[path]?.imports ?? []) {
      if (found.kind === 'dynamic-import') continue
      if (found.external) packages.add(found.path)
      else follow(found.path)
    }
  }
  follow(file)
  expect(seen.size).toBeGreaterThan(10)
  return [...packages]
}

describe('start-up imports', () => {
  test('bun dev starts the services before it reads the compiler, demo data and templates', async () => {
    const packages = await packagesOf('scripts/run-dev.ts')
    expect(packages).toContain('drizzle-orm/migrator')
    const late = [...COMPILER, ...TEMPLATES, '@fluentui/react-components', '@aws-sdk/client-s3', 'date-fns', 'arctic']
    expect(packages.filter((name) => late.includes(name))).toEqual([])
  })

  test('the server reads the templates of letters apart from everything else', async () => {
    const packages = await packagesOf('backend/src/main.ts')
    expect(packages).toContain('elysia')
    expect(packages.filter((name) => TEMPLATES.includes(name))).toEqual([])
  })

  test('the server reads nothing of OpenTelemetry unless it is told where traces and logs go', async () => {
    const packages = await packagesOf('backend/src/main.ts')
    expect(packages.filter((name) => name.startsWith('@opentelemetry/'))).toEqual([])
  })
})
