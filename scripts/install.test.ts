import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { packageManager } from '../package.json' with { type: 'json' }
import { install } from './install.ts'
import { ROOT } from './rooms.ts'

test("npx finds the installed Bun by name without reading the project's packages", async () => {
  await install()
  const link = join(ROOT, 'node_modules/.bin', packageManager)
  const { stdout } = Bun.spawnSync([link, '--version'])
  expect(`bun@${stdout.toString().trim()}`).toBe(packageManager)
  // Whoever has Bun alone has no npx.
  if (!Bun.which('npx')) return
  const npx = Bun.spawnSync(['npx', '--yes', packageManager, '-p', 'process.argv0'], { cwd: join(ROOT, 'scripts') })
  expect(npx.stdout.toString().trim()).toBe(packageManager)
}, 20_000)
