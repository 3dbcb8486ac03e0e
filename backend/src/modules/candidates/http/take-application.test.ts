import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { AGREEMENT } from '@goodword/contract/agreement'
import { applyPath } from '@goodword/contract/form-answer'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { makePdf } from '../../../../seed/make-pdf.ts'
import type { Browser } from '../../../../test/browser.ts'
import { answerOn, startCandidatePage } from '../../../../test/candidate-page.ts'
import { makeCompany, makeJob } from '../../../../test/factories.ts'
import type { TestApp } from '../../../../test/harness.ts'
import { JUST_OVER } from '../../../../test/just-over.ts'
import { trickle } from '../../../../test/trickle.ts'
import { until } from '../../../../test/until.ts'
import { applications } from '../../../db/schema/applications.ts'
import { objects } from '../../../db/schema/objects.ts'
import { referrals } from '../../../db/schema/referrals.ts'
import { translate } from '../../../language/translate.ts'

setDefaultTimeout(30_000)

let app: TestApp
let invited: Awaited<ReturnType<typeof startCandidatePage>>['invited']

beforeAll(async () => {
  ;({ app, invited } = await startCandidatePage())
})
afterAll(() => app.stop())

type Referral = Awaited<ReturnType<typeof invited>>
const PDF = makePdf(['A resume'])
const file = (name: string, bytes: Uint8Array = PDF) => new File([bytes as Uint8Array<ArrayBuffer>], name)
const VALID = { firstName: 'Kim', lastName: 'Park', email: 'kim@example.org', phone: '', coverLetter: '', agreed: 'on' }

type Fields = Record<string, string | File | (string | File)[]>

/** What a browser sends: the fields in this order. */
function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form
}
const OURS = { 'sec-fetch-site': 'same-origin' }

async function sendRaw(
  { token }: { token: string },
  body: FormData | string,
  {
    type,
    by = app.guest(),
    headers = OURS,
    query = '',
  }: { type?: string; by?: Browser; headers?: Record<string, string>; query?: string } = {},
) {
  const whole = new Response(body)
  const contentType = type ?? whole.headers.get('content-type') ?? ''
  return by.call('POST', applyPath(token) + query, {
    headers: { ...headers, 'content-type': contentType },
    body: new Uint8Array(await whole.arrayBuffer()),
  })
}
const send = (referral: { token: string }, fields: Fields, by?: Browser) =>
  sendRaw(referral, formOf(fields), by && { by })
const apply = (referral: { token: string }, fields: Fields = {}, by?: Browser) =>
  send(referral, { ...VALID, resume: file('resume.pdf'), ...fields }, by)

const sentBy = ({ id }: Pick<Referral, 'id'>) =>
  app.db.select().from(applications).where(eq(applications.referralId, id))
const filesOf = ({ id }: Pick<Referral, 'id'>) => app.db.select().from(objects).where(eq(objects.referralId, id))
const leftOnDisk = () => readdirSync(tmpdir()).filter((name) => name.startsWith('goodword-upload-'))

describe('an application by a form', () => {
  test('is sent with its files, by the link alone, and leads to the page, which is this browser’s own', async () => {
    const referral = await invited()
    const browser = app.guest()
    const reply = await apply(
      referral,
      {
        coverLetter: 'Dear you',
        includeMessage: 'no',
        portfolio: file('work.pdf'),
        additional: [file('a.pdf'), file('b.pdf')],
      },
      browser,
    )
    expect([reply.status, reply.headers.get('location')]).toEqual([303, applyPath(referral.token)])
    expect(await sentBy(referral)).toMatchObject([
      { firstName: 'Kim', email: 'kim@example.org', phone: null, coverLetter: 'Dear you', messageIncluded: false },
    ])
    expect((await filesOf(referral)).map(({ slot, state }) => `${slot} ${state}`).sort()).toEqual([
      'additional attached',
      'additional attached',
      'portfolio attached',
      'resume attached',
    ])
    expect((await browser.get(`/api/referrals/token/${referral.token}`)).body.application.status).toBe('pending')
    expect(leftOnDisk()).toEqual([])
  })

  test('may name its files before its fields, and fields that nobody asked for', async () => {
    const referral = await invited()
    const reply = await send(referral, { evil: 'x', other: file('x.pdf'), resume: file('resume.pdf'), ...VALID })
    expect(reply.status).toBe(303)
    expect((await filesOf(referral)).length).toBe(1)
  })

  test('counts as opened before it has arrived, so that nobody corrects its invitation meanwhile', async () => {
    const referral = await invited()
    const head = [
      `POST ${applyPath(referral.token)} HTTP/1.1`,
      `Host: ${new URL(app.url).host}`,
      'Sec-Fetch-Site: same-origin',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 1000',
    ]
    const slow = await trickle(app.url, head.join('\r\n'), '--b\r\n')
    const isOpened = and(eq(referrals.id, referral.id), isNotNull(referrals.openedAt))
    await until(async () => (await app.db.$count(referrals, isOpened)) > 0)
    expect(slow.status()).toBeUndefined()
    slow.stop()
  })

  test('is in the language that its address asks for: the agreement, the letters, and the page that follows', async () => {
    const referral = await invited({ language: 'fr' })
    const form = formOf({ ...VALID, email: referral.candidateEmail, resume: file('resume.pdf') })
    const reply = await sendRaw(referral, form, { query: '?lang=de' })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, applyPath(referral.token, 'de')])
    expect((await sentBy(referral))[0]?.agreementText).toBe(translate('de', AGREEMENT))
    const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
    expect(row?.language).toBe('de')
  })

  test('sent twice, one after the other or at once, is one application', async () => {
    const [first, second] = [await invited(), await invited()]
    const browser = app.guest()
    expect([(await apply(first, {}, browser)).status, (await apply(first, {}, browser)).status]).toEqual([303, 303])
    const both = await Promise.all([apply(second), apply(second)])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    expect([(await sentBy(first)).length, (await sentBy(second)).length]).toEqual([1, 1])
  })
})

describe('one that is refused', () => {
  test('comes back with all that was typed, each message at its field, and what is up stays', async () => {
    const referral = await invited()
    const typed = { ...VALID, email: 'kim at example', phone: '12', coverLetter: '</script><b>Hi</b>', agreed: '' }
    const page = await send(referral, { ...typed, includeMessage: 'no', resume: file('résumé 1.pdf') })
    const { values, problem } = answerOn(page, referral)
    expect(page.status).toBe(422)
    expect(problem).toMatchObject({
      status: 400,
      errors: {
        email: 'Please enter a valid email address',
        phone: 'Please enter a phone number, such as +1 555 010 0123',
        agreed: 'Still needed: agreement',
      },
    })
    expect(values).toMatchObject({
      ...typed,
      includeMessage: false,
      agreed: false,
      resume: [{ name: 'résumé 1.pdf' }],
    })
    expect(page.body).not.toContain('<b>Hi')
    expect(page.headers.get('cache-control')).toBe('private, no-store')

    const again = { ...VALID, 'resume-uploaded': JSON.stringify(values.resume[0]) }
    expect((await send(referral, again)).status).toBe(303)
    expect((await filesOf(referral)).map(({ state }) => state)).toEqual(['attached'])
  })

  test('names what is missing in the words of the contract', async () => {
    const referral = await invited()
    const page = await send(referral, { firstName: '' })
    expect(answerOn(page, referral).problem.errors).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: expect.any(String),
      resumeUrl: 'Please upload your resume',
      agreed: 'Still needed: agreement',
    })
  })

  test.each([
    [
      'is too large',
      file('a.pdf', new Uint8Array(5 * 1024 * 1024 + 1)),
      'a.pdf: This file is too large: at most 5 MB. Please choose a smaller one.',
    ],
    ['is empty', file('a.pdf', new Uint8Array()), 'a.pdf: This file is empty. Please choose another one.'],
    [
      'is not what its slot takes',
      file('a.pdf', new TextEncoder().encode('<script>alert(1)</script>')),
      'a.pdf: This file is not of a type we accept here. Please choose PDF, DOC or DOCX.',
    ],
  ])('as its resume %s says so at its slot, and the other files stay', async (_, resume, sentence) => {
    const referral = await invited()
    const page = await apply(referral, { resume, portfolio: file('work.pdf') })
    const { problem, values } = answerOn(page, referral)
    expect([page.status, problem.errors.resumeUrl]).toEqual([422, sentence])
    expect([values.resume.length, values.portfolio.length]).toEqual([0, 1])
    expect(await sentBy(referral)).toEqual([])
    expect(leftOnDisk()).toEqual([])
  })

  test('takes at most three additional documents', async () => {
    const referral = await invited()
    const page = await apply(referral, { additional: ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)) })
    expect(answerOn(page, referral).problem.errors).toEqual({
      additionalDocumentsUrl: 'Please attach at most 3 additional documents.',
    })
  })

  test('may name no file that was not uploaded by this link', async () => {
    const [referral, other] = [await invited(), await invited()]
    const { values } = answerOn(await send(other, { resume: file('resume.pdf') }), other)
    const page = await send(referral, { ...VALID, 'resume-uploaded': JSON.stringify(values.resume[0]) })
    expect(answerOn(page, referral).problem.errors).toEqual({
      resumeUrl: 'This file is not one of your uploads. Please upload it again.',
    })
  })

  test('gives back what was taken out, and sends nothing', async () => {
    const referral = await invited()
    const { values } = answerOn(await send(referral, { resume: file('resume.pdf') }), referral)
    const [document] = values.resume
    const page = await send(referral, {
      ...VALID,
      remove: document.url,
      'resume-uploaded': JSON.stringify(document),
    })
    expect([page.status, answerOn(page, referral)]).toEqual([
      200,
      { values: { ...VALID, includeMessage: true, agreed: true, resume: [], portfolio: [], additional: [] } },
    ])
    expect(await sentBy(referral)).toEqual([])
  })

  test('is shown again in the language that was chosen in it, with all that was typed and uploaded, and sends nothing', async () => {
    const referral = await invited()
    const page = await apply(referral, { phone: '+1 555 010 0123', lang: 'ar' })
    expect([page.status, /<html[^>]*>/.exec(page.body)?.[0]]).toEqual([200, '<html lang="ar" dir="rtl">'])
    expect(answerOn(page, referral).values).toMatchObject({
      ...{ firstName: 'Kim', phone: '+1 555 010 0123', agreed: true },
      resume: [{ name: 'resume.pdf' }],
    })
    expect([await sentBy(referral), await filesOf(referral)]).toEqual([[], [expect.anything()]])
    expect((await app.guest().get(applyPath(referral.token))).body).toContain('lang="ar"')
  })

  test('as its job was closed meanwhile keeps all that was typed', async () => {
    const closed = await makeJob(
      app.db,
      await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id }),
      {
        isActive: false,
      },
    )
    const referral = await invited({ job: closed })
    const page = await apply(referral)
    expect([page.status, answerOn(page, referral).problem.detail, answerOn(page, referral).values.email]).toEqual([
      409,
      'This job is closed and takes no new applications.',
      'kim@example.org',
    ])
  })

  test('as its link has expired meanwhile is answered like every dead link, and keeps no file', async () => {
    const referral = await invited({ tokenExpiresAt: sql`${JUST_OVER}` })
    expect((await apply(referral)).status).toBe(404)
    expect(await filesOf(referral)).toEqual([])
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour below our domain', { 'sec-fetch-site': 'same-site' }],
  ])('as it comes from %s leaves nothing here', async (_, headers) => {
    const referral = await invited()
    const reply = await sendRaw(referral, formOf({ ...VALID, resume: file('resume.pdf') }), { headers })
    expect(reply.status).toBe(403)
    expect([await filesOf(referral), await sentBy(referral)]).toEqual([[], []])
  })
})

describe('a body that is no form of ours', () => {
  const part = (name: string, value = 'x') =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const many = (count: number) => `${Array.from({ length: count }, (_, at) => part(`f${at}`)).join('')}--b--\r\n`
  const whole = (...parts: string[]) => `${parts.join('')}--b--\r\n`

  test.each<[string, string, string, number]>([
    ['names no boundary', 'multipart/form-data', whole(part('firstName')), 422],
    ['has ten thousand parts', 'multipart/form-data; boundary=b', many(10_000), 422],
    ['ends too soon', 'multipart/form-data; boundary=b', part('firstName'), 422],
    ['has another boundary', 'multipart/form-data; boundary=c', whole(part('firstName')), 422],
    ['is empty', 'multipart/form-data; boundary=b', '', 422],
    ['is larger than any form of ours', 'multipart/form-data; boundary=b', 'x'.repeat(32 * 1024 * 1024 + 1), 413],
  ])('as it %s is refused with a sentence, and leaves nothing here', async (_, type, body, status) => {
    const referral = await invited()
    const page = await sendRaw(referral, body, { type })
    expect(page.status).toBe(status)
    expect(answerOn(page, referral).problem.detail).toMatch(/^The (form|request) /)
    expect([await filesOf(referral), await sentBy(referral)]).toEqual([[], []])
  })

  test('cannot break out by what stands in the names of fields and files', async () => {
    const referral = await invited()
    const body = whole(
      part('__proto__', '{"polluted":true}'),
      part('constructor'),
      part('resume-uploaded', '{"__proto__":{"polluted":true}}'),
      '--b\r\ncontent-disposition: form-data; name="resume"; filename="../../etc/x\\"\r\nset-cookie: a=b.pdf"\r\n\r\n%PDF\r\n',
    )
    const page = await sendRaw(referral, body, { type: 'multipart/form-data; boundary=b' })
    expect([page.status, page.headers.get('set-cookie')?.includes('a=b') ?? false]).toEqual([422, false])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('tells the log neither what was typed nor the link', async () => {
    const referral = await invited()
    await apply(referral, { email: 'secret-person@example.org', coverLetter: 'secret-words', agreed: '' })
    const told = app.logged.filter((line) => /secret-|resume\.pdf/.test(line) || line.includes(referral.token))
    expect(told).toEqual([])
  })
})
