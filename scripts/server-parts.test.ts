import { drainMicrotasks, heapStats } from 'bun:jsc'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReferralLookup } from '../backend/contract/src/referrals.ts'
import { REPLIES } from '../backend/contract/test/replies.ts'
import { openPageContext, type PageContext } from '../backend/src/delivery/rendering/page-context.ts'
import { buildRemote } from './build-remote.ts'
import { compile } from './compile.ts'
import { hostServer } from './rspack.ts'

const BUILD_MS = 60_000

const dist = await mkdtemp(join(tmpdir(), 'goodword-server-parts-'))
let context: PageContext
beforeAll(async () => {
  const [release] = await Promise.all([
    buildRemote('mfe-apply', '0.0.0', dist),
    compile([hostServer({ mode: 'production', dist })]),
  ])
  const [shell, part] = await Promise.all(
    [join(dist, 'shell'), release].map((folder) => Bun.file(join(folder, 'server.js')).text()),
  )
  context = openPageContext()
  context.evaluate({ name: 'mfe-apply', shell: shell ?? '', part: part ?? '' })
  context.open(['apply'])
  drainMicrotasks()
}, BUILD_MS)
afterAll(() => rm(dist, { recursive: true }))

const lookup = REPLIES['GET /api/referrals/token/:token'] as ReferralLookup
const replies = {
  '/api/auth/user': null,
  '/api/referrals/token/tok': { ...lookup, isHidden: false, changes: null, application: null },
}
const about = { remote: 'mfe-apply', page: 'apply', version: '0.0.0' }
const input = JSON.stringify({ ...about, url: '/apply/tok', replies, refused: {} })

function functionsAfter(renders: number): number {
  for (let count = 0; count < renders; count++) context.render(input)
  Bun.gc(true)
  return heapStats().objectTypeCounts.Function ?? 0
}

test('the application form is rendered, and nothing of it is kept for the next visitor', () => {
  expect(context.render(input).includes('First Name')).toBe(true)
  const before = functionsAfter(50)
  // A form that is kept is some 360 functions, and as many megabytes after ten thousand candidates.
  expect((functionsAfter(100) - before) / 100).toBeLessThan(20)
})
