import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aRelease } from '../../../test/a-release.ts'
import { createLogger } from '../../watching/log.ts'
import { folderStore } from '../releases/folder-store.ts'
import { sha384 } from '../releases/sha384.ts'
import { createRenderer } from './renderer.ts'

/** Says how often it was asked, and what with. */
const SHELL = `
let count = 0
exports.shared = {}
exports.render = ({ replies, requestId = '' }) => ({ html: ++count + JSON.stringify(replies) + requestId, css: '', title: undefined })`
const REMOTE = "exports.pages = { landing: () => Promise.resolve({ default: 'the page' }) }"
const route = { path: '/', audience: 'guests', remote: 'mfe-public', page: 'landing', rendered: true } as const
const release = aRelease('mfe-public', 'one', { server: sha384(new TextEncoder().encode(REMOTE)) })

const dist = mkdtempSync(join(tmpdir(), 'goodword-renderer-'))
let renderer: Awaited<ReturnType<typeof createRenderer>>
beforeAll(async () => {
  await Bun.write(join(dist, 'shell/server.js'), SHELL)
  await Bun.write(join(dist, 'remotes/mfe-public/one/server.js'), REMOTE)
  const shell = {
    version: 'one',
    offers: {},
    scripts: [],
    texts: {},
    inline: [],
    afterWords: [],
    css: '',
    routes: [route],
  }
  const log = createLogger({ LOG_LEVEL: 'silent' })
  renderer = await createRenderer({ dist, store: folderStore(join(dist, 'remotes')), log, shell })
  await renderer.prepare([release])
})
afterAll(() => rmSync(dist, { recursive: true }))

test('a page is rendered with its replies each time', async () => {
  const about = { release, page: 'landing', url: '/', refused: {}, language: 'en' } as const
  const first = await renderer.render({ ...about, replies: { providers: ['google'] } })
  expect(first?.html).toBe('1{"providers":["google"]}')
  const second = await renderer.render({ ...about, replies: { providers: ['acme'] } })
  expect(second?.html).toBe('2{"providers":["acme"]}')
})

test('a page with a refused call is rendered with the request id', async () => {
  const refused = { '/api/referrals/token/gone': 404 }
  const page = await renderer.render({
    release,
    page: 'landing',
    url: '/',
    replies: {},
    refused,
    requestId: '9f3a52c1',
    language: 'en',
  })
  expect(page?.html).toBe('3{}9f3a52c1')
})
