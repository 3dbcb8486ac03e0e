import { beforeAll, describe, expect, test } from 'bun:test'
import { AGREEMENT, AGREEMENT_VERSION } from '@goodword/contract/agreement'
import { listApplications } from '@goodword/contract/applications'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Browser } from '../../../test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../../test/factories.ts'
import { openSession, type Person, testApp } from '../../../test/harness.ts'
import { JUST_OVER } from '../../../test/just-over.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { recordFigures } from '../../../test/record-figures.ts'
import { tampered } from '../../../test/tampered.ts'
import { until } from '../../../test/until.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { applications } from '../../db/schema/applications.ts'
import { events } from '../../db/schema/events.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { FOLDERS, objectKey } from '../../storage/object-key.ts'
import { sweepObjects } from '../../storage/sweep-objects.ts'
import { submitApplication } from './submit-application.ts'

type Referral = Awaited<ReturnType<typeof makeReferral>>

const app = testApp()
let manager: Person
let stranger: Person
let referrer: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  stranger = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Meyer' })
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
})

const newReferral = (change: object = {}) => makeReferral(app.db, { job, referrerId: referrer.id, ...change })

/** A candidate who opened their link. */
async function openLink(referral: Referral) {
  const browser = app.guest()
  await browser.get(`/api/referrals/token/${referral.token}`)
  const upload = (slot?: 'resume' | 'portfolio' | 'additional', bytes?: Uint8Array) =>
    uploadFile(app, { owner: { referralIds: [referral.id] }, ...(slot && { slot }), ...(bytes && { bytes }) })
  return { browser, upload }
}

/** What the server wrote to its log about an application, without what it wrote about its letters. */
const loggedOf = (id: string) =>
  app.logged
    .map((line) => JSON.parse(line))
    .filter(({ msg, applicationId }) => applicationId === id && /^application (submitted|status set)/.test(msg))

const form = (referral: { id: string; candidateEmail: string }, resumeUrl: string, change: object = {}) => ({
  referralId: referral.id,
  firstName: 'Kim',
  lastName: 'Park',
  email: referral.candidateEmail,
  phone: null,
  resumeUrl,
  portfolioUrl: null,
  additionalDocumentsUrl: null,
  coverLetter: null,
  ...change,
})
const submit = (browser: Browser, body: object, key?: string) =>
  browser.post('/api/applications', body, key ? { 'idempotency-key': key } : {})

/** A candidate with a link and an uploaded resume, ready to submit. */
async function candidate(change: object = {}) {
  const referral = await newReferral(change)
  const { browser, upload } = await openLink(referral)
  return { referral, browser, upload, resumeUrl: await upload('resume') }
}

describe('submitting an application', () => {
  test('an application is stored with documents, history and agreement, and moves the referral', async () => {
    const { referral, browser, upload, resumeUrl } = await candidate()
    const additional = [await upload('additional'), await upload('additional'), await upload()]
    const { status, body } = await submit(
      browser,
      form(referral, resumeUrl, {
        phone: '+351 210 123 456',
        portfolioUrl: (await upload('portfolio')).replace(/\?.*/, ''),
        additionalDocumentsUrl: additional.join(','),
        coverLetter: 'Hello',
      }),
    )
    expect([status, body.status, Object.keys(body).sort()]).toEqual([
      201,
      'pending',
      ['addressAsked', 'addressConfirmed', 'createdAt', 'id', 'receipt', 'status'],
    ])
    const [row] = await app.db.select().from(applications).where(eq(applications.id, body.id))
    expect(row).toMatchObject({
      referralId: referral.id,
      jobId: job.id,
      ...{ firstName: 'Kim', lastName: 'Park', email: referral.candidateEmail, coverLetter: 'Hello' },
      phone: '+351 210 123 456',
      agreementText: AGREEMENT,
    })
    const hash = new Bun.CryptoHasher('sha256').update(AGREEMENT).digest('hex')
    expect([row?.agreementHash, row?.agreementVersion]).toEqual([hash, AGREEMENT_VERSION])
    const written = await app.db.select().from(events).where(eq(events.referralId, referral.id))
    expect(written).toMatchObject([{ kind: 'submitted', jobId: job.id, status: 'pending', actorId: null }])
    expect(loggedOf(body.id)).toMatchObject([{ msg: 'application submitted', referralId: referral.id }])
    const files = await app.db.select().from(objects).where(eq(objects.applicationId, body.id))
    expect(files.map(({ purpose, position }) => `${purpose} ${position}`).sort()).toEqual([
      'additional 0',
      'additional 1',
      'additional 2',
      'portfolio 0',
      'resume 0',
    ])
    const history = await app.db.select().from(statusChanges).where(eq(statusChanges.applicationId, body.id))
    expect(history).toMatchObject([{ fromStatus: null, toStatus: 'pending', changedBy: null }])
    const [after] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
    expect(after).toMatchObject({ status: 'applied', progress: 'applied' })
  })

  test('a new application sends letters to the candidate, then to referrer and manager', async () => {
    const { referral, browser, resumeUrl } = await candidate()
    const { body } = await submit(browser, form(referral, resumeUrl))
    const written = await app.db
      .select()
      .from(letters)
      .where(eq(letters.applicationId, body.id))
      .orderBy(asc(letters.id))
    expect(written.map(({ kind }) => kind)).toEqual(['application-confirmation', 'referrer-applied', 'new-application'])
    expect(written.map(({ afterLetterId }) => afterLetterId)).toEqual([
      null,
      written[0]?.id ?? '',
      written[1]?.id ?? '',
    ])
    await mailTo(referral.candidateEmail)
    await mailTo(manager.email)
  })

  test('an application needs the apply session of its referral', async () => {
    const { referral, resumeUrl } = await candidate()
    const other = await candidate()
    for (const browser of [app.guest(), referrer.browser, manager.browser, other.browser]) {
      const { status, body } = await submit(browser, form(referral, resumeUrl))
      expect([status, body.detail]).toEqual([401, 'Please open your personal link again, then submit once more.'])
    }
    const forger = app.guest()
    forger.cookies.set('apply', tampered(other.browser.cookies.get('apply')))
    expect((await submit(forger, form(other.referral, other.resumeUrl))).status).toBe(401)
  })

  test("an application in one tab uses another tab's uploads, even without shared cookies", async () => {
    const { referral, resumeUrl } = await candidate()
    const second = await openLink(referral)
    expect((await submit(second.browser, form(referral, resumeUrl))).status).toBe(201)
  })

  test('twenty failed applications in an hour block this link alone', async () => {
    const [{ referral, browser, resumeUrl }, other] = [await candidate(), await candidate()]
    const wrong = form(referral, 'https://elsewhere.example/quarantine/x')
    for (let count = 0; count < 20; count++) expect((await submit(browser, wrong)).status).toBe(400)
    const paused = await submit(browser, form(referral, resumeUrl))
    expect([paused.status, paused.body.detail]).toEqual([
      429,
      expect.stringMatching(/^Too many applications failed\. Please try again in \d+ /),
    ])
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await submit(other.browser, form(other.referral, other.resumeUrl))).status).toBe(201)
  })

  test('a second application is refused', async () => {
    const { referral, browser, upload, resumeUrl } = await candidate()
    await submit(browser, form(referral, resumeUrl))
    const { status, body } = await submit(browser, form(referral, await upload('resume')))
    expect([status, body.detail]).toEqual([409, 'You have already applied for this job.'])
  })

  test("an application from the referrer's own address is refused in any spelling", async () => {
    const { referral, browser, resumeUrl } = await candidate()
    const email = ` ${referrer.email.toUpperCase()} `
    const { status, body } = await submit(browser, form(referral, resumeUrl, { email }))
    expect([status, body.detail]).toEqual([403, 'Nobody can refer themselves. Please use your own address.'])
    expect((await submit(browser, form(referral, resumeUrl))).status).toBe(201)
  })

  test('the same application sent ten times at once is stored once, with one set of letters', async () => {
    const { referral, browser, resumeUrl } = await candidate()
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit(browser, form(referral, resumeUrl))))
    const [first, ...others] = replies.map(({ status }) => status).sort()
    expect([first, new Set(others)]).toEqual([201, new Set([409])])
    const rows = await app.db.select().from(applications).where(eq(applications.referralId, referral.id))
    const written = await app.db.$count(letters, eq(letters.applicationId, rows[0]?.id ?? ''))
    recordFigures('same-post-at-once', {
      'applications for ten submissions': rows.length,
      'mails to three people about them': written,
    })
    expect([rows.length, written]).toEqual([1, 3])
  })

  describe('an application whose reply was lost', () => {
    const lettersOf = (id: string) => app.db.$count(letters, eq(letters.applicationId, id))

    test('a repeated idempotency key returns the first reply and sends no second letter', async () => {
      const { referral, browser, resumeUrl } = await candidate()
      const body = form(referral, resumeUrl)
      const first = await submit(browser, body, 'one-click')
      const again = await submit(browser, { ...body, lastName: ' Park ' }, 'one-click')
      expect([again.status, again.body]).toEqual([201, first.body])
      expect([await lettersOf(first.body.id), loggedOf(first.body.id).length]).toEqual([3, 1])
    })

    test('the same idempotency key sent ten times at once makes one application', async () => {
      const { referral, browser, resumeUrl } = await candidate()
      const send = () => submit(browser, form(referral, resumeUrl), 'one-click')
      const replies = await Promise.all(Array.from({ length: 10 }, send))
      expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
      expect(await lettersOf(replies[0]?.body.id)).toBe(3)
    })

    test('an idempotency key does not return another application, through this link or the next', async () => {
      const { referral, browser, resumeUrl } = await candidate()
      await submit(browser, form(referral, resumeUrl), 'one-click')
      const next = await newReferral()
      await browser.get(`/api/referrals/token/${next.token}`)
      const nextResume = await uploadFile(app, { owner: { referralIds: [next.id] } })
      for (const other of [form(referral, resumeUrl, { phone: '+351 210 123 456' }), form(next, nextResume)]) {
        const { status, body } = await submit(browser, other, 'one-click')
        expect([status, body.detail]).toEqual([409, 'This Idempotency-Key belongs to another request.'])
      }
      expect((await submit(browser, form(next, nextResume), 'another-click')).status).toBe(201)
    })

    test('a repeated key is answered to the submitting browser alone, until a withdrawal', async () => {
      const { referral, browser, resumeUrl } = await candidate()
      const other = await openLink(referral)
      const body = form(referral, resumeUrl)
      const isRefusedTo = async (who: Browser) => {
        const { status, body: refusal } = await submit(who, body, 'one-click')
        expect([status, refusal.detail]).toEqual([409, 'You have already applied for this job.'])
      }
      await submit(browser, body, 'one-click')
      await isRefusedTo(other.browser)
      await browser.post(`/api/referrals/token/${referral.token}/withdraw`)
      await isRefusedTo(browser)
      const [row] = await app.db.select().from(applications).where(eq(applications.referralId, referral.id))
      expect([row?.idempotencyKey, row?.requestHash]).toEqual([null, null])
    })

    test('a failed application is refused again for its reason, whatever its idempotency key', async () => {
      const { referral, browser } = await candidate()
      const { status } = await submit(browser, form(referral, 'https://elsewhere.example/x'), 'one-click')
      expect(status).toBe(400)
    })
  })

  test('a concurrent second application is refused as such, not for used documents', async () => {
    const { referral, browser, resumeUrl } = await candidate()
    const body = form(referral, resumeUrl)
    // The other submission is stored while this one checks its documents, and they are attached.
    const head = async () => {
      expect((await submit(browser, body)).status).toBe(201)
      return undefined
    }
    const late = submitApplication(
      { ...app.deps, storage: { ...app.storage, head } },
      { sid: crypto.randomUUID(), referrals: [referral.id], links: [[referral.id, referral.tokenHash]] },
      body,
    )
    await expect(late).rejects.toThrow('You have already applied for this job.')
  })

  test('an application whose link was replaced while it was checked is refused like every dead link', async () => {
    const { referral, browser, resumeUrl } = await candidate()
    const head: typeof app.storage.head = async (key) => {
      await referrer.browser.post(`/api/referrals/${referral.id}/resend`)
      return app.storage.head(key)
    }
    const late = submitApplication(
      { ...app.deps, storage: { ...app.storage, head } },
      { sid: crypto.randomUUID(), referrals: [referral.id], links: [[referral.id, referral.tokenHash]] },
      form(referral, resumeUrl),
    )
    await expect(late).rejects.toThrow('This referral link is invalid or has expired.')
    expect(await app.db.$count(applications, eq(applications.referralId, referral.id))).toBe(0)
    expect((await submit(browser, form(referral, resumeUrl))).status).toBe(401)
  })

  test("applications through two referrers' links are one application, whatever address is typed second", async () => {
    const other = await app.signIn('referrer')
    const email = 'two-links@example.org'
    const first = await candidate({ candidateEmail: email })
    const second = await candidate({ candidateEmail: email, referrerId: other.id })
    expect((await submit(first.browser, form(first.referral, first.resumeUrl, { email }))).status).toBe(201)
    for (const typed of ['Two-Links@example.org', 'another@example.org']) {
      const { status } = await submit(second.browser, form(second.referral, second.resumeUrl, { email: typed }))
      expect(status).toBe(409)
    }
  })

  test("concurrent applications through two referrers' links make one application", async () => {
    const other = await app.signIn('referrer')
    for (let round = 0; round < 4; round++) {
      const candidateEmail = `both-${round}@example.org`
      const both = [await candidate({ candidateEmail }), await candidate({ candidateEmail, referrerId: other.id })]
      const replies = await Promise.all(
        both.map(({ referral, browser, resumeUrl }) => submit(browser, form(referral, resumeUrl))),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    }
  })

  test('an application to a closed job is refused and leaves its upload unused', async () => {
    const closing = await makeJob(
      app.db,
      await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id }),
    )
    const { referral, browser, resumeUrl } = await candidate({ job: closing })
    const set = (isActive: boolean) => app.db.update(jobs).set({ isActive }).where(eq(jobs.id, closing.id))
    await set(false)
    const { status, body } = await submit(browser, form(referral, resumeUrl))
    expect([status, body.detail]).toEqual([409, 'This job is closed and takes no new applications.'])
    await set(true)
    expect((await submit(browser, form(referral, resumeUrl))).status).toBe(201)
  })

  test('an application through an expired or declined link is refused', async () => {
    for (const set of [{ tokenExpiresAt: JUST_OVER }, { progress: 'declined' as const }]) {
      const { referral, browser, resumeUrl } = await candidate()
      await app.db.update(referrals).set(set).where(eq(referrals.id, referral.id))
      const { status, body } = await submit(browser, form(referral, resumeUrl))
      expect([status, body.detail]).toEqual([404, 'This referral link is invalid or has expired.'])
    }
  })

  test('an application while its job is deleted is refused or deleted with it', async () => {
    const answers: number[] = []
    const leftOver: unknown[] = []
    // The deletion comes later by a little more in each round, so that it meets the submission at every point.
    for (let round = 0; round < 12; round++) {
      const going = await makeJob(
        app.db,
        await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id }),
      )
      const owner = app.guest()
      await openSession(app, owner, going.postedBy)
      const { referral, browser, resumeUrl } = await candidate({ job: going })
      const [submitted, deleted] = await Promise.all([
        submit(browser, form(referral, resumeUrl)),
        Bun.sleep(round * 5).then(() => owner.delete(`/api/jobs/${going.id}`)),
      ])
      expect(deleted.status).toBe(204)
      answers.push(submitted.status)
      const key = new URL(resumeUrl).pathname.split('/').at(-1) ?? ''
      const rows = [
        ...(await app.db.select().from(applications).where(eq(applications.jobId, going.id))),
        ...(await app.db.select().from(referrals).where(eq(referrals.id, referral.id))),
        ...(await app.db
          .select()
          .from(objects)
          .where(and(eq(objects.key, key), eq(objects.state, 'attached')))),
      ]
      // What was refused is an upload that nobody used, which a sweep removes a day later.
      await app.db.update(objects).set({ createdAt: sql`now() - interval '25 hours'` }).where(eq(objects.key, key))
      await sweepObjects(app.deps)
      const files = await Promise.all(FOLDERS.map((folder) => app.storage.head(objectKey(folder, key))))
      leftOver.push(...rows, ...files.filter(Boolean))
    }
    // Where the job was gone before anybody was looked up, the session of its link was gone with it: 401.
    const isRefusal = (status: number) => status === 404 || status === 401
    recordFigures('job-deleted-meanwhile', {
      'submissions refused': answers.filter(isRefusal).length,
      'submissions gone with the job': answers.filter((status) => status === 201).length,
      'rows or files left over': leftOver.length,
    })
    expect(answers.filter((status) => status !== 201 && !isRefusal(status))).toEqual([])
    expect(leftOver).toEqual([])
  })

  test.each([
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ lastName: '' }, { lastName: 'Last name is required' }],
    [{ email: 'kim' }, { email: 'Please enter a valid email address' }],
    [{ resumeUrl: null }, { resumeUrl: 'Please upload your resume' }],
    [{ coverLetter: 'x'.repeat(10_001) }, { coverLetter: 'Please use at most 10,000 characters' }],
    [{ referralId: 'x' }, { referralId: 'Please use a valid id' }],
    [{ includeMessage: 'no' }, { includeMessage: 'Please check the field "includeMessage".' }],
  ])('an application with %j is refused at its field', async (change, errors) => {
    const { referral, browser, resumeUrl } = await candidate()
    const { status, body } = await submit(browser, form(referral, resumeUrl, change))
    expect([status, body.errors]).toEqual([400, errors])
  })
})

describe("the referrer's message", () => {
  const WORDS = 'Kim reads a lighthouse like a book.'

  /** An application to a job of its own manager, and all that the company is told of it. */
  async function applied(change: object, told: { isMessagePrivate?: boolean } = {}) {
    const boss = await app.signIn('hiring_manager')
    const own = await makeJob(app.db, await makeCompany(app.db, { ownerId: boss.id }))
    const { referral, browser, resumeUrl } = await candidate({ job: own, message: WORDS, ...told })
    const { body } = await submit(browser, form(referral, resumeUrl, change))
    const list = async () => (await boss.browser.get(`/api/applications/job/${own.id}`)).body
    const setStatus = async () =>
      (await boss.browser.patch(`/api/applications/${body.id}/status`, { status: 'reviewing' })).body
    const [letter] = await mailTo(boss.email)
    return { id: body.id as string, referral, list, setStatus, letter }
  }

  test("the company gets the referrer's message with its author in list, status reply and letter", async () => {
    const { list, setStatus, letter } = await applied({})
    const told = { referrerName: 'Rosa Meyer', referrerMessage: WORDS }
    expect(await list()).toMatchObject([told])
    expect(await setStatus()).toMatchObject(told)
    expect(letter?.text.replace(/\s+/g, ' ')).toContain(`What “Rosa Meyer” wrote to them: > “${WORDS}`)
  })

  test('the company gets the message as it was when the candidate applied', async () => {
    const { id, referral, list } = await applied({ includeMessage: true })
    await app.db.update(referrals).set({ message: 'Something else' }).where(eq(referrals.id, referral.id))
    expect(await list()).toMatchObject([{ referrerMessage: WORDS }])
    const [row] = await app.db.select().from(applications).where(eq(applications.id, id))
    expect([row?.messageIncluded, row?.referrerMessage]).toEqual([true, WORDS])
  })

  test('a message left out by the candidate is neither stored with the application nor sent to the company', async () => {
    const { id, list, setStatus, letter } = await applied({ includeMessage: false })
    const replies = [await list(), await setStatus()]
    expect(replies).toMatchObject([[{ referrerMessage: null }], { referrerMessage: null }])
    for (const told of [JSON.stringify(replies), letter?.text, letter?.html]) expect(told).not.toContain('lighthouse')
    expect(letter?.text).not.toContain('wrote to them')
    const [row] = await app.db.select().from(applications).where(eq(applications.id, id))
    expect([row?.messageIncluded, row?.referrerMessage]).toEqual([false, null])
  })

  test.each([{}, { includeMessage: true }])(
    'a message written without notice of its readers is not passed on, with %j',
    async (said) => {
      const { id, list, setStatus, letter } = await applied(said, { isMessagePrivate: true })
      expect([await list(), await setStatus()]).toMatchObject([[{ referrerMessage: null }], { referrerMessage: null }])
      for (const words of [letter?.text, letter?.html]) expect(words).not.toContain('lighthouse')
      const [row] = await app.db.select().from(applications).where(eq(applications.id, id))
      expect([row?.messageIncluded, row?.referrerMessage]).toEqual([false, null])
    },
  )
})

describe('documents of a submission', () => {
  test('document addresses may be separated by spaces and empty parts', async () => {
    const { referral, browser, upload, resumeUrl } = await candidate()
    const urls = [await upload('additional'), await upload('additional'), await upload('additional')]
    const additionalDocumentsUrl = ` ${urls.join(' , ,')} ,`
    const { body } = await submit(browser, form(referral, resumeUrl, { additionalDocumentsUrl }))
    expect(await app.db.$count(objects, eq(objects.applicationId, body.id))).toBe(4)
  })

  const refusal = async (change: (context: Awaited<ReturnType<typeof candidate>>) => Promise<object>) => {
    const context = await candidate()
    const { status, body } = await submit(
      context.browser,
      form(context.referral, context.resumeUrl, await change(context)),
    )
    expect(status).toBe(400)
    expect(await app.db.$count(applications, eq(applications.referralId, context.referral.id))).toBe(0)
    return body.errors
  }

  test('a fourth additional document is refused', async () => {
    const errors = await refusal(async ({ upload }) => {
      const urls = [await upload(), await upload(), await upload(), await upload()]
      return { additionalDocumentsUrl: urls.join(',') }
    })
    expect(errors).toEqual({ additionalDocumentsUrl: 'Please attach at most 3 additional documents.' })
  })

  test('a document in two fields is refused', async () => {
    const errors = await refusal(async ({ upload }) => {
      const url = await upload()
      return { portfolioUrl: url, additionalDocumentsUrl: url }
    })
    expect(errors).toEqual({ additionalDocumentsUrl: 'Please upload each document once.' })
  })

  test('a document of somebody else or at any other address is refused', async () => {
    const theirs = await candidate()
    for (const resumeUrl of [theirs.resumeUrl, 'https://evil.example/resume.pdf', 'file:///etc/passwd', 'resume.pdf']) {
      expect(await refusal(async () => ({ resumeUrl }))).toHaveProperty('resumeUrl')
    }
  })

  test('a document of a type its field does not take is refused', async () => {
    const html = new TextEncoder().encode('<script>alert(1)</script>')
    expect(await refusal(async ({ upload }) => ({ resumeUrl: await upload(undefined, html) }))).toHaveProperty(
      'resumeUrl',
    )
  })
})

describe("a job's applications", () => {
  test('a refused list of applications says why', async () => {
    const path = `/api/applications/job/${job.id}`
    expect((await referrer.browser.get(path)).body.detail).toBe('Only hiring managers can see applications.')
    expect((await stranger.browser.get(path)).body.detail).toBe('This job does not exist.')
  })

  test("a job's applications are listed for its manager alone", async () => {
    const path = `/api/applications/job/${job.id}`
    expect((await app.guest().get(path)).status).toBe(401)
    expect((await (await app.signIn(null)).browser.get(path)).status).toBe(403)
    expect((await referrer.browser.get(path)).status).toBe(403)
    expect((await stranger.browser.get(path)).status).toBe(404)
    expect((await manager.browser.get(`/api/applications/job/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await manager.browser.get(path)).status).toBe(200)
  })

  test('applications name a referrer without a name as a colleague', async () => {
    const other = await app.signIn('hiring_manager')
    const own = await makeJob(app.db, await makeCompany(app.db, { ownerId: other.id }))
    const { id: referrerId } = await makeUser(app.db, { firstName: '', lastName: '' })
    await makeApplication(app.db, { referral: await newReferral({ job: own, referrerId }) })
    const { body } = await other.browser.get(`/api/applications/job/${own.id}`)
    expect(body[0].referrerName).toBe('A colleague')
  })

  test('applications are listed newest first, with referrer and comma-free document paths', async () => {
    const own = await makeJob(app.db, await makeCompany(app.db, { ownerId: stranger.id }))
    const early = await makeApplication(app.db, {
      referral: await newReferral({ job: own }),
      createdAt: new Date('2026-01-01'),
    })
    const referral = await newReferral({ job: own })
    const { browser, upload } = await openLink(referral)
    const additionalDocumentsUrl = [await upload(), await upload()].join(',')
    const portfolioUrl = await upload()
    await submit(browser, form(referral, await upload(), { additionalDocumentsUrl, portfolioUrl }))
    const { body } = await stranger.browser.get(`/api/applications/job/${own.id}`)
    const [latest, first] = listApplications.reply.parse(body)
    const { id, firstName, lastName, email } = early
    expect(first).toMatchObject({ id, firstName, lastName, email, createdAt: '2026-01-01T00:00:00.000Z' })
    expect(first).toMatchObject({ resumeUrl: null, portfolioUrl: null, additionalDocumentsUrl: null })
    expect(latest).toMatchObject({
      ...{ firstName: 'Kim', lastName: 'Park', email: referral.candidateEmail },
      referrerName: 'Rosa Meyer',
      status: 'pending',
    })
    const path = (slot: string) => new RegExp(`^/api/applications/${latest?.id}/documents/[0-9a-f-]{36}/${slot}.pdf$`)
    expect(latest?.resumeUrl).toMatch(path('resume'))
    expect(latest?.portfolioUrl).toMatch(path('portfolio'))
    const documents = latest?.additionalDocumentsUrl?.split(',') ?? []
    expect(documents).toHaveLength(2)
    for (const url of documents) expect(url).toMatch(path('additional'))
  })

  test('a company learns nothing of an invitation before the application', async () => {
    const { id: ownerId, browser } = await app.signIn('hiring_manager')
    const own = await makeJob(app.db, await makeCompany(app.db, { ownerId }))
    const { candidateEmail } = await newReferral({ job: own })
    const replies = await Promise.all(
      ['/api/jobs', '/api/jobs/my-jobs', '/api/jobs/my-jobs/counts', `/api/applications/job/${own.id}`].map((path) =>
        browser.get(path),
      ),
    )
    const [all, mine, counts, received] = replies.map(({ body }) => body)
    expect(all.find(({ id }: { id: string }) => id === own.id).referralCount).toBe(0)
    expect([mine[0].applicationCount, counts.applications, received]).toEqual([0, 0, []])
    expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain(candidateEmail)
  })
})

describe('setting a status', () => {
  const newApplication = async () => makeApplication(app.db, { referral: await newReferral() })
  const set = (id: string, status: unknown, by = manager) =>
    by.browser.patch(`/api/applications/${id}/status`, { status })
  const historyOf = async (id: string) =>
    (
      await app.db
        .select()
        .from(statusChanges)
        .where(eq(statusChanges.applicationId, id))
        .orderBy(asc(statusChanges.id))
    ).map(({ fromStatus, toStatus }) => `${fromStatus} > ${toStatus}`)
  const kinds = async (id: string) =>
    (await app.db.select().from(letters).where(eq(letters.applicationId, id)).orderBy(asc(letters.id))).map(
      ({ kind }) => kind,
    )

  test("only the job's manager sets a status", async () => {
    const { id } = await newApplication()
    expect((await app.guest().patch(`/api/applications/${id}/status`, { status: 'hired' })).status).toBe(401)
    expect((await set(id, 'hired', referrer)).status).toBe(403)
    expect((await set(id, 'hired', stranger)).status).toBe(404)
    expect((await set(crypto.randomUUID(), 'hired')).status).toBe(404)
    expect((await set(id, 'hired', referrer)).body.detail).toBe('Only hiring managers can change applications.')
    expect((await set(id, 'hired', stranger)).body.detail).toBe('This application does not exist.')
    expect(await historyOf(id)).toEqual(['null > pending'])
  })

  test('a status change is in event log and log, with actor and previous status', async () => {
    const { id, referralId } = await newApplication()
    await app.db
      .update(applications)
      .set({ updatedAt: new Date(0) })
      .where(eq(applications.id, id))
    await set(id, 'interview')
    await set(id, 'interview')
    const written = await app.db.select().from(events).where(eq(events.referralId, referralId))
    expect(written).toMatchObject([{ kind: 'status-changed', jobId: job.id, status: 'interview', actorId: manager.id }])
    const line = { msg: 'application status set', userId: manager.id, from: 'pending', to: 'interview' }
    expect(loggedOf(id)).toMatchObject([line])
    const [row] = await app.db.select().from(applications).where(eq(applications.id, id))
    expect(row?.updatedAt.getTime()).toBeGreaterThan(0)
    const [change] = await app.db.select().from(statusChanges).where(eq(statusChanges.toStatus, 'interview'))
    expect(change?.changedBy).toBe(manager.id)
  })

  test('any status may follow any other, and the referral follows in the same transaction', async () => {
    const { id, referralId } = await newApplication()
    const followed = []
    // A tour from 'pending' in which each of the twenty pairs comes once.
    const tour = [...'12131410232420343040'].flatMap((at) => APPLICATION_STATUSES[Number(at)] ?? [])
    for (const status of tour) {
      expect((await set(id, status)).body.status).toBe(status)
      const [referral] = await app.db.select().from(referrals).where(eq(referrals.id, referralId))
      followed.push(referral?.status)
    }
    const own = (status: string) => ['hired', 'rejected', 'interview'].includes(status)
    expect(followed).toEqual(tour.map((status) => (own(status) ? status : 'applied')) as typeof followed)
    const steps = tour.map((status, at) => `${tour[at - 1] ?? 'pending'} > ${status}`)
    expect([new Set(steps).size, await historyOf(id)]).toEqual([20, ['null > pending', ...steps]])
  })

  test('a status change notifies the candidate, then the referrer', async () => {
    const { id, email } = await newApplication()
    await set(id, 'interview')
    await mailTo(email)
    expect(await kinds(id)).toEqual(['status-update', 'referrer-status'])
  })

  test('setting the current status changes and sends nothing', async () => {
    const { id } = await newApplication()
    const { status, body } = await set(id, 'pending')
    expect([status, body.id]).toEqual([200, id])
    expect(await historyOf(id)).toHaveLength(1)
    expect(await kinds(id)).toEqual([])
  })

  test.each(['', 'Hired', 'applied', null, 7])('the status %j is refused', async (value) => {
    const { id } = await newApplication()
    const { status, body } = await set(id, value)
    expect([status, body.detail]).toEqual([400, 'Please choose a status from the list'])
  })

  test('a status set twice at once keeps both in the history, and the last one counts', async () => {
    const { id, referralId } = await newApplication()
    await Promise.all([set(id, 'interview'), set(id, 'rejected')])
    const history = await historyOf(id)
    expect(history).toHaveLength(3)
    const last = history.at(-1)?.split(' > ')[1] ?? ''
    const [application] = await app.db.select().from(applications).where(eq(applications.id, id))
    const [referral] = await app.db.select().from(referrals).where(eq(referrals.id, referralId))
    const told = await until(async () => {
      const all = await app.db.select().from(letters).where(eq(letters.applicationId, id)).orderBy(asc(letters.id))
      return all.some(({ data }) => (data as { status?: string }).status === last) && all
    })
    recordFigures('statuses-at-once', {
      'changes in the history of two at once': history.length - 1,
      'letters about them': told.length,
    })
    expect([application?.status, referral?.status]).toEqual([last, last] as never)
    expect(told.slice(-2).map(({ kind }) => kind)).toEqual(['status-update', 'referrer-status'])
  })
})
