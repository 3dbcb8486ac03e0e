import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Language } from '@goodword/languages/languages'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../test/factories.ts'
import { createTestMail, type TestMail } from '../../test/mail.ts'
import type { ReceivedLetter } from '../../test/smtp-server.ts'
import { until } from '../../test/until.ts'
import { referrals } from '../db/schema/referrals.ts'
import type { Letter } from './letter.ts'

setDefaultTimeout(30_000)

let mail: TestMail
let worker: Awaited<ReturnType<TestMail['startWorker']>>
let people: { referrerId: string; job: Awaited<ReturnType<typeof makeJob>> }

beforeAll(async () => {
  mail = await createTestMail()
  worker = await mail.startWorker()
  const referrer = await makeUser(mail.db, { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' })
  const company = await makeCompany(mail.db, { ownerId: (await makeUser(mail.db)).id, name: 'Aurora' })
  const pay = { salaryMin: 4200, salaryMax: 5000, payPeriod: 'month', payCurrency: 'EUR', payBasis: 'gross' } as const
  const place = { workplace: 'remote' as const, remoteFrom: ['NO', 'SE'], type: 'part-time' as const }
  people = { referrerId: referrer.id, job: await makeJob(mail.db, company, { title: 'Baker', ...pay, ...place }) }
})
afterAll(() => mail.stop())

/** An invitation with this language, and what was applied with it. */
async function invited(language: Language | null) {
  const referral = await makeReferral(mail.db, {
    ...people,
    candidateName: 'Grace Hopper',
    language,
    tokenExpiresAt: new Date('2096-12-21T12:00:00Z'),
  })
  const application = await makeApplication(mail.db, { referral, confirmedAt: new Date() })
  return { referralId: referral.id, applicationId: application.id }
}

/** The letter as it comes over the wire. */
async function sent(letter: Letter, alongside?: Parameters<TestMail['db']['transaction']>[0]): Promise<ReceivedLetter> {
  const before = mail.smtp.received.length
  await mail.db.transaction(async (tx) => {
    await worker.mail.enqueue(tx, [letter])
    await alongside?.(tx)
  })
  return until(() => mail.smtp.received[before])
}

test('a letter to a candidate is in the language kept with the referral, its dates, pay and places too', async () => {
  const { referralId } = await invited('de')
  const { subject, text, html } = await sent({ kind: 'invitation', referralId, token: 'token' })
  expect(subject).toBe('“Ada Lovelace” hat Sie empfohlen: “Baker” bei “Aurora”')
  expect(html).toContain('<html dir="ltr" lang="de">')
  expect(text.replace(/\s+/g, ' ')).toContain('gilt bis 21. Dez. 2096 (UTC).')
  expect(text).toContain('Art: Teilzeit, Remote, Arbeitsort: Norwegen, Schweden')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Gehalt: 4.200–5.000 € pro Monat, brutto')
})

test('a letter to a candidate without a language is English', async () => {
  const { referralId } = await invited(null)
  const { subject, text } = await sent({ kind: 'invitation', referralId, token: 'token' })
  expect(subject).toBe('“Ada Lovelace” put in a good word for you: “Baker” at “Aurora”')
  expect(text).toContain('Type: Part-time, Remote from Norway, Sweden')
  expect(text).toContain('Salary: €4,200 - €5,000 a month, before tax')
})

test('letters to others are English, whatever the candidate reads', async () => {
  const { applicationId } = await invited('ar')
  const { to, subject, html } = await sent({ kind: 'referrer-applied', applicationId })
  expect([to, subject]).toEqual(['ada@example.com', '“Grace Hopper” applied: “Baker”'])
  expect(html).toContain('<html dir="ltr" lang="en">')
})

test('a letter about what is deleted keeps the language of that moment', async () => {
  const { referralId, applicationId } = await invited('es')
  const removed = await sent({ kind: 'job-removed', applicationId }, (tx) =>
    tx.update(referrals).set({ language: 'fr' }).where(eq(referrals.id, referralId)),
  )
  expect(removed.subject).toBe('Ya no está disponible: “Baker” en “Aurora”')
  const revoked = await sent({ kind: 'invitation-revoked', referralId })
  expect(revoked.subject).toBe('Invitation annulée\u00a0: “Baker” chez “Aurora”')
})

test('an Arabic subject is one encoded header, and its plain text UTF-8', async () => {
  const { applicationId } = await invited('ar')
  const { raw, subject, text } = await sent({ kind: 'application-confirmation', applicationId })
  expect(subject).toBe('وصل طلب توظيفك: \u2068“Baker”\u2069 لدى \u2068“Aurora”\u2069')
  expect(/^Subject: (=\?UTF-8\?[BQ]\?\S+\?=\s+)+(?=\S+: )/m.test(raw)).toBe(true)
  expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/)
  expect(text).toContain('مرحبًا')
})
