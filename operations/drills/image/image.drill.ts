import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../../backend/test/until.ts'
import { buildByHand, type Layer, letIn, makeReadOnly, makeWritable } from '../../../scripts/image/build-by-hand.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { freePort } from '../../../scripts/ports.ts'
import { keyOf, productionPackages } from '../../../scripts/product/production-packages.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { startProductionServices } from './production-services.ts'

setDefaultTimeout(600_000)

/** Megabytes of an image at most. */
const MAX_MB = 350
/** What `oven/bun:1.4.5-slim` holds besides Bun, by its makers' Dockerfile: `debian:trixie-slim`, megabytes unpacked. */
const DEBIAN_MB = 79
/** Nobody: a user without rights, for those who are root. */
const NOBODY = { uid: 65_534, gid: 65_534 }
const account = process.getuid?.() === 0 ? NOBODY : undefined

let folder: string
let image: Awaited<ReturnType<typeof buildByHand>>
let services: Awaited<ReturnType<typeof startProductionServices>>
let env: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goodword-image-'))
  await letIn(folder)
  image = await buildByHand(ROOT, folder, account)
  await makeReadOnly(image.folder, account)
  services = await startProductionServices()
  const scratch = join(folder, 'tmp')
  await mkdir(scratch)
  await letIn(scratch)
  const { PATH = '' } = process.env
  env = { PATH, HOME: '/nonexistent', TMPDIR: scratch, ...image.env, ...services.env, PORT: String(await freePort()) }
})
afterAll(async () => {
  await services?.stop()
  await makeWritable(folder)
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command in the image, as its user would. */
function inImage(command: string[], more: Record<string, string> = {}) {
  return Bun.spawn(command, {
    cwd: join(image.folder, image.workdir),
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
}

async function wordsOf(child: ReturnType<typeof inImage>) {
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { code, words: output + errors }
}

test("the image's files are read-only and its user is not root", async () => {
  const written = await wordsOf(inImage(['sh', '-c', 'touch x || touch dist/x || touch node_modules/x']))
  expect(written.code).not.toBe(0)
  expect(image.user).toBe('bun')
})

test('the server starts on a read-only tree, migrates, and answers /healthz and /readyz', async () => {
  const server = inImage(image.command)
  const words = wordsOf(server)
  const at = `http://127.0.0.1:${env.PORT}`
  const status = (path: string) =>
    fetch(at + path, { headers: { host: 'goodword.example' } }).then(
      (reply) => reply.status,
      () => 0,
    )
  const ended = words.then(({ words }) => Promise.reject(new Error(`The server ended: ${words}`)))
  await Promise.race([until(async () => (await status('/healthz')) === 200, 60_000), ended])
  // On a busy machine it may be late for the first time.
  await until(async () => (await status('/readyz')) === 200, 60_000)
  expect(await status('/')).toBe(200)
  expect((await wordsOf(inImage(image.healthCheck))).code).toBe(0)
  ended.catch(() => {})
  server.kill('SIGTERM')
  expect((await words).code).toBe(0)
  expect((await wordsOf(inImage(image.healthCheck))).code).toBe(1)
})

test.each<[string[], string, number]>([
  [['scripts/migrate.ts'], 'The database is up to date.', 0],
  [['scripts/releases.ts'], 'as the server was built', 0],
  [['scripts/rollback.ts', 'mfe-hiring'], 'mfe-hiring', 1],
  [['scripts/letters.ts', 'list'], '0 undeliverable letters.', 0],
  [['scripts/sweep.ts', 'all', '--dry-run'], 'would have', 0],
  [['scripts/check-ledger.ts'], '', 0],
  [['scripts/verify-events.ts', '--alone'], '', 0],
  [['scripts/trace.ts', '0123456789abcdef', '--logs', '-'], '0123456789abcdef', 0],
])('an operator runs %p in the image', async (args, says, expected) => {
  const { code, words } = await wordsOf(inImage(['bun', ...args]))
  expect(words).toContain(says)
  expect({ words, code }).toEqual({ words, code: expected })
})

test('the bill of materials names every package in the image', async () => {
  const { found } = await productionPackages(ROOT)
  const store = join(image.folder, image.workdir, 'node_modules/.bun')
  const files = ['*', '@*/*'].flatMap((name) => [
    ...new Bun.Glob(`*/node_modules/${name}/package.json`).scanSync(store),
  ])
  const names = await Promise.all(files.map(async (file) => keyOf(await Bun.file(join(store, file)).json())))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !found.has(name))).toEqual([])
})

test('an image is smaller than 350 MB, with packages in a layer of their own', async () => {
  const bun = (await stat(process.execPath)).size
  const product = image.layers.reduce((sum, { bytes }) => sum + bytes, 0)
  const total = DEBIAN_MB + (bun + product) / 1e6
  const rows = [
    ['`debian:trixie-slim` in `oven/bun:1.4.5-slim`, as its makers say', String(DEBIAN_MB)],
    ['Bun in it', megabytes(bun)],
    ...image.layers.map(({ step, bytes }): [string, string] => [`\`${step}\``, megabytes(bytes)]),
    ['together', total.toFixed(1)],
  ]
  for (const [what, figure] of rows) say(`${what}: ${figure}`)
  await writeFile(join(ROOT, 'operations/drills/image/image.md'), page(rows))
  const [packages] = image.layers as [Layer]
  expect(packages.step).toBe('COPY --from=packages /app ./')
  expect(total).toBeLessThan(MAX_MB)
})

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

function page(rows: string[][]): string {
  return `# The image

Written by \`bun run drill:image\`, never by hand. It does what the [Dockerfile](../../../Dockerfile) says without a container engine:
\`COPY\`, \`RUN\` and \`ENV\` of each stage in clean folders, as a user without rights. The result is made read-only, and the server
started from it against a PostgreSQL and an object store: it migrates, answers \`/healthz\` and \`/readyz\`, passes its health check, and
ends on \`SIGTERM\`; an operator's commands run in it. All that is written goes to \`/tmp\`, so the root file system of a container may be
read-only.

Layers, and the megabytes of files in each, unpacked. What the image begins with cannot be fetched here.

${markdownTable([['layer', 'MB'], ...rows])}

The first of ours are the server's packages (\`bun install --production --filter @goodword/backend\`, without source maps, types, manuals
and what others build with): an upgrade that changes none of them leaves it where it is.
`
}
