import { expect, test } from 'bun:test'
import { readdirSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAfterRun } from '../../../backend/test/remove-after-run.ts'
import { packageManager } from '../../../package.json' with { type: 'json' }
import { flagsOf, readDockerfile, type Stage, wordsOf } from '../../../scripts/image/read-dockerfile.ts'
import { ROOT } from '../../../scripts/rooms.ts'

/** What can be seen without building it. `bun run drill:image` does what it says. */
const stages = readDockerfile(await Bun.file(join(ROOT, 'Dockerfile')).text())
const named = (name: string) => stages.find((stage) => stage.name === name) as Stage
const image = stages.at(-1) as Stage
const all = (stage: Stage, instruction: string) =>
  stage.steps.filter((step) => step.instruction === instruction).map(({ rest }) => rest)

test('the image is based on the exact tested version of Bun', () => {
  const begins = stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from))
  expect(begins).toEqual([`oven/bun:${packageManager.replace('bun@', '')}-slim`])
})

test('packages are installed from the manifests of every workspace alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-manifests-'))
  removeAfterRun(folder)
  const { stdout } = Bun.spawnSync(['git', 'ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  const checkout = stdout.toString().trim().split('\n')
  for (const file of checkout) await Bun.write(join(folder, file), '')
  expect(all(named('manifests'), 'COPY')).toEqual(['. .'])
  for (const command of all(named('manifests'), 'RUN')) Bun.spawnSync(['sh', '-ec', command], { cwd: folder })
  const left = [...new Bun.Glob('**').scanSync({ cwd: folder, dot: true, onlyFiles: false })].filter(
    (path) => !statSync(join(folder, path)).isDirectory() || readdirSync(join(folder, path)).length === 0,
  )
  const manifests = checkout.filter((file) => /(^|\/)package\.json$/.test(file) && !file.startsWith('lab/peers/'))
  expect(left.sort()).toEqual([...manifests, 'bun.lock', 'bunfig.toml'].sort())
  expect(all(named('packages'), 'COPY').map(flagsOf)).toEqual([{ flags: { from: 'manifests' }, words: ['/app', './'] }])
})

test("the image's first layer is its packages", () => {
  const [first = ''] = all(image, 'COPY')
  expect(flagsOf(first)).toEqual({ flags: { from: 'packages' }, words: ['/app', './'] })
})

test('the image runs as a plain user, starts the production server, and has a health check', () => {
  expect(all(image, 'USER')).toEqual(['bun'])
  expect(all(image, 'CMD').map(wordsOf)).toEqual([['bun', 'scripts/start.ts']])
  expect(all(image, 'HEALTHCHECK')).toHaveLength(1)
})

test('no local file is sent to the build', async () => {
  const ignored = (await Bun.file(join(ROOT, '.dockerignore')).text()).split('\n')
  for (const name of ['.git', '.data', '.env', '.env.*', '**/node_modules', 'dist']) expect(ignored).toContain(name)
})
