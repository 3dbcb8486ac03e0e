import { beforeAll, describe, expect, test } from 'bun:test'
import { CandidateData } from '@goodword/contract/candidate'
import { DEFAULT_CRITERIA } from '@goodword/contract/marks'
import { eq } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeMember, makeReferral } from '../../../test/factories.ts'
import * as files from '../../../test/files.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { testJob } from '../../../test/test-job.ts'
import { uploadFile } from '../../../test/uploads.ts'
import type { Actor } from '../../auth/actor.ts'
import { applicationChanges } from '../../db/schema/application-changes.ts'
import { applications } from '../../db/schema/applications.ts'
import { letters } from '../../db/schema/letters.ts'
import { objects } from '../../db/schema/objects.ts'
import { sendSummaries } from '../../letters/send-summaries.ts'
import { openDocument } from '../documents/open-document.ts'

const app = testApp()
const { manager, referrer, job } = testJob(app)
/** A colleague who gets each letter about applications. */
let colleague: Person

beforeAll(async () => {
  colleague = await app.signIn('hiring_manager', { email: 'nils@example.org' })
  await makeMember(app.db, { id: job.companyId }, { userId: colleague.id })
  await colleague.browser.put('/api/settings', {
    ...{ letters: { applications: 'each', mentions: 'each', referrals: 'each' }, timeZone: null },
    ...{ singleKeys: true, suggestions: true },
  })
})

/** Somebody who has applied, in the browser that did. */
async function applied(change: object = {}) {
  const referral = await makeReferral(app.db, {
    job,
    referrerId: referrer.id,
    candidateName: 'Kim Park',
    message: 'Dear Kim',
    isMessagePrivate: false,
  })
  const { browser, link, apply } = await openLink(app, referral.token)
  const owner = { referralIds: [referral.id] }
  const upload = (slot: 'resume' | 'portfolio' | 'additional', bytes?: Uint8Array) =>
    uploadFile(app, { owner, slot, ...(bytes && { bytes }) })
  const { status, body } = await apply(referral.candidateEmail, { phone: '+1 555 010 0123', ...change })
  expect(status).toBe(201)
  const id: string = body.id
  const correct = (input: object, by = browser) => by.patch(`${link}/application`, input)
  const note = (input: object, by = browser) => by.post(`${link}/notes`, input)
  const read = () => manager.browser.post(`/api/applications/${id}/read`)
  const review = async () => (await manager.browser.get(`/api/applications/${id}`)).body
  const own = async () => (await browser.get(link)).body
  return { ...{ id, referral, browser, link, upload, correct, note, read, review, own } }
}

const changesOf = (id: string) =>
  app.db.select().from(applicationChanges).where(eq(applicationChanges.applicationId, id))

describe('an application can be corrected until it is read', () => {
  test('details and documents are corrected, and the company sees what was there before', async () => {
    const { correct, upload, review, own, id } = await applied({ additionalDocumentsUrl: null })
    const before = await review()
    const input = {
      ...{ firstName: 'Kim', lastName: 'Park-Lee', phone: '+1 555 010 0199', coverLetter: 'Dear all' },
      ...{ resumeUrl: await upload('resume'), portfolioUrl: await upload('portfolio', files.png) },
      additionalDocumentsUrl: await upload('additional'),
    }
    expect((await correct(input)).status).toBe(204)
    const after = await review()
    expect(after).toMatchObject({ lastName: 'Park-Lee', phone: '+1 555 010 0199', coverLetter: 'Dear all' })
    expect(after.resumeUrl).not.toBe(before.resumeUrl)
    expect([after.portfolioUrl, after.additionalDocumentsUrl]).not.toContain(null)
    const changed = ['name', 'phone', 'coverLetter', 'resume', 'portfolio', 'additional']
    expect(after.candidateNews).toMatchObject({ kind: 'correction', changed })
    expect(after.candidateChanges).toMatchObject([
      { kind: 'correction', changed, before: { name: 'Kim Park', phone: '+1 555 010 0123', coverLetter: null } },
    ])
    const [{ documents }] = after.candidateChanges
    expect(documents).toMatchObject([{ slot: 'resume' }])
    expect((await own()).submission.details).toEqual({
      ...{ firstName: 'Kim', lastName: 'Park-Lee', phone: '+1 555 010 0199', coverLetter: 'Dear all' },
    })
    expect((await manager.browser.get(documents[0].url)).status).toBe(200)
    const list = await manager.browser.get('/api/applications?limit=50')
    expect(list.body.find((one: { id: string }) => one.id === id).candidateNews).toMatchObject({ kind: 'correction' })
  })

  test('what is left out stays, and documents are taken out but the resume', async () => {
    const first = await applied({})
    const { correct, upload, review, own } = first
    await correct({ additionalDocumentsUrl: [await upload('additional'), await upload('additional')].join(',') })
    const { documents } = (await own()).submission
    expect(documents.map(({ name }: { name: string }) => name)).toEqual([
      'Resume.pdf',
      'Document 1.pdf',
      'Document 2.pdf',
    ])
    // As data, too: the page names them in its language.
    expect(documents).toMatchObject([
      { slot: 'resume', number: null, extension: '.pdf' },
      { slot: 'additional', number: 1, extension: '.pdf' },
      { slot: 'additional', number: 2, extension: '.pdf' },
    ])
    expect((await correct({ removed: [documents[1].id] })).status).toBe(204)
    expect((await review()).additionalDocumentsUrl).not.toContain(',')
    expect((await review()).phone).toBe('+1 555 010 0123')
    const refused = await correct({ removed: [documents[0].id] })
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      'Please replace the resume instead: an application needs one.',
    ])
    const three = await Promise.all([1, 2, 3].map(() => upload('additional')))
    const tooMany = await correct({ additionalDocumentsUrl: three.join(',') })
    expect(tooMany.body.errors.additionalDocumentsUrl).toStartWith('Please attach at most 3 additional documents')
  })

  test('a correction sent twice is one, also at the same time and after it was read', async () => {
    const { correct, upload, read, id } = await applied()
    const input = { phone: '+1 555 010 0177', resumeUrl: await upload('resume') }
    const replies = await Promise.all([correct(input), correct(input)])
    expect(replies.map(({ status }) => status)).toEqual([204, 204])
    await read()
    expect((await correct(input)).status).toBe(204)
    expect(await changesOf(id)).toHaveLength(1)
  })

  test('opening the application, a document, a status, a note or a rating ends it with a sentence', async () => {
    const openings = {
      application: ({ read }: Applied) => read(),
      document: async ({ review }: Applied) => manager.browser.get((await review()).resumeUrl),
      status: ({ id }: Applied) => manager.browser.patch(`/api/applications/${id}/status`, { status: 'reviewing' }),
      note: ({ id }: Applied) => manager.browser.post(`/api/applications/${id}/notes`, { text: 'Call them.' }),
      rating: ({ id }: Applied) =>
        manager.browser.put(`/api/applications/${id}/rating`, {
          judgements: DEFAULT_CRITERIA.map((criterion) => ({ criterion, mark: 'shown', evidence: 'Ten years of it.' })),
        }),
    }
    for (const open of Object.values(openings)) {
      const one = await applied()
      expect((await open(one)).status).toBeLessThan(300)
      const { status, body } = await one.correct({ phone: null })
      expect([status, body.detail]).toEqual([
        409,
        'The company has opened your application, so it stays as it is. You can send them a note instead.',
      ])
      const { submission } = await one.own()
      expect([submission.readAt === null, submission.details, submission.documents]).toEqual([false, null, []])
    }
  })

  test('reading the list, or reading ahead, does not end it', async () => {
    const { review, correct } = await applied()
    await review()
    await manager.browser.get('/api/applications?summary=1')
    expect((await correct({ phone: null })).status).toBe(204)
  })

  test('of a correction and an opening at once one wins, and nothing is lost', async () => {
    for (let round = 0; round < 4; round++) {
      const { correct, upload, review, id } = await applied()
      const { resumeUrl } = await review()
      const input = { resumeUrl: await upload('resume') }
      const [corrected, opened] = await Promise.all([correct(input), manager.browser.get(resumeUrl)])
      const { resumeUrl: now, candidateChanges } = await review()
      const isReplaced = corrected.status === 204
      expect([corrected.status, opened.status]).toBeOneOf([
        [204, 409],
        [409, 200],
      ])
      expect([now !== resumeUrl, candidateChanges.length]).toEqual([isReplaced, isReplaced ? 1 : 0])
      if (isReplaced) expect(opened.body.detail).toStartWith('The candidate has replaced this document.')
      expect((await app.db.select().from(objects).where(eq(objects.applicationId, id))).length).toBe(isReplaced ? 2 : 1)
      expect((await manager.browser.get(now)).status).toBe(200)
    }
  })

  test('a document that is replaced while it is fetched is not taken for the one that counts', async () => {
    const { id, correct, upload, review } = await applied()
    const [objectId = '', fileName = ''] = (await review()).resumeUrl.split('/').slice(-2)
    const input = { resumeUrl: await upload('resume') }
    const read = async (key: string) => {
      expect((await correct(input)).status).toBe(204)
      return app.storage.read(key)
    }
    const actor = { kind: 'user', userId: manager.id, role: 'hiring_manager' } as Actor
    const opening = openDocument({ ...app.deps, storage: { ...app.deps.storage, read } }, actor, {
      ...{ applicationId: id, objectId, fileName },
    })
    await expect(opening).rejects.toThrow('The candidate has replaced this document.')
    expect((await correct({ phone: null })).status).toBe(204)
  })

  test('an opening waits for a correction that is being written', async () => {
    const { id, read, review } = await applied()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
    const correcting = app.db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications.id, id)).for('update')
      hold()
      await goOn
      await tx.update(applications).set({ phone: null }).where(eq(applications.id, id))
    })
    await isHeld
    const reading = read()
    expect((await review()).phone).not.toBeNull()
    letGo()
    await Promise.all([correcting, reading])
    expect((await review()).phone).toBeNull()
  })

  test('a file that has not arrived, is not theirs or is refused changes nothing', async () => {
    const { correct, upload, review } = await applied()
    const other = await applied()
    const before = await review()
    const fake = await upload('resume', Buffer.from('fake file'))
    for (const resumeUrl of [fake, await other.upload('resume'), `${fake.replace(/\?.*/, '')}x`]) {
      const { status, body } = await correct({ phone: null, resumeUrl })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['resumeUrl']])
    }
    expect(await review()).toEqual(before)
  })

  test('a withdrawn, rejected or erased application takes neither corrections nor notes', async () => {
    const withdrawn = await applied()
    await withdrawn.correct({ phone: null })
    await withdrawn.browser.post(`${withdrawn.link}/withdraw`)
    expect((await withdrawn.correct({ phone: null })).body.detail).toStartWith('You withdrew this application')
    expect((await withdrawn.own()).submission).toBeNull()
    expect(await changesOf(withdrawn.id)).toEqual([])
    const rejected = await applied()
    await app.db
      .update(applications)
      .set({ toldStatus: 'rejected', readAt: new Date() })
      .where(eq(applications.id, rejected.id))
    expect((await rejected.note({ text: 'Please' })).body.detail).toStartWith('This application has ended')
    const erased = await applied()
    await erased.correct({ phone: null, resumeUrl: await erased.upload('resume') })
    await erased.browser.post(`${erased.link}/erase`)
    expect((await erased.correct({ phone: null })).status).toBe(404)
    expect(await changesOf(erased.id)).toEqual([])
    expect(await app.db.select().from(objects).where(eq(objects.applicationId, erased.id))).toEqual([])
  })

  test('replaced documents stay private, and are in the download', async () => {
    const { correct, upload, review, browser, link } = await applied()
    await correct({ resumeUrl: await upload('resume'), phone: null })
    const [{ url }] = (await review()).candidateChanges[0].documents
    expect(url).toEndWith('/replaced-resume.pdf')
    expect((await manager.browser.get(url)).headers.get('content-disposition')).toContain('Resume (replaced).pdf')
    expect((await app.guest().get(url)).status).toBe(401)
    expect((await (await app.signIn('hiring_manager')).browser.get(url)).status).toBe(404)
    const data = CandidateData.parse((await browser.get(`${link}/data`)).body)
    const { documents = [], changes } = data.application ?? {}
    expect(documents.map(({ replacedAt }) => replacedAt === null).sort()).toEqual([false, true])
    expect(changes).toMatchObject([
      { kind: 'correction', changed: ['phone', 'resume'], before: { phone: '+1 555 010 0123' } },
    ])
  })
})

type Applied = Awaited<ReturnType<typeof applied>>

describe('whose it is', () => {
  test('only the own link and the browser that applied correct, note and upload', async () => {
    const { referral, link, correct, note, browser } = await applied()
    const before = app.guest()
    await before.get(link)
    const refused = await Promise.all(
      [before, manager.browser].flatMap((by) => [correct({ phone: null }, by), note({ text: 'Hello' }, by)]),
    )
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await before.get(link)).body.submission).toBeNull()
    const uploading = (by = browser) =>
      by.post(`/api/objects/upload?slot=resume&type=application/pdf&size=9&referralId=${referral.id}`)
    expect((await uploading()).status).toBe(200)
    expect((await uploading(before)).status).toBe(401)
  })

  test('a session of before the submission uploads nothing after it', async () => {
    const { token, id, candidateEmail } = await makeReferral(app.db, { job, referrerId: referrer.id })
    const other = app.guest()
    await other.get(`/api/referrals/token/${token}`)
    const uploading = () => other.post(`/api/objects/upload?slot=resume&type=application/pdf&size=9&referralId=${id}`)
    expect((await uploading()).status).toBe(200)
    await (await openLink(app, token)).apply(candidateEmail)
    const { status, body } = await uploading()
    expect([status, body.detail]).toEqual([
      403,
      'Please use the link in our latest letter to you: this one does not open your application.',
    ])
  })

  test('by the own link another browser corrects, and uploads', async () => {
    const { referral, review } = await applied()
    const [letter] = await mailTo(referral.candidateEmail, 1)
    const own = letter?.text.match(/\/apply\/([\w-]{43})/)?.[1]
    const elsewhere = app.guest()
    const link = `/api/referrals/token/${own}`
    expect((await elsewhere.get(link)).body.submission.details).toMatchObject({ phone: '+1 555 010 0123' })
    const { status, body } = await elsewhere.post(
      `/api/objects/upload?slot=resume&type=application/pdf&size=${files.pdf.byteLength}&referralId=${referral.id}`,
    )
    expect(status).toBe(200)
    await fetch(body.uploadURL, {
      method: 'PUT',
      body: files.pdf as Uint8Array<ArrayBuffer>,
      headers: { 'content-type': 'application/pdf' },
    })
    const url = body.uploadURL.replace(/\?.*/, '')
    expect((await elsewhere.post('/api/objects/check', { url, slot: 'resume' })).status).toBe(200)
    expect((await elsewhere.patch(`${link}/application`, { resumeUrl: url })).status).toBe(204)
    expect((await review()).candidateChanges).toHaveLength(1)
  })
})

describe('after that a candidate sends a note', () => {
  test('a note with documents reaches the history and those who hear of applications', async () => {
    const { note, upload, read, review, own, id } = await applied()
    expect((await note({ text: 'Hello' })).body.detail).toStartWith(
      'Nobody at the company has opened your application yet',
    )
    await read()
    const additionalDocumentsUrl = [await upload('additional'), await upload('additional', files.png)].join(',')
    expect((await note({ text: 'I moved to Lisbon.', additionalDocumentsUrl })).status).toBe(204)
    const { candidateChanges, candidateNews, additionalDocumentsUrl: shown } = await review()
    expect(candidateChanges).toMatchObject([{ kind: 'note', text: 'I moved to Lisbon.' }])
    expect(candidateChanges[0].documents).toHaveLength(2)
    expect([candidateNews.kind, shown]).toEqual(['note', null])
    for (const { url } of candidateChanges[0].documents) expect((await manager.browser.get(url)).status).toBe(200)
    expect((await own()).submission.notes).toMatchObject([{ text: 'I moved to Lisbon.', documents: 2 }])
    const sent = await app.db.select().from(letters).where(eq(letters.applicationId, id))
    const readers = sent.filter(({ kind }) => kind === 'candidate-note').map(({ userId }) => userId)
    expect(readers.sort()).toEqual([manager.id, colleague.id].sort())
    const received = await mailTo('nils@example.org')
    expect(received.some(({ text }) => text.includes('I moved to Lisbon.'))).toBe(false)
    await read()
    expect((await review()).candidateNews).toBeNull()
  })

  test('a note sent twice is one, also at the same time', async () => {
    const { note, upload, read, id } = await applied()
    await read()
    const input = { text: 'I moved.', additionalDocumentsUrl: await upload('additional') }
    const replies = await Promise.all([note(input), note(input)])
    expect([...replies, await note(input)].map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await changesOf(id)).toHaveLength(1)
  })

  test('three notes a day', async () => {
    const { note, read } = await applied()
    await read()
    const replies = []
    for (const text of ['One', 'Two', 'Three', 'Four']) replies.push(await note({ text }))
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 429])
  })
})

describe('the good word can be left out until it is read', () => {
  /** The company gets no letter about it. */
  const withoutLetter = async (id: string) => {
    await app.db.delete(letters).where(eq(letters.applicationId, id))
  }

  test('the candidate leaves the good word out and puts it in, and nothing tells that there was one', async () => {
    const { correct, review, own, id } = await applied()
    await withoutLetter(id)
    expect((await correct({ includeMessage: false })).status).toBe(204)
    const { referrerMessage, candidateChanges, candidateNews } = await review()
    expect([referrerMessage, candidateChanges, candidateNews]).toEqual([null, [], null])
    expect((await own()).submission.goodWord).toEqual({ isIncluded: false, isOnItsWay: false, emailedAt: null })
    await correct({ includeMessage: true })
    expect((await review()).referrerMessage).toBe('Dear Kim')
  })

  test('once the company has opened the application the choice stays', async () => {
    const { correct, read, review, id } = await applied()
    await withoutLetter(id)
    await read()
    const { status, body } = await correct({ includeMessage: false })
    expect([status, body.detail]).toEqual([
      409,
      'The company has opened your application, so this choice stays as it is.',
    ])
    expect((await review()).referrerMessage).toBe('Dear Kim')
  })

  test('an email with the words that was sent or is on its way is read', async () => {
    for (const state of ['queued', 'sent'] as const) {
      const { correct, own, id } = await applied()
      await withoutLetter(id)
      const sentAt = state === 'sent' ? new Date() : null
      await app.db
        .insert(letters)
        .values({ kind: 'new-application', recipientKey: manager.id, applicationId: id, state, sentAt })
      const { goodWord } = (await own()).submission
      expect([goodWord.isOnItsWay, goodWord.emailedAt]).toEqual([state === 'queued', sentAt?.toISOString() ?? null])
      const { status, body } = await correct({ includeMessage: false })
      expect([status, body.detail]).toEqual([
        409,
        'The company got these words in the email about your application, so they cannot be left out any more.',
      ])
    }
  })

  test('a daily summary is no email with the words, as it has its subject alone', async () => {
    const { correct, own, id } = await applied()
    await withoutLetter(id)
    const createdAt = new Date(Date.now() - 48 * 3_600_000)
    const held = { kind: 'new-application', recipientKey: manager.id, applicationId: id, state: 'held' } as const
    await app.db.insert(letters).values({ ...held, createdAt })
    expect(await sendSummaries(app.deps)).toBe(1)
    const [letter] = await app.db.select().from(letters).where(eq(letters.applicationId, id))
    expect(letter).toMatchObject({ state: 'sent', sentAt: expect.any(Date) })
    expect((await own()).submission.goodWord).toEqual({ isIncluded: true, isOnItsWay: false, emailedAt: null })
    expect((await correct({ includeMessage: false })).status).toBe(204)
  })

  test('an email without the words does not keep them from being left out again', async () => {
    const { correct, id } = await applied({ includeMessage: false })
    await withoutLetter(id)
    const letter = { kind: 'new-application', recipientKey: manager.id, applicationId: id, state: 'sent' } as const
    await app.db.insert(letters).values({ ...letter, sentAt: new Date(Date.now() - 1000) })
    for (const includeMessage of [true, false]) expect((await correct({ includeMessage })).status).toBe(204)
  })
})
