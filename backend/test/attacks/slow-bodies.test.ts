import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { applyPath } from '@goodword/contract/form-answer'
import { makePdf } from '../../seed/make-pdf.ts'
import { objects } from '../../src/db/schema/objects.ts'
import { startCandidatePage } from '../candidate-page.ts'
import type { TestApp } from '../harness.ts'
import { trickle } from '../trickle.ts'
import { until } from '../until.ts'

/** Bodies that never come to an end, all by one link's holder: nobody else's application waits for them. */

setDefaultTimeout(60_000)

let app: TestApp
let invited: Awaited<ReturnType<typeof startCandidatePage>>['invited']
beforeAll(async () => {
  ;({ app, invited } = await startCandidatePage())
})
afterAll(() => app.stop())

type Slow = Awaited<ReturnType<typeof trickle>>
const slow: Slow[] = []
afterEach(() => {
  for (const each of slow.splice(0)) each.stop()
})

const HOST = 'Host: goodword.localhost'
const FORM = 'multipart/form-data; boundary=b'

/** Applies by the form, from the same network. @returns the reply's status */
async function apply(): Promise<number> {
  const form = new FormData()
  const typed = { firstName: 'Kim', lastName: 'Park', email: 'kim@example.org', agreed: 'on' }
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  form.append('resume', new File([makePdf(['A resume']) as Uint8Array<ArrayBuffer>], 'resume.pdf'))
  const whole = new Response(form)
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': whole.headers.get('content-type') ?? '' }
  const body = new Uint8Array(await whole.arrayBuffer())
  const { token } = await invited()
  return (await app.guest().call('POST', applyPath(token), { headers, body })).status
}

/** Each is on its way, or was refused. */
const areTaken = () => until(() => app.usage().inUse === 0 && app.usage().waiting === 0)

test('32 forms of one link that trickle keep nobody else from applying', async () => {
  const { token } = await invited()
  const head = `POST ${applyPath(token)} HTTP/1.1\r\n${HOST}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${FORM}\r\nContent-Length: 5000`
  const begin = '--b\r\nContent-Disposition: form-data; name="firstName"\r\n\r\n'
  for (let count = 0; count < 32; count++) slow.push(await trickle(app.url, head, begin))
  await until(() => slow.some((each) => each.status() === '503'))
  await areTaken()
  expect(await apply()).toBe(303)
  // What is within the share of the link goes on.
  expect(slow.filter((each) => each.status() === undefined).length).toBeGreaterThan(0)
})

test('24 files of one link that trickle keep nobody else from applying', async () => {
  const { id: referralId } = await invited()
  for (let count = 0; count < 24; count++) {
    const key = crypto.randomUUID()
    await app.db.insert(objects).values({ key, slot: 'resume', referralId })
    const head = `PUT /api/objects/quarantine/${key} HTTP/1.1\r\n${HOST}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 5000`
    slow.push(await trickle(app.url, head, '%PDF-1.4'))
  }
  await until(() => slow.some((each) => each.status() === '503'))
  await areTaken()
  expect(await apply()).toBe(303)
  expect(slow.filter((each) => each.status() === undefined).length).toBeGreaterThan(0)
})
