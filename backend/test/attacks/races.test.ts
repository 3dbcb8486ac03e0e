import { describe, expect, test } from 'bun:test'
import { and, eq } from 'drizzle-orm'
import { applications } from '../../src/db/schema/applications.ts'
import { letters } from '../../src/db/schema/letters.ts'
import { objects } from '../../src/db/schema/objects.ts'
import { users } from '../../src/db/schema/users.ts'
import { objectKey } from '../../src/storage/object-key.ts'
import type { Reply } from '../browser.ts'
import { openLink } from '../candidate.ts'
import { makeLink, makeReferral } from '../factories.ts'
import { pdf } from '../files.ts'
import { type Person, testApp } from '../harness.ts'
import { testJob } from '../test-job.ts'
import { until } from '../until.ts'
import { sendTo } from '../uploads.ts'

/** The same thing at the same moment, more often than it may be done. */

const app = testApp()
const { referrer, job } = testJob(app)

const atOnce = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const statusesOf = (replies: { status: number }[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b)
const newReferral = (candidateEmail?: string) =>
  makeReferral(app.db, { job, referrerId: referrer.id, ...(candidateEmail && { candidateEmail }) })

test('of two concurrent role choices the first is kept for good', async () => {
  const { browser, id } = await app.signIn(null)
  const roles = ['referrer', 'hiring_manager']
  const replies = await atOnce(10, (index) => browser.post('/api/setup-role', { role: roles[index % 2] }))
  expect(statusesOf(replies).slice(1)).toEqual(Array(9).fill(409))
  const chosen = replies.findIndex(({ status }) => status < 300)
  const [row] = await app.db.select().from(users).where(eq(users.id, id))
  expect(row?.role).toBe(roles[chosen % 2] as never)
})

test('a signed upload address takes one file, of any number sent at once', async () => {
  const { body } = await referrer.browser.post('/api/objects/upload?slot=resume')
  const others = Buffer.concat([pdf, Buffer.from('\n% another')])
  const replies = await atOnce(8, (index) => sendTo(app, body.uploadURL, index === 0 ? pdf : others))
  expect(statusesOf(replies)).toEqual([200, ...Array(7).fill(409)])
})

test('many slow uploads by one client delay no other', async () => {
  const address = async () => (await referrer.browser.post('/api/objects/upload?slot=resume')).body.uploadURL
  const { pathname } = new URL(await address())
  const { hostname, port } = new URL(app.url)
  const refused = new Set<unknown>()
  const begin = `PUT ${pathname} HTTP/1.1\r\nHost: goodword.localhost\r\nContent-Length: 900\r\n\r\n%PDF`
  const held = await Promise.all(
    Array.from({ length: 8 }, () =>
      Bun.connect({
        hostname,
        port: Number(port),
        socket: { open: (socket) => void socket.write(begin), data: (socket) => void refused.add(socket) },
      }),
    ),
  )
  await until(() => refused.size === 7)
  expect((await sendTo(app, await address(), pdf)).status).toBe(200)
  for (const socket of held) socket.terminate()
}, 5000)

test('bytes changed during their check are not served', async () => {
  const { token, candidateEmail } = await newReferral()
  const { apply, upload } = await openLink(app, token)
  const resumeUrl = await upload()
  const key = new URL(resumeUrl).pathname.split('/').at(-1) ?? ''
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  let isOver = false
  const swapping = (async () => {
    for (let turn = 0; !isOver; turn++)
      await app.storage.put({
        key: objectKey('quarantine', key),
        bytes: turn % 2 ? pdf : page,
        type: 'application/pdf',
      })
  })()
  const { status } = await apply(candidateEmail, { resumeUrl })
  isOver = true
  await swapping
  expect([201, 400]).toContain(status)
  const [row] = await app.db
    .select()
    .from(objects)
    .where(and(eq(objects.key, key), eq(objects.state, 'attached')))
  if (row) expect(await app.storage.read(objectKey('private', key))).toEqual(pdf)
})

test('an address confirmed ten times at once is confirmed and notified once', async () => {
  const { token, id } = await newReferral()
  const { apply } = await openLink(app, token)
  const { body } = await apply('typed@races.example')
  const own = await makeLink(app.db, 'own', { id })
  const replies = await atOnce(10, () => app.guest().post(`/api/referrals/token/${own}/confirm`))
  expect(statusesOf(replies)).toEqual(Array(10).fill(204))
  const told = await app.db
    .select()
    .from(letters)
    .where(and(eq(letters.applicationId, body.id), eq(letters.kind, 'application-confirmation')))
  expect(told).toHaveLength(1)
})

describe('concurrent exclusive actions', () => {
  test('of a concurrent application and decline by one link one succeeds', async () => {
    for (let round = 0; round < 3; round++) {
      const { token, id, candidateEmail } = await newReferral()
      const { apply, browser, link, upload } = await openLink(app, token)
      const resumeUrl = await upload()
      const [applied, declined] = await Promise.all([
        apply(candidateEmail, { resumeUrl }),
        browser.post(`${link}/decline`, { never: false }),
      ])
      expect([applied.status, declined.status].filter((status) => status < 300)).toHaveLength(1)
      const left = await app.db.$count(applications, eq(applications.referralId, id))
      expect(left).toBe(applied.status === 201 ? 1 : 0)
    }
  })

  test('concurrent applications by two links of one candidate make one application', async () => {
    const other = await app.signIn('referrer')
    const email = 'both@races.example'
    const one = await newReferral(email)
    const two = await makeReferral(app.db, { job, referrerId: other.id, candidateEmail: email })
    const opened = [await openLink(app, one.token), await openLink(app, two.token)]
    const replies = await Promise.all(opened.map(({ apply }) => apply(email)))
    expect(statusesOf(replies)).toEqual([201, 409])
  })

  test('concurrent uses of a limit take no more than its last places', async () => {
    const email = 'inbox@races.example'
    const people = await Promise.all(Array.from({ length: 12 }, () => app.signIn('referrer')))
    const about = { jobId: job.id, candidateEmail: email, candidateName: 'Kim Park' }
    // Where the server has too much to do it says so, and a client comes back.
    const invite = async (person: Person): Promise<Reply> => {
      const reply = await person.browser.post('/api/referrals', { ...about, referrerId: person.id })
      return reply.status === 503 ? invite(person) : reply
    }
    const replies = await Promise.all(people.map(invite))
    expect(statusesOf(replies)).toEqual([...Array(9).fill(201), 409, 409, 409])
  })
})
