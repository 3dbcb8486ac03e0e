import { beforeAll, describe, expect, test } from 'bun:test'
import { VALID } from '../../contract/test/boundaries.ts'
import type { CaughtMessage } from '../../standins/mail-catcher/caught-message.ts'
import { openLink } from '../candidate.ts'
import { makeCompany } from '../factories.ts'
import { testApp } from '../harness.ts'
import { mailTo, tokenIn } from '../mailbox.ts'

/** What people typed, in every field that a letter shows: it is never more than words. */

const HTML = `"'><img src=x onerror=alert(1)><a href=https://evil.example>here</a><style>*{display:none}</style>`
const HEADERS = 'Bcc: everybody@evil.example\nReply-To: thief@evil.example'
const LINKS = 'evil.example https://evil.example mailto:thief@evil.example javascript:alert(1) evil。example'
const LINES = `A\n${HEADERS}\n\n${LINKS} ${HTML}`
/** As much of it as a name may have. */
const LINE = LINES.slice(0, 100)

const app = testApp()
const letters: CaughtMessage[] = []
beforeAll(async () => {
  const name = `Ada ${HTML} ${LINKS}`
  const manager = await app.signIn('hiring_manager', { firstName: name, email: 'm@attacked.example' })
  const referrer = await app.signIn('referrer', { firstName: name, lastName: name, email: 'r@attacked.example' })
  await makeCompany(app.db, { ownerId: manager.id })
  const typed = { title: LINE, companyName: LINE, location: LINE, description: LINES, requirements: LINES }
  const posted = await manager.browser.post('/api/jobs', { ...VALID.job, ...typed })
  const about = { jobId: posted.body.id, referrerId: referrer.id, candidateName: LINE, message: LINES }
  const referred = await referrer.browser.post('/api/referrals', { ...about, candidateEmail: 'c@attacked.example' })
  expect([posted.status, referred.status]).toEqual([201, 201])
  const [invitation] = await mailTo('c@attacked.example')
  const { apply } = await openLink(app, tokenIn(invitation))
  const names = { firstName: LINE, lastName: LINE, coverLetter: LINES }
  const applied = await apply('other@attacked.example', names)
  expect(applied.status).toBe(201)
  const [asked] = await mailTo('other@attacked.example')
  await app.guest().post(`/api/referrals/token/${tokenIn(asked)}/confirm`)
  const status = `/api/applications/${applied.body.id}/status`
  await manager.browser.patch(status, { status: 'interview' })
  for (const [address, count] of Object.entries({ c: 2, other: 3, r: 2, m: 1 }))
    letters.push(...(await mailTo(`${address}@attacked.example`, count)))
})

/** Elements of a letter, and the addresses that they lead to. */
async function partsOf({ html }: CaughtMessage) {
  const tags = new Set<string>()
  const addresses: string[] = []
  const reader = new HTMLRewriter().on('*', {
    element(element) {
      tags.add(element.tagName)
      for (const [name, value] of element.attributes) {
        if (name.startsWith('on')) tags.add(name)
        if (['href', 'src', 'action', 'background'].includes(name)) addresses.push(value)
      }
    },
  })
  await reader.transform(new Response(html)).text()
  return { tags: [...tags], addresses }
}

describe('hostile text in every field', () => {
  test('letters of all kinds were sent', () => {
    expect(letters.length).toBeGreaterThanOrEqual(8)
  })

  test('a letter has our headers alone, each on one line, and one recipient', () => {
    const ours =
      /^(from|to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|list-unsubscribe|list-unsubscribe-post|received|auto-submitted|x-auto-response-suppress)$/
    for (const { headers, to, subject } of letters) {
      expect(Object.keys(headers).filter((name) => !ours.test(name.toLowerCase()))).toEqual([])
      expect([to.includes(','), /[\r\n]/.test(subject)]).toEqual([false, false])
    }
  })

  test("a letter's HTML has no typed element and links to us alone", async () => {
    for (const letter of letters) {
      // The mark that every letter carries along.
      const html = letter.html.replace(/<img[^>]* src="data:image\/png;base64,[^"]+"[^>]*>/, '')
      const { tags, addresses } = await partsOf({ ...letter, html })
      expect(tags.filter((tag) => /^(img|script|iframe|form|svg|on.*)$/.test(tag))).toEqual([])
      expect(addresses.filter((address) => !address.startsWith(`${app.env.APP_URL}/`))).toEqual([])
      expect(addresses.length).toBeGreaterThan(0)
      // Our own, in its head.
      expect(letter.html.match(/<style/g)).toHaveLength(1)
    }
  })

  test('no typed text becomes a link in a mail client', () => {
    for (const { text, html } of letters) {
      for (const words of [text, html.replace(/<[^>]*>/g, '')])
        expect(words).not.toMatch(
          /evil\.example|evil。example|https?:\/\/evil|javascript:alert|mailto:thief|thief@evil/,
        )
    }
  })
})
