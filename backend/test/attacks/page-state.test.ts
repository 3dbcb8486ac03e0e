import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCompany, makeJob, makeReferral } from '../factories.ts'
import { createTestApp, type TestApp } from '../harness.ts'

/** What people typed, in the HTML that a page comes with: its state is data, and ends where we end it. */

const TYPED = [
  '</script><script>theirs()</script>',
  '<!--<script>',
  ']]><svg onload=theirs()>',
  '\u2028theirs()\u2029',
  `'"><img src=x onerror=theirs()>`,
  '&lt;script&gt;theirs()&lt;/script&gt;',
  '<style>*{display:none}</style><base href=//evil.example>',
  '<a id=boot name=boot><form id=root><input name=attributes>',
  '$' + '{theirs()}{{theirs()}}',
  '\\u003cscript\\u003etheirs()',
]
const SHELL = {
  version: '1.0.0-test',
  scripts: ['/assets/shell.0a1b2c3d.js'],
  inline: [],
  css: '',
  routes: [
    {
      path: '/apply/:token',
      audience: 'everyone',
      remote: 'mfe-apply',
      page: 'apply',
      data: ['/api/referrals/token/:token'],
    },
  ],
}

let dist: string
let app: TestApp
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'goodword-state-'))
  await Bun.write(join(dist, 'shell/shell.json'), JSON.stringify(SHELL))
  await Bun.write(join(dist, 'shell/remotes.json'), '{}')
  app = await createTestApp({ WEB_DIST: dist })
})
afterAll(async () => {
  await app.stop()
  await rm(dist, { recursive: true })
})

/** The page as a parser of HTML reads it. */
async function read(html: string) {
  const tags: string[] = []
  const scripts: string[] = []
  const state: string[] = []
  const reader = new HTMLRewriter()
    .on('*', { element: ({ tagName }) => void tags.push(tagName) })
    .on('script:not([type])', { element: (element) => void scripts.push(element.getAttribute('nonce') ?? '') })
    .on('#boot', { text: ({ text }) => void state.push(text) })
  await reader.transform(new Response(html)).text()
  return { tags, scripts, state: JSON.parse(state.join('')) }
}

describe('a page with personal data', () => {
  test.each(TYPED)('a page holds typed text verbatim and none of it as an element: %s', async (typed) => {
    const person = { firstName: typed, lastName: typed }
    const manager = await app.signIn('hiring_manager', person)
    const referrer = await app.signIn('referrer', person)
    const company = await makeCompany(app.db, { ownerId: manager.id, name: typed, description: typed })
    const posting = { title: typed, description: typed, requirements: typed, location: typed, companyName: typed }
    const job = await makeJob(app.db, { ...company, ...posting } as never)
    const about = { job: { ...job, ...posting }, referrerId: referrer.id, candidateName: typed, message: typed }
    const { token } = await makeReferral(app.db, about)
    const plain = await read((await app.guest().get('/nothing')).body)
    const { status, body, headers } = await app.guest().get(`/apply/${token}`)
    const { tags, scripts, state } = await read(body)
    expect([status, tags]).toEqual([200, plain.tags])
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? []
    expect(new Set(scripts)).toEqual(new Set([nonce]))
    const { referral, referrer: from } = state.replies[`/api/referrals/token/${token}`]
    expect([referral.message, from.firstName]).toEqual([typed, typed])
  })

  test.each(['?notice=', '?remote=', '?reference=', '?next=', '#', '/'])(
    'a page holds nothing of its address: %s',
    async (start) => {
      for (const typed of TYPED) {
        const { body } = await app.guest().get(`/nothing${start}${encodeURIComponent(typed)}`)
        expect(body).not.toContain('theirs()')
      }
    },
  )
})
