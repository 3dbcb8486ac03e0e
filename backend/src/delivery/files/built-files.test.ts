import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { aRelease } from '../../../test/a-release.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { builtFiles } from '../../db/schema/built-files.ts'
import { countOldBuiltFiles, publishBuiltFiles, sweepBuiltFiles } from './built-files.ts'

/** Two servers of one database, as an upgrade has them side by side: each has the files of its own build alone. */
let folders: [string, string]
let one: TestApp
let other: TestApp
beforeAll(async () => {
  folders = [await build('1111aaaa'), await build('2222bbbb')]
  one = await createTestApp({ WEB_DIST: folders[0] })
  other = await createTestApp({ WEB_DIST: folders[1], DATABASE_URL: one.env.DATABASE_URL })
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

/** A front end as the build leaves one, as small as it can be. @param hash names its content */
async function build(hash: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'goodword-built-'))
  const shell = { version: hash, scripts: [`/assets/shell.${hash}.js`], inline: [], css: '', routes: [] }
  const files = {
    'shell/shell.json': JSON.stringify(shell),
    'shell/remotes.json': JSON.stringify({ 'mfe-apply': aRelease('mfe-apply', hash) }),
    [`shell/assets/shell.${hash}.js`]: scriptOf(hash),
    [`remotes/mfe-apply/${hash}/entry.${hash}.js`]: scriptOf(hash),
    [`remotes/mfe-apply/${hash}/server.js`]: 'the part of the server',
    [`remotes/mfe-apply/${hash}/notes.txt`]: 'no script',
  }
  for (const [path, text] of Object.entries(files)) await Bun.write(join(dist, path), text)
  return dist
}
const scriptOf = (hash: string) => `document.title = "${hash}"`

const get = (app: TestApp, path: string, takes = 'br') =>
  fetch(app.url + path, { headers: { 'accept-encoding': takes } })

test.each(['br', 'gzip', 'identity'])(
  'each server answers for the scripts of every build, for browsers that take %s',
  async (takes) => {
    for (const app of [one, other]) {
      for (const hash of ['1111aaaa', '2222bbbb']) {
        for (const path of [`/assets/shell.${hash}.js`, `/remotes/mfe-apply/${hash}/entry.${hash}.js`]) {
          const reply = await get(app, path, takes)
          expect([path, reply.status, await reply.text()]).toEqual([path, 200, scriptOf(hash)])
          expect(reply.headers.get('cache-control')).toContain('immutable')
          expect(reply.headers.get('content-type')).toContain('text/javascript')
        }
      }
    }
  },
)

test('only scripts for browsers are published', async () => {
  const rows = await one.db.select({ path: builtFiles.path }).from(builtFiles)
  expect(rows.map(({ path }) => path).sort()).toEqual([
    '/assets/shell.1111aaaa.js',
    '/assets/shell.2222bbbb.js',
    '/remotes/mfe-apply/1111aaaa/entry.1111aaaa.js',
    '/remotes/mfe-apply/2222bbbb/entry.2222bbbb.js',
  ])
  for (const path of ['/assets/shell.3333cccc.js', '/remotes/mfe-apply/1111aaaa/server.js', '/assets/..%2fshell.js']) {
    expect((await get(other, path)).status).toBe(404)
  }
})

test('scripts stay for seven days after the last server of their build, and one that runs keeps its own', async () => {
  await one.db.update(builtFiles).set({ seenAt: sql`now() - interval '8 days'` })
  await publishBuiltFiles(one.db, folders[0], ['mfe-apply/1111aaaa'])
  expect(await countOldBuiltFiles(one)).toBe(2)
  expect(await sweepBuiltFiles(one)).toBe(2)
  expect(await one.db.$count(builtFiles, eq(builtFiles.path, '/assets/shell.1111aaaa.js'))).toBe(1)
  expect(await one.db.$count(builtFiles)).toBe(2)
})
