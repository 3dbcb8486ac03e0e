import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { REMOTES, ROOT } from './rooms.ts'
import { sourcesOf } from './version.ts'

/** Read along with `writeShell`; no remote has anything of it. */
const OF_THE_SHELL = ['shell/src/routing/routes.ts', 'shell/src/routing/operator-routes.ts']

/** Our own files that a script reads, itself included. */
async function filesOf(script: string): Promise<string[]> {
  const { metafile } = await Bun.build({
    entrypoints: [join(ROOT, script)],
    target: 'bun',
    packages: 'external',
    metafile: true,
  })
  return Object.keys(metafile?.inputs ?? {})
}

test("the shell's version changes with every script that builds dist/", async () => {
  const named = new Set(sourcesOf('shell'))
  expect((await filesOf('scripts/build-front-end.ts')).filter((file) => !named.has(file))).toEqual([])
})

describe("a remote's version", () => {
  test("a remote's version changes with the build scripts and the shell's contract", async () => {
    const files = await filesOf('scripts/build-remote.ts')
    expect(files).toContain('shell/src/remotes/page-props.ts')
    const named = new Set(sourcesOf('mfe-hiring'))
    expect(files.filter((file) => !named.has(file) && !OF_THE_SHELL.includes(file))).toEqual([])
  })

  test.each(REMOTES)('the version of %s changes with its own and shared sources', (room) => {
    const shared = ['shared-ui/src/kernel/kernel.ts', 'backend/contract/src/users.ts']
    expect(sourcesOf(room)).toEqual(expect.arrayContaining([`${room}/src/pages.ts`, ...shared]))
  })

  test.each(REMOTES)('the version of %s changes with its own and shared package.json', (room) => {
    const packages = sourcesOf(room).filter((file) => file.endsWith('package.json'))
    expect(packages.sort()).toEqual([
      'backend/contract/package.json',
      'languages/package.json',
      `${room}/package.json`,
      'shared-money/package.json',
      'shared-ui/package.json',
    ])
  })

  test("a remote's version ignores other remotes and the rest of the shell", () => {
    const outside = sourcesOf('mfe-hiring').filter((file) => /^(shell|mfe-(?!hiring))/.test(file))
    expect(outside).toEqual(['shell/src/remotes/page-props.ts'])
  })
})
