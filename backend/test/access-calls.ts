import { eq, sql } from 'drizzle-orm'
import { DEFAULT_CRITERIA } from '../contract/src/marks.ts'
import { VALID } from '../contract/test/boundaries.ts'
import { applicationNotes } from '../src/db/schema/application-notes.ts'
import { applications } from '../src/db/schema/applications.ts'
import type { LinkKind } from '../src/db/schema/candidate-links.ts'
import { candidateQuestions } from '../src/db/schema/candidate-questions.ts'
import { companies } from '../src/db/schema/companies.ts'
import { companyMembers } from '../src/db/schema/company-members.ts'
import { domainProofs } from '../src/db/schema/domain-proofs.ts'
import { objects } from '../src/db/schema/objects.ts'
import { postingTemplates } from '../src/db/schema/posting-templates.ts'
import { reports } from '../src/db/schema/reports.ts'
import { users } from '../src/db/schema/users.ts'
import type { Caller } from '../src/http/who-may.ts'
import { domainCodeHashes } from '../src/modules/companies/domain/domain-code-hashes.ts'
import { domainRecords } from '../src/modules/companies/domain/domain-records.ts'
import { BLANK } from '../src/modules/jobs/posting/typed-posting.ts'
import type { MoneyFact } from '../src/money/ledger/post-fact.ts'
import { unsubscribeLink } from '../src/privacy/suppressions/unsubscribe-link.ts'
import { objectKey } from '../src/storage/object-key.ts'
import type { Browser, Reply } from './browser.ts'
import type { DnsServer } from './dns-server.ts'
import {
  makeApplication,
  makeCompany,
  makeJob,
  makeJoinLink,
  makeLink,
  makeMember,
  makeParkedLetter,
  makePointer,
  makeReferral,
  makeReward,
  makeUser,
} from './factories.ts'
import { pdf, png } from './files.ts'
import type { Person, TestApp } from './harness.ts'
import { uploadFile } from './uploads.ts'

/** What the calls are about. */
export interface Scene {
  app: TestApp
  /** Where the app looks domains up. */
  dns: DnsServer
  people: Record<Exclude<Caller, 'guest'>, Person>
  /** Of `people.manager`. */
  company: Parameters<typeof makeJob>[1]
  job: Awaited<ReturnType<typeof makeJob>>
}

export type AccessCall = (as: Browser, scene: Scene) => Promise<Reply>

const newReferral = ({ app, job, people }: Scene) => makeReferral(app.db, { job, referrerId: people.referrer.id })
const linkOf = ({ token }: { token: string }) => `/api/referrals/token/${token}`
const newLink = async (scene: Scene) => linkOf(await newReferral(scene))
const newApplication = async (scene: Scene) => makeApplication(scene.app.db, { referral: await newReferral(scene) })
/** A link of a letter to somebody who applied; nobody has confirmed their address yet. */
const sentLink = async (scene: Scene, kind: LinkKind) => {
  const { db } = scene.app
  const referral = await newReferral(scene)
  await makeApplication(db, { referral, confirmedAt: null })
  return linkOf({ token: await makeLink(db, kind, referral) })
}
/** Of an application that was rejected. */
const overLink = async (scene: Scene) => {
  const { db } = scene.app
  const referral = await newReferral(scene)
  await makeApplication(db, { referral, status: 'rejected' })
  return linkOf({ token: await makeLink(db, 'own', referral) })
}
const newQuestion = async (scene: Scene) => {
  const { id: referralId, jobId } = await newReferral(scene)
  const asked = { referralId, jobId, text: 'May I work from home?' }
  const [question] = await scene.app.db.insert(candidateQuestions).values(asked).returning()
  return `/api/questions/${question?.id}`
}
const newLogo = ({ app, people }: Scene) =>
  uploadFile(app, { owner: { userId: people.manager.id }, slot: 'logo', bytes: png })
const unsubscribing = ({ app }: Scene) => unsubscribeLink(app.db, app.env, 'kim@example.org')
const newParked = async ({ app, people }: Scene) => makeParkedLetter(app.db, { recipientKey: people.referrer.id })
const newReward = async ({ app, job, people }: Scene, ...facts: MoneyFact[]) => {
  const referral = await makeReferral(app.db, { job, referrerId: people.referrer.id, referralBonus: 3000 })
  return makeReward(app.db, referral, facts)
}
/** A row of the statement, after these facts. */
const newRow = async (scene: Scene, ...facts: MoneyFact[]) =>
  `/api/statement/rows/${(await newReward(scene, ...facts)).id}`
/** @returns the id of another member of the manager's company */
const newMember = async ({ app, company }: Scene) => {
  const { id } = await makeUser(app.db, { role: 'hiring_manager' })
  await makeMember(app.db, company, { userId: id })
  return id
}
const newTemplate = async ({ app, company }: Scene) => {
  const { companyName: _, companyLogo: __, ...posting } = BLANK
  const template = { companyId: company.id, name: crypto.randomUUID(), posting }
  const [made] = await app.db.insert(postingTemplates).values(template).returning({ id: postingTemplates.id })
  return made?.id
}
const newJoinLink = ({ app, company, people }: Scene, email: string) =>
  makeJoinLink(app.db, company, { email, invitedBy: people.manager.id })
const leave = async ({ app, people }: Scene, userId: string) => {
  await app.db.delete(companyMembers).where(eq(companyMembers.userId, userId))
  if (userId === people.noRole.id) await app.db.update(users).set({ role: null }).where(eq(users.id, userId))
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'

/** How calls with an id or a body are made for the access matrix, so that who may make them is let in. */
export const CALLS: Readonly<Record<string, AccessCall>> = {
  'GET /api/auth/:provider/referrer': (as) => as.get('/api/auth/google/referrer'),
  'GET /api/auth/:provider/hiring': (as) => as.get('/api/auth/google/hiring'),
  'GET /api/auth/:provider/sign-in': (as) => as.get('/api/auth/google/sign-in'),
  'GET /api/auth/:provider/callback': (as) => as.get('/api/auth/google/callback'),
  'POST /api/setup-role': (as, { people }) =>
    as.post('/api/setup-role', { role: as === people.noRole.browser ? 'operator' : 'referrer' }),
  'POST /api/company/setup': (as) =>
    as.post('/api/company/setup', { companyName: 'Fernway', description: 'We keep forests standing.' }),
  'POST /api/ai/rewrite': (as) => as.post('/api/ai/rewrite', { text: 'We bake bread.', kind: 'good word' }),
  'PUT /api/company/ai': (as) => as.put('/api/company/ai', { isOn: true }),
  'PUT /api/operator/ai': (as) => as.put('/api/operator/ai', { isOn: true }),
  'PUT /api/company/billing': (as) => as.put('/api/company/billing', { name: null, address: null, taxId: null }),
  'POST /api/company/domain': (as) =>
    as.post('/api/company/domain', { email: `${crypto.randomUUID()}@fernway.example` }),
  'POST /api/company/domain/confirm': async (as, { app }) => {
    for (const { id: companyId } of await app.db.select({ id: companies.id }).from(companies)) {
      const [codeHash] = domainCodeHashes(app.env, companyId, '123456')
      const proof = { domain: 'fernway.example', codeHash, wrongTries: 0, expiresAt: sql`now() + interval '1 minute'` }
      const row = { target: domainProofs.companyId, set: proof }
      await app.db
        .insert(domainProofs)
        .values({ companyId, ...proof })
        .onConflictDoUpdate(row)
    }
    return as.post('/api/company/domain/confirm', { code: '123456' })
  },
  'POST /api/company/domain/check': async (as, { app, dns }) => {
    const all = await app.db.select({ id: companies.id }).from(companies)
    dns.records.set(
      '_goodword.fernway.example',
      all.flatMap(({ id }) => domainRecords(app.env, id)),
    )
    return as.post('/api/company/domain/check', { domain: 'fernway.example' })
  },
  'POST /api/company/members': (as) =>
    as.post('/api/company/members', { email: `${crypto.randomUUID()}@example.org`, role: 'manager' }),
  'PATCH /api/company/members/:userId': async (as, scene) =>
    as.patch(`/api/company/members/${await newMember(scene)}`, { role: 'manager' }),
  'DELETE /api/company/members/:userId': async (as, scene) =>
    as.delete(`/api/company/members/${await newMember(scene)}`),
  'DELETE /api/company/members/invitations/:id': async (as, scene) =>
    as.delete(`/api/company/members/invitations/${(await newJoinLink(scene, 'nils@example.org')).id}`),
  'GET /api/company/invitations/:token': async (as, scene) =>
    as.get(`/api/company/invitations/${(await newJoinLink(scene, 'nils@example.org')).token}`),
  'POST /api/company/invitations/:token/accept': async (as, scene) => {
    const { id = '', email = '' } = Object.values(scene.people).find(({ browser }) => browser === as) ?? {}
    const { token } = await newJoinLink(scene, email || 'nils@example.org')
    const reply = await as.post(`/api/company/invitations/${token}/accept`)
    // Nobody stays one, or they could do what members may.
    if (reply.status === 204) await leave(scene, id)
    return reply
  },
  'GET /api/jobs/:id': (as, { job }) => as.get(`/api/jobs/${job.id}`),
  // Of another company each time: nobody reports a posting of their own or the same one twice.
  'POST /api/jobs/:id/report': async (as, { app }) => {
    const { id: ownerId } = await makeUser(app.db, { role: 'hiring_manager' })
    const { id } = await makeJob(app.db, await makeCompany(app.db, { ownerId }))
    return as.post(`/api/jobs/${id}/report`, { reason: 'fraud', details: 'They want money first.' })
  },
  'GET /api/company/templates/:id': async (as, scene) => as.get(`/api/company/templates/${await newTemplate(scene)}`),
  'POST /api/company/templates': (as) =>
    as.post('/api/company/templates', { name: crypto.randomUUID(), posting: { isDraft: true } }),
  'DELETE /api/company/templates/:id': async (as, scene) =>
    as.delete(`/api/company/templates/${await newTemplate(scene)}`),
  'GET /api/jobs/my-jobs/:id/posting': (as, { job }) => as.get(`/api/jobs/my-jobs/${job.id}/posting`),
  'GET /api/jobs/my-jobs/:id': (as, { job }) => as.get(`/api/jobs/my-jobs/${job.id}`),
  'PATCH /api/jobs/my-jobs/:id/responsible': (as, { job, people }) =>
    as.patch(`/api/jobs/my-jobs/${job.id}/responsible`, { userId: people.manager.id }),
  'POST /api/jobs': (as) => as.post('/api/jobs', VALID.job),
  'PATCH /api/jobs/:id': (as, { job }) => as.patch(`/api/jobs/${job.id}`, { isActive: true }),
  'GET /api/jobs/:id/deletion': (as, { job }) => as.get(`/api/jobs/${job.id}/deletion`),
  'DELETE /api/jobs/:id': async (as, { app, company }) => as.delete(`/api/jobs/${(await makeJob(app.db, company)).id}`),
  // In the referrer's own name: everybody else with a role speaks for somebody they are not.
  'POST /api/referrals': (as, { job, people }) =>
    as.post('/api/referrals', {
      jobId: job.id,
      referrerId: people.referrer.id,
      candidateEmail: `${crypto.randomUUID()}@example.org`,
      candidateName: 'Kim Park',
    }),
  'GET /api/referrals/:id': async (as, scene) => as.get(`/api/referrals/${(await newReferral(scene)).id}`),
  'GET /api/referrals/user/:userId': (as, { people }) => as.get(`/api/referrals/user/${people.referrer.id}`),
  'GET /api/referrals/user/:userId/invited': (as, { people }) =>
    as.get(`/api/referrals/user/${people.referrer.id}/invited`),
  'GET /api/referrals/user/:userId/counts': (as, { people }) =>
    as.get(`/api/referrals/user/${people.referrer.id}/counts`),
  'GET /api/referrals/token/:token': async (as, scene) => as.get(await newLink(scene)),
  'PATCH /api/referrals/:id': async (as, scene) =>
    as.patch(`/api/referrals/${(await newReferral(scene)).id}`, { candidateName: 'Kim Parker' }),
  'POST /api/referrals/:id/resend': async (as, scene) =>
    as.post(`/api/referrals/${(await newReferral(scene)).id}/resend`),
  'POST /api/referrals/:id/remind': async (as, scene) =>
    as.post(`/api/referrals/${(await newReferral(scene)).id}/remind`),
  'POST /api/referrals/:id/revoke': async (as, scene) =>
    as.post(`/api/referrals/${(await newReferral(scene)).id}/revoke`),
  // The link is the permission, whoever is signed in.
  'POST /api/referrals/token/:token/report': async (as, scene) =>
    as.post(`${await newLink(scene)}/report`, { reason: 'other', details: null }),
  'POST /api/referrals/token/:token/language': async (as, scene) =>
    as.post(`${await newLink(scene)}/language`, { language: 'de' }),
  'POST /api/referrals/token/:token/plain-posting': async (as, scene) =>
    as.post(`${await newLink(scene)}/plain-posting`, {}),
  'POST /api/referrals/token/:token/questions': async (as, scene) =>
    as.post(`${await newLink(scene)}/questions`, { text: 'May I work from home?' }),
  'GET /api/questions/:id': async (as, scene) => as.get(await newQuestion(scene)),
  'POST /api/questions/:id/answer': async (as, scene) =>
    as.post(`${await newQuestion(scene)}/answer`, { text: 'Yes, two days a week.' }),
  'POST /api/referrals/token/:token/interest': async (as, scene) => as.post(`${await newLink(scene)}/interest`),
  'POST /api/referrals/token/:token/visit': async (as, scene) => as.post(`${await newLink(scene)}/visit`),
  'POST /api/referrals/token/:token/send-link': async (as, scene) => as.post(`${await newLink(scene)}/send-link`),
  'POST /api/referrals/token/:token/decline': async (as, scene) =>
    as.post(`${await newLink(scene)}/decline`, { never: true }),
  'POST /api/referrals/token/:token/confirm': async (as, scene) => as.post(`${await sentLink(scene, 'own')}/confirm`),
  'POST /api/referrals/token/:token/disown': async (as, scene) => as.post(`${await sentLink(scene, 'disown')}/disown`),
  'POST /api/referrals/token/:token/withdraw': async (as, scene) => as.post(`${await sentLink(scene, 'own')}/withdraw`),
  'PATCH /api/referrals/token/:token/application': async (as, scene) =>
    as.patch(`${await sentLink(scene, 'own')}/application`, { phone: '+1 555 010 0123' }),
  'POST /api/referrals/token/:token/notes': async (as, scene) => {
    const link = await sentLink(scene, 'own')
    await scene.app.db.update(applications).set({ readAt: sql`now()` })
    return as.post(`${link}/notes`, { text: 'I am free from May on.' })
  },
  'POST /api/referrals/token/:token/erase': async (as, scene) => as.post(`${await sentLink(scene, 'own')}/erase`),
  'POST /api/referrals/token/:token/other-roles': async (as, scene) => as.post(`${await overLink(scene)}/other-roles`),
  'DELETE /api/referrals/token/:token/other-roles': async (as, scene) =>
    as.delete(`${await sentLink(scene, 'own')}/other-roles`),
  'GET /api/referrals/token/:token/data': async (as, scene) => as.get(`${await newLink(scene)}/data`),
  'GET /api/referrals/token/:token/receipt': async (as, scene) => as.get(`${await sentLink(scene, 'own')}/receipt`),
  'GET /api/unsubscribe/:key': async (as, scene) => as.get(await unsubscribing(scene)),
  'POST /api/unsubscribe/:key': async (as, scene) =>
    as.call('POST', await unsubscribing(scene), { headers: FORM, body: ONE_CLICK }),
  // The link counts, not who is signed in.
  'POST /api/applications': async (as, scene) => {
    as.cookies.delete('apply')
    const { id: referralId, candidateEmail: email } = await newReferral(scene)
    return as.post('/api/applications', { referralId, firstName: 'Kim', lastName: 'Park', email, resumeUrl: 'x' })
  },
  'GET /api/applications/job/:jobId': (as, { job }) => as.get(`/api/applications/job/${job.id}`),
  'GET /api/applications/job/:jobId/counts': (as, { job }) => as.get(`/api/applications/job/${job.id}/counts`),
  'PATCH /api/applications/:applicationId/status': async (as, scene) =>
    as.patch(`/api/applications/${(await newApplication(scene)).id}/status`, { status: 'interview' }),
  'PATCH /api/applications/status': async (as, scene) =>
    as.patch('/api/applications/status', { ids: [(await newApplication(scene)).id], status: 'interview' }),
  'GET /api/applications/:applicationId': async (as, scene) =>
    as.get(`/api/applications/${(await newApplication(scene)).id}`),
  'POST /api/applications/:applicationId/read': async (as, scene) =>
    as.post(`/api/applications/${(await newApplication(scene)).id}/read`),
  'PUT /api/settings': (as) =>
    as.put('/api/settings', {
      letters: { applications: 'mine', mentions: 'each', referrals: 'each' },
      timeZone: null,
      singleKeys: true,
      suggestions: true,
    }),
  'GET /api/applications/:applicationId/ratings': async (as, scene) =>
    as.get(`/api/applications/${(await newApplication(scene)).id}/ratings`),
  'PUT /api/applications/:applicationId/rating': async (as, scene) =>
    as.put(`/api/applications/${(await newApplication(scene)).id}/rating`, {
      judgements: DEFAULT_CRITERIA.map((criterion) => ({ criterion, mark: 'shown', evidence: 'Baked for ten years.' })),
    }),
  'GET /api/jobs/my-jobs/:id/criteria': (as, { job }) => as.get(`/api/jobs/my-jobs/${job.id}/criteria`),
  'PUT /api/jobs/my-jobs/:id/criteria': (as, { job }) =>
    as.put(`/api/jobs/my-jobs/${job.id}/criteria`, { names: [...DEFAULT_CRITERIA] }),
  'POST /api/applications/:applicationId/letter': async (as, scene) =>
    as.post(`/api/applications/${(await newApplication(scene)).id}/letter`, { status: 'rejected' }),
  'POST /api/applications/:applicationId/notes': async (as, scene) =>
    as.post(`/api/applications/${(await newApplication(scene)).id}/notes`, { text: 'Call them.' }),
  'DELETE /api/applications/:applicationId/notes/:noteId': async (as, scene) => {
    const { id: applicationId } = await newApplication(scene)
    const author = { applicationId, authorId: scene.people.manager.id, text: 'Call them.' }
    const [note] = await scene.app.db.insert(applicationNotes).values(author).returning()
    return as.delete(`/api/applications/${applicationId}/notes/${note?.id}`)
  },
  'GET /api/applications/:applicationId/documents/:objectId/:fileName': async (as, scene) => {
    const { id: applicationId } = await newApplication(scene)
    const attached = { state: 'attached', purpose: 'resume', contentType: 'application/pdf' } as const
    const [document] = await scene.app.db
      .insert(objects)
      .values({ key: applicationId, applicationId, ...attached })
      .returning()
    await scene.app.storage.put({ key: objectKey('private', applicationId), bytes: pdf, type: 'application/pdf' })
    return as.get(`/api/applications/${applicationId}/documents/${document?.id}/resume.pdf`)
  },
  'GET /api/statement/rows/:id': async (as, scene) => as.get(await newRow(scene)),
  'GET /api/statement/rows/:id/receipt': async (as, scene) => as.get(`${await newRow(scene)}/receipt`),
  'POST /api/statement/rows/:id/paid': async (as, scene) =>
    as.post(`${await newRow(scene, 'due')}/paid`, { reference: 'SEPA 7' }),
  'POST /api/statement/rows/:id/received': async (as, scene) =>
    as.post(`${await newRow(scene, 'due', 'paid')}/received`, { reference: 'SEPA 7' }),
  'POST /api/statement/rows/:id/paid-out': async (as, scene) =>
    as.post(`${await newRow(scene, 'due', 'paid', 'received')}/paid-out`, { reference: 'SEPA 8' }),
  'POST /api/statement/rows/:id/dispute': async (as, scene) =>
    as.post(`${await newRow(scene)}/dispute`, { reason: 'The hire never began.' }),
  'POST /api/statement/rows/:id/resolve': async (as, scene) => {
    const row = await newRow(scene)
    await scene.people.manager.browser.post(`${row}/dispute`, { reason: 'The hire never began.' })
    return as.post(`${row}/resolve`, { outcome: 'stands', reason: 'It did.' })
  },
  'POST /api/objects/upload': (as) => {
    as.cookies.delete('apply')
    return as.post('/api/objects/upload')
  },
  // Its address is the proof.
  'PUT /api/objects/quarantine/:key': async (as, scene) => {
    const { uploadURL } = (await scene.people.manager.browser.post('/api/objects/upload')).body
    return as.call('PUT', uploadURL, { body: png })
  },
  // The link counts, not who is signed in.
  'POST /api/objects/check': (as) => {
    as.cookies.delete('apply')
    return as.post('/api/objects/check', { url: 'x', slot: 'resume' })
  },
  'PUT /api/company-logos': async (as, scene) => as.put('/api/company-logos', { logoURL: await newLogo(scene) }),
  'GET /api/company-logos/:id': async (as, scene) => {
    const logoURL = await newLogo(scene)
    const { body } = await scene.people.manager.browser.put('/api/company-logos', { logoURL })
    return as.get(body.objectPath)
  },
  'POST /api/test-email': (as) =>
    as.post('/api/test-email', { to: 'kim@example.org', subject: 'A test', message: 'Hello' }),
  'POST /api/csp-reports': (as) => as.post('/api/csp-reports', [], { 'content-type': 'application/reports+json' }),
  'POST /api/client-errors': (as) =>
    as.post('/api/client-errors', { remote: 'mfe-hiring', version: '1', kind: 'load', message: 'Error: not there' }),
  'POST /api/remote-starts': (as) => as.post('/api/remote-starts', { remote: 'mfe-hiring', version: '1' }),
  'POST /api/operator/letters/:id/resend': async (as, scene) =>
    as.post(`/api/operator/letters/${(await newParked(scene)).id}/resend`),
  'DELETE /api/operator/letters/:id': async (as, scene) =>
    as.delete(`/api/operator/letters/${(await newParked(scene)).id}`),
  'POST /api/operator/remotes/:remote/rollback': async (as, { app }) => {
    await makePointer(app.db, 'mfe-hiring', { version: 'two', previous: 'one' })
    return as.post('/api/operator/remotes/mfe-hiring/rollback', { version: 'two' })
  },
  'POST /api/operator/people': (as, { people }) => as.post('/api/operator/people', { who: people.otherManager.email }),
  'GET /api/operator/people/:id': (as, { people }) => as.get(`/api/operator/people/${people.otherManager.id}`),
  'POST /api/operator/people/:id/notes': async (as, { app }) =>
    as.post(`/api/operator/people/${(await makeUser(app.db)).id}/notes`, { text: 'Called them.' }),
  'POST /api/operator/people/:id/sign-out': async (as, { app }) =>
    as.post(`/api/operator/people/${(await makeUser(app.db)).id}/sign-out`),
  'POST /api/operator/people/:id/close': async (as, { app }) =>
    as.post(`/api/operator/people/${(await makeUser(app.db)).id}/close`, { reason: 'Nobody knows them.' }),
  'POST /api/operator/people/:id/reopen': async (as, { app }) =>
    as.post(`/api/operator/people/${(await makeUser(app.db, { closedAt: new Date() })).id}/reopen`),
  'POST /api/operator/jobs/:id/hide': async (as, { app, company }) =>
    as.post(`/api/operator/jobs/${(await makeJob(app.db, company)).id}/hide`, { reason: 'Nobody knows them.' }),
  'POST /api/operator/jobs/:id/show': async (as, { app, company }) =>
    as.post(
      `/api/operator/jobs/${(await makeJob(app.db, company, { isActive: false, hiddenAt: new Date() })).id}/show`,
    ),
  'POST /api/operator/reports/:id/answer': async (as, { app, job }) => {
    const [report] = await app.db.insert(reports).values({ jobId: job.id, reason: 'other' }).returning()
    return as.post(`/api/operator/reports/${report?.id}/answer`, { outcome: 'nothing', answer: 'All is well.' })
  },
  'GET /api/operator/rewards/:id': async (as, scene) => as.get(`/api/operator/rewards/${(await newReward(scene)).id}`),
}

/** Whom such a call lets in, and answers 400 for what it sends. */
export const REFUSED_INPUT: Readonly<Record<string, readonly Caller[]>> = {
  // Nobody could choose a role a second time, as whoever holds an ended session.
  'POST /api/setup-role': ['noRole'],
  // The logo was uploaded by the manager.
  'PUT /api/company-logos': ['otherManager'],
}
