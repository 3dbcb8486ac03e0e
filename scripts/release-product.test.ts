import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import product from '../package.json'
import { copyCheckout } from './copy-checkout.ts'

setDefaultTimeout(180_000)

/** Of the image as much as is made in a moment; `bun run drill:image` makes all of it. */
const DOCKERFILE = `FROM scratch AS base
WORKDIR /app
FROM base
COPY package.json LICENSE ./
COPY backend/src/db backend/src/db
RUN echo built > built.txt
`
const NAME = `goodword-${product.version}`

let checkout: string
beforeAll(async () => {
  checkout = await copyCheckout()
  await run('bun', 'install', '--frozen-lockfile')
  await writeFile(join(checkout, 'Dockerfile'), DOCKERFILE)
  await commit()
})
afterAll(() => rm(checkout, { recursive: true, force: true }))

async function run(...command: string[]) {
  const child = Bun.spawn(command[0] === 'bun' ? [process.execPath, ...command.slice(1)] : command, {
    cwd: checkout,
    env: { ...process.env, GIT_CONFIG_COUNT: '2', ...AUTHOR },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { code, words: (output + errors).trim() }
}
const AUTHOR = {
  GIT_CONFIG_KEY_0: 'user.name',
  GIT_CONFIG_VALUE_0: 'Robin',
  GIT_CONFIG_KEY_1: 'user.email',
  GIT_CONFIG_VALUE_1: 'robin@goodword.example',
}
const release = (...words: string[]) => run('bun', 'run', 'release:product', ...words)
const commit = () => run('git', 'commit', '-qam', 'a change')
const read = (file: string) => readFile(join(checkout, file), 'utf8')
const made = (file: string) => join(checkout, '.data/product', NAME, file)

test('a release with uncommitted changes, an invalid version or an empty changelog is refused', async () => {
  const before = (await run('git', 'rev-parse', 'HEAD')).words
  await appendFile(join(checkout, 'LICENSE'), 'more')
  expect(await release()).toEqual({
    code: 1,
    words: expect.stringContaining('There are changes that no commit holds.'),
  })
  await run('git', 'checkout', 'LICENSE')
  expect(await release('next')).toEqual({ code: 1, words: expect.stringContaining('next is not a version: 1.2.3') })
  const changelog = await read('CHANGELOG.md')
  await writeFile(
    join(checkout, 'CHANGELOG.md'),
    '# Changelog\n\n## Unreleased\n\n### Added\n\n## 0.0.9 - 2026-01-01\n\n- All.\n',
  )
  await commit()
  expect(await release()).toEqual({ code: 1, words: expect.stringContaining('there is nothing to release') })
  await writeFile(join(checkout, 'CHANGELOG.md'), changelog)
  await commit()
  expect((await run('git', 'diff', '--stat', before)).words).toBe('')
  expect((await run('git', 'tag')).words).toBe('')
})

test('a release is a tagged commit with files: image contents, bill of materials, notes, checksums', async () => {
  const unreleased = (await read('CHANGELOG.md')).split('## Unreleased')[1]?.trim() ?? ''
  const { code, words } = await release()
  expect({ code, words }).toEqual({ code: 0, words: expect.stringContaining(`Goodword ${product.version} is in `) })
  const day = new Date().toISOString().slice(0, 10)
  expect(await read('CHANGELOG.md')).toContain(`## Unreleased\n\n## ${product.version} - ${day}\n\n${unreleased}`)
  expect(JSON.parse(await read('package.json')).version).toBe(product.version)
  expect(JSON.parse(await read('backend/src/db/migrate/released.json'))).toEqual([
    { version: product.version, schema: expect.any(Number) },
  ])
  expect((await run('git', 'status', '--porcelain')).words).toBe('')
  expect((await run('git', 'describe', '--exact-match')).words).toBe(`v${product.version}`)
  expect(
    (await run('bun', 'x', '--no-install', 'biome', 'check', 'package.json', 'backend/src/db/migrate/released.json'))
      .code,
  ).toBe(0)

  expect(await readFile(made(`${NAME}.md`), 'utf8')).toBe(`${unreleased}\n`)
  const sums = Bun.spawnSync(['sha256sum', '--check', 'SHA256SUMS'], { cwd: made('') })
  expect(sums.stdout.toString().split('\n').filter(Boolean)).toEqual([
    `${NAME}.cdx.json: OK`,
    `${NAME}.md: OK`,
    `${NAME}.tar.gz: OK`,
  ])
  const files = (await run('tar', '-tzf', made(`${NAME}.tar.gz`))).words.split('\n')
  expect(files).toContain(`${NAME}/backend/src/db/migrate/released.json`)
  expect(files).toContain(`${NAME}/built.txt`)
  expect(files.filter((file) => !file.startsWith(`${NAME}/`))).toEqual([])
})

test('the bill of materials names every production package with exact version and license', async () => {
  const text = await readFile(made(`${NAME}.cdx.json`), 'utf8')
  const { components, dependencies, metadata } = JSON.parse(text)
  const named = new Set(components.map(({ purl }: { purl: string }) => decodeURIComponent(purl)))
  const rooms = [...new Bun.Glob('{backend,backend/contract,shell,shared-*,mfe-*}/package.json').scanSync(checkout)]
  const { catalog } = product.workspaces as { catalog: Record<string, string> }
  for (const room of rooms) {
    for (const [name, range] of Object.entries<string>(JSON.parse(await read(room)).dependencies)) {
      if (range.startsWith('workspace:')) continue
      expect(named).toContain(`pkg:npm/${name}@${range === 'catalog:' ? catalog[name] : range}`)
    }
  }
  for (const { version, licenses } of components) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(licenses[0].license?.id ?? licenses[0].expression).toEqual(expect.any(String))
  }
  expect(metadata.component).toMatchObject({ name: 'goodword', version: product.version })
  const refs = new Set(dependencies.map(({ ref }: { ref: string }) => ref))
  expect(refs.size).toBe(components.length + 1)
  expect(text).not.toMatch(/registry|tarball|file:|\/node_modules\//)
  expect(text).not.toContain(checkout)
})

test('a tagged commit gets identical files again, and a later commit needs a higher version', async () => {
  const before = await Bun.file(made(`${NAME}.tar.gz`)).bytes()
  await rm(made(''), { recursive: true })
  const head = (await run('git', 'rev-parse', 'HEAD')).words
  expect((await release()).code).toBe(0)
  expect((await run('git', 'rev-parse', 'HEAD')).words).toBe(head)
  expect(Buffer.from(before).equals(await Bun.file(made(`${NAME}.tar.gz`)).bytes())).toBe(true)
  await appendFile(join(checkout, 'LICENSE'), '\n')
  await commit()
  expect((await release()).words).toContain(`${product.version} is released already. Say which is next`)
  expect((await release('0.0.1')).words).toContain(`0.0.1 is not above ${product.version}`)
})
