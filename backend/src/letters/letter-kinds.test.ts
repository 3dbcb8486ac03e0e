import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { makeApplication, makeCompany, makeJob, makeReferral, makeReward, makeUser } from '../../test/factories.ts'
import { createTestMail } from '../../test/mail.ts'
import type { ReceivedLetter } from '../../test/smtp-server.ts'
import { until } from '../../test/until.ts'
import { hashToken } from '../auth/links/link-token.ts'
import { applicationChanges } from '../db/schema/application-changes.ts'
import { applicationNotes } from '../db/schema/application-notes.ts'
import { candidateQuestions } from '../db/schema/candidate-questions.ts'
import { companyInvitations } from '../db/schema/company-invitations.ts'
import { domainProofs } from '../db/schema/domain-proofs.ts'
import { letters } from '../db/schema/letters.ts'
import { referrals } from '../db/schema/referrals.ts'
import { reports } from '../db/schema/reports.ts'
import { rewardFacts } from '../db/schema/reward-facts.ts'
import { rewardReasons } from '../db/schema/reward-reasons.ts'
import { roleConsents } from '../db/schema/role-consents.ts'
import { suppressions } from '../db/schema/suppressions.ts'
import { addressHashes } from '../privacy/suppressions/address-hashes.ts'
import { suppress } from '../privacy/suppressions/suppress.ts'
import type { Letter } from './letter.ts'
import type { LetterKind } from './letter-kind.ts'
import { LETTER_KINDS } from './letter-kinds.ts'
import { lettersToCandidate } from './letters-to-candidate.ts'
import { settingsLine } from './settings-line.ts'
import { testEmail } from './templates/test-email.tsx'
import type { Audience, TopicColumn } from './topic.ts'

setDefaultTimeout(30_000)

const SOURCE = join(import.meta.dir, '..')
const KINDS = Object.entries<LetterKind>(LETTER_KINDS)
const mail = await createTestMail()
let worker: Awaited<ReturnType<typeof mail.startWorker>>
let ids: Record<TopicColumn, string>
/** Another of what nobody is told of twice. */
let otherFact: string
let people: Record<Audience, string>

const ADDRESSES: Record<TopicColumn, Partial<Record<Audience, string>>> = {
  referralId: { candidate: 'invited@example.com', referrer: 'referrer@example.com' },
  applicationId: { candidate: 'typed@example.com', referrer: 'referrer@example.com', manager: 'manager@example.com' },
  factId: { referrer: 'referrer@example.com', manager: 'manager@example.com' },
  userId: { operator: 'operator@example.com', manager: 'jobs@aurora.example', person: 'operator@example.com' },
  jobId: { manager: 'manager@example.com' },
  reportId: { person: 'operator@example.com' },
}

/** What a person could type to be read as ours, at every place where somebody types. */
const TYPED = 'Typed". Typed pays $90,000, typed is due now. “Typed'

/** Letters in which nobody's words are. */
const WITHOUT_TYPED = ['confirm-address', 'domain-code', 'release-taken-back', 'posting-reported']

/** What a kind stores that is more than a sample. */
const STORED: Record<string, object> = {
  'domain-code': { to: 'jobs@aurora.example', code: '483920' },
  'company-invitation': { to: 'operator@example.com' },
}
/** Letters with a code or a link to an address that was typed: none waits for another. */
const BY_THEMSELVES = ['domain-code', 'company-invitation']

beforeAll(async () => {
  worker = await mail.startWorker()
  const { db } = mail
  const [referrer, manager] = [
    await makeUser(db, { email: 'referrer@example.com', firstName: TYPED, lastName: TYPED }),
    await makeUser(db, { email: 'manager@example.com', firstName: TYPED }),
  ]
  const company = await makeCompany(db, { ownerId: manager.id, name: TYPED })
  const job = await makeJob(db, company, { referralBonus: 3000, title: TYPED, location: TYPED })
  const invited = { job, referrerId: referrer.id, candidateName: TYPED, message: `${TYPED}\n\n${TYPED}` }
  const referral = await makeReferral(db, { ...invited, candidateEmail: 'invited@example.com' })
  const application = await makeApplication(db, { referral, email: 'typed@example.com' })
  await db.insert(roleConsents).values({
    ...{ referralId: referral.id, agreementText: 'I agree', agreementHash: 'hash', agreementVersion: '1' },
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  // A reminder is about an unanswered invitation; the other letters do not ask.
  await db.update(referrals).set({ progress: 'invited' })
  const hire = await makeReferral(db, invited)
  await makeReward(db, hire, ['due'])
  const [fact, other] = await db.select({ id: rewardFacts.id }).from(rewardFacts).orderBy(asc(rewardFacts.id))
  otherFact = other?.id ?? ''
  await db.insert(rewardReasons).values({ factId: fact?.id ?? '', text: TYPED })
  const closed = { closedAt: new Date(), closedReason: TYPED }
  const operator = await makeUser(db, { email: 'operator@example.com', firstName: TYPED, ...closed })
  // The manager of a company whose code is that of the sample.
  const operators = await makeCompany(db, { ownerId: operator.id, name: TYPED })
  // What the letters to a member are about.
  const own = await makeReferral(db, { job: await makeJob(db, operators, { title: TYPED }), referrerId: referrer.id })
  const toOwn = await makeApplication(db, { referral: own, firstName: TYPED })
  const noted = { applicationId: toOwn.id, authorId: referrer.id, text: 'See this.' }
  const [note] = await db.insert(applicationNotes).values(noted).returning()
  const fromCandidate = { applicationId: toOwn.id, kind: 'note', text: TYPED } as const
  const [candidateNote] = await db.insert(applicationChanges).values(fromCandidate).returning()
  STORED['candidate-note'] = { noteId: candidateNote?.id, applicationId: toOwn.id }
  STORED.mentioned = { noteId: note?.id, applicationId: toOwn.id }
  STORED['colleague-application'] = { applicationId: toOwn.id }
  const asked = await db
    .insert(candidateQuestions)
    .values([
      { referralId: referral.id, jobId: job.id, text: TYPED },
      { referralId: own.id, jobId: own.jobId, text: TYPED },
      { referralId: referral.id, jobId: job.id, text: `${TYPED}?`, answer: TYPED, answeredAt: new Date() },
    ])
    .returning()
  for (const [at, kind] of ['new-question', 'colleague-question', 'question-answered'].entries())
    STORED[kind] = { questionId: asked[at]?.id }
  STORED['answers-due'] = { applicationIds: [toOwn.id] }
  const expiresAt = new Date(Date.now() + 60_000)
  await db
    .insert(domainProofs)
    .values({ companyId: operators.id, domain: 'aurora.example', codeHash: 'sample', expiresAt })
  const colleague = { companyId: company.id, invitedBy: manager.id, email: 'operator@example.com', inbox: 'operator' }
  const link = { tokenHash: hashToken('sample'), role: 'manager', expiresAt } as const
  await db.insert(companyInvitations).values({ ...colleague, ...link })
  for (const kind of ['member-joined', 'member-removed'])
    STORED[kind] = { companyId: company.id, personId: referrer.id }
  const hidden = await makeJob(db, company, {
    title: TYPED,
    isActive: false,
    hiddenAt: new Date(),
    hiddenReason: TYPED,
  })
  const answered = { outcome: 'nothing', answer: TYPED, answeredAt: new Date() } as const
  const [report] = await db
    .insert(reports)
    .values([
      { jobId: job.id, reason: 'fraud', reporterId: operator.id, ...answered },
      { jobId: job.id, reason: 'fraud', referralId: referral.id, ...answered },
    ])
    .returning()
  ids = {
    referralId: referral.id,
    applicationId: application.id,
    factId: fact?.id ?? '',
    userId: operator.id,
    jobId: hidden.id,
    reportId: report?.id ?? '',
  }
  people = {
    candidate: referral.id,
    referrer: referrer.id,
    manager: manager.id,
    operator: operator.id,
    person: operator.id,
  }
})
afterAll(() => mail.stop())

/** A letter of any kind, with the first there is of what its kind stores. */
function letterOf(kind: string, { about, data }: LetterKind): Letter {
  const { properties = {} } = z.toJSONSchema(data, { io: 'input' })
  const stored = Object.entries(properties).map(([name, property]) => {
    const { enum: values, type } = property as z.core.JSONSchema.JSONSchema
    return [name, values?.[0] ?? { string: 'sample', integer: 1, number: 1, boolean: true }[String(type)]]
  })
  const all = { ...Object.fromEntries(stored), ...STORED[kind] }
  return { kind, [about.column]: ids[about.column], ...all } as Letter
}

/** After the submission a link's letters go where the candidate applied from. */
const addressOf = ({ about, to, group }: LetterKind) => {
  if (about === LETTER_KINDS['candidate-report-answered'].about) return 'typed@example.com'
  // Nobody whose account is closed gets one.
  if (group === 'summary') return 'referrer@example.com'
  return ADDRESSES[about.column][to] ?? ''
}
const enqueue = (letter: Letter) => mail.db.transaction((tx) => worker.mail.enqueue(tx, [letter]))
const rowsOf = (kind: string) => mail.db.select().from(letters).where(eq(letters.kind, kind))

/** A letter that its reader gets with a summary. */
async function held(): Promise<string> {
  const row = { kind: 'referrer-applied', recipientKey: people.referrer, state: 'held' as const }
  const [letter] = await mail.db
    .insert(letters)
    .values({ ...row, applicationId: ids.applicationId })
    .returning()
  return letter?.id ?? ''
}

describe.each(KINDS)('%s', (name, kind) => {
  let letter: ReceivedLetter

  beforeAll(async () => {
    if (name === 'daily-summary') STORED[name] = { userId: people.referrer, letterIds: [await held()] }
    const before = mail.smtp.received.length
    await enqueue(letterOf(name, kind))
    letter = await until(() => mail.smtp.received[before])
    await until(async () => (await rowsOf(name))[0]?.state === 'sent')
  })

  test('a stored letter is read back and goes to its recipient', async () => {
    expect(letter.to).toBe(addressOf(kind))
    expect(`${letter.subject} ${letter.text} ${letter.html}`).not.toMatch(/undefined|null|NaN|\[object/)
    expect(await rowsOf(name)).toMatchObject([{ attempts: 1, sealed: null }])
    if (!BY_THEMSELVES.includes(name))
      expect(await rowsOf(name)).toMatchObject([
        { recipientKey: kind.group === 'summary' ? people.referrer : people[kind.to] },
      ])
  })

  test('what people typed stands in quotes, in subject, HTML and plain text', () => {
    const quotes = /“[^“”]*”/g
    const text = letter.text.replace(/^> ?/gm, '').replace(/\s+/g, ' ')
    const html = letter.html.replace(/<style>[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    for (const words of [letter.subject, text, html]) expect(words.replace(quotes, '…')).not.toMatch(/typed|90,000/i)
    expect(text.includes(TYPED.slice(0, 5))).toBe(!WITHOUT_TYPED.includes(name))
  })

  test("a letter links to its kind's page, its reader's settings, privacy policy and terms, and nowhere else", () => {
    const links = [...letter.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    const settings = settingsLine(kind) ? ['http://localhost:3000/settings#letters'] : []
    const small = [...settings, 'http://localhost:3000/privacy', 'http://localhost:3000/terms']
    expect(links).toEqual(kind.hasLink ? [expect.stringMatching(/^http:\/\/localhost:3000\/[a-z]/), ...small] : small)
  })

  test('a letter has the unsubscribe header if it can be stopped', () => {
    expect(/^List-Unsubscribe:/m.test(letter.raw)).toBe(kind.unsubscribe || kind.group !== undefined)
    expect(letter.raw).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(letter.raw).toMatch(/^X-Auto-Response-Suppress: All$/m)
  })

  test("a letter to the candidate is in the candidate's export while it exists", async () => {
    const [row] = await rowsOf(name)
    const isAboutThem = row?.referralId === ids.referralId || row?.applicationId === ids.applicationId
    const listed = await lettersToCandidate(mail.db, ids)
    expect(listed.some((letter) => letter.kind === name)).toBe(isAboutThem && kind.to === 'candidate')
  })

  test('a letter skips recipients who refused all letters, unless they just asked for it', async () => {
    const isStopped = kind.stoppedBy !== 'nothing'
    expect(isStopped || kind.to !== 'candidate' || name === 'application-confirmation').toBe(true)
    const [hash] = await addressHashes(mail.db, mail.env, addressOf(kind))
    await suppress(mail.db, hash, { forever: true })
    const before = mail.smtp.received.length
    const letter = letterOf(name, kind)
    await enqueue('factId' in letter ? { ...letter, factId: otherFact } : letter)
    await until(async () => (await rowsOf(name)).every(({ state }) => state === 'sent'))
    expect(mail.smtp.received.length - before).toBe(isStopped ? 0 : 1)
    expect(await rowsOf(name)).toHaveLength(isStopped ? 1 : 2)
    await mail.db.delete(suppressions)
  })

  test('some verb writes this kind of letter', async () => {
    const files = new Bun.Glob('{modules,letters}/**/*.ts').scan({ cwd: SOURCE })
    const verbs = await Array.fromAsync(files, (file) => Bun.file(join(SOURCE, file)).text())
    const isWriter = (text: string) => text.includes('mail.enqueue') && text.includes(`kind: '${name}'`)
    expect(verbs.filter(isWriter)).not.toBeEmpty()
  })
})

test('letters to managers and recommenders can be turned off, but those about money, sign-in, security and what operators decide', () => {
  const fixed = KINDS.filter(([, kind]) => settingsLine(kind) === 'always').map(([name]) => name)
  expect(fixed).toEqual([
    'referrer-job-hidden',
    'job-hidden',
    'referrer-reward',
    'company-reward',
    'member-joined',
    'member-removed',
    'report-answered',
  ])
})

test("only the candidate's first letter mentions the reward", async () => {
  const told: string[] = []
  for (const [name, { to, template }] of KINDS.filter(([, { to }]) => to === 'candidate'))
    for (const { render } of (await template()).previews)
      if (/bonus|reward|\bpaid\b|\bpays\b/i.test((await render()).text)) told.push(`${name} to the ${to}`)
  expect([...new Set(told)]).toEqual(['invitation to the candidate'])
})

const templates = await Promise.all(KINDS.map(async ([name, { template }]) => [name, await template()] as const))
const samples = [...templates, ['test-email', testEmail] as const].flatMap(([name, { previews }]) =>
  previews.map(({ variant, render }) => [variant ? `${name}: ${variant}` : name, render] as const),
)

test.each(samples)('%s has a subject, HTML for light and dark, and equal plain text', async (_, render) => {
  const { subject, html, text } = await render()
  expect(subject).toMatch(/^\S.{8,}\S$/)
  expect(subject).not.toMatch(/[!?.]:/)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).not.toMatch(/undefined|null|\[object/)
  expect(text).not.toMatch(/undefined|null|<|&[a-z]+;/)
  expect(text).toStartWith('Goodword')
})
