import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MultiStats, rspack } from '@rspack/core'
import { REMOTES } from './rooms.ts'
import { host, remote } from './rspack.ts'

test('no room imports the barrel of all icons', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-icons-'))
  const target = { mode: 'development', version: 'test', dist: folder } as const
  const shell = { ...host(target), output: { path: join(folder, 'shell') } }
  const compiler = rspack([shell, ...REMOTES.map((name) => remote(name, target))])
  try {
    const stats = await new Promise<MultiStats>((resolve, reject) =>
      compiler.run((error, result) => (result ? resolve(result) : reject(error))),
    )
    expect(stats.toString({ preset: 'errors-only', colors: false })).toBe('')
    // Those that are read and then left out of the room, too.
    const { children = [] } = stats.toJson({ all: false, modules: true, orphanModules: true, modulesSpace: Infinity })
    const read = children.flatMap(({ modules = [] }) => modules.map(({ nameForCondition }) => nameForCondition ?? ''))
    expect(read.filter((file) => file.endsWith('/react-icons/lib/atoms/svg/gift.js'))).not.toEqual([])
    expect(read.filter((file) => /\/react-icons\/lib\/(index\.js|icons\/)/.test(file))).toEqual([])
  } finally {
    await new Promise((resolve) => compiler.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
}, 30_000)
