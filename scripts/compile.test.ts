import { expect, test } from 'bun:test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from './compile.ts'

test('rebuilding over existing files lists every one of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-compile-'))
  try {
    const imports = Array.from(
      { length: 20 },
      (_, index) => `import(/* webpackChunkName: "c${index}" */ './c${index}.js')`,
    )
    await writeFile(join(folder, 'main.js'), imports.join('\n'))
    for (const index of imports.keys()) await writeFile(join(folder, `c${index}.js`), `export const value = ${index}`)
    const room = { name: 'room', context: folder, mode: 'production' as const, entry: './main.js' }
    const once = () => compile([{ ...room, output: { path: join(folder, 'out') } }])
    const names = (stats: Awaited<ReturnType<typeof once>>) => (stats.room?.assets ?? []).map(({ name }) => name).sort()
    const first = names(await once())
    expect(first).toHaveLength(21)
    expect(names(await once())).toEqual(first)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 20_000)
