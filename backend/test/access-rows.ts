import { VALID } from '../contract/test/boundaries.ts'
import type { LinkKind } from '../src/db/schema/candidate-links.ts'
import { objects } from '../src/db/schema/objects.ts'
import type { MoneyFact } from '../src/money/ledger/post-fact.ts'
import { unsubscribeLink } from '../src/privacy/suppressions/unsubscribe-link.ts'
import { objectKey } from '../src/storage/object-key.ts'
import type { Browser, Reply } from './browser.ts'
import {
  makeApplication,
  makeJob,
  makeLink,
  makeParkedLetter,
  makePointer,
  makeReferral,
  makeReward,
  makeUser,
} from './factories.ts'
import { pdf, png } from './files.ts'
import type { Person, TestApp } from './harness.ts'
import { uploadFile } from './uploads.ts'

/**
 * Who may call what: one row for each route, one column for each kind of caller. The owner of a row is the referrer who
 * referred, or the manager of the company it is about; the operator is another referrer besides. docs/access-matrix.md is made of this table, and
 * access-matrix.test.ts tries it.
 */

export type Caller = 'guest' | 'noRole' | 'referrer' | 'otherReferrer' | 'manager' | 'otherManager' | 'operator'

/** What the calls are about. */
export interface Scene {
  app: TestApp
  people: Record<Exclude<Caller, 'guest'>, Person>
  /** Of `people.manager`. */
  company: Parameters<typeof makeJob>[1]
  job: Awaited<ReturnType<typeof makeJob>>
}

type Row = [answers: Record<Caller, number>, call: (as: Browser, scene: Scene) => Promise<Reply>]

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
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'

const all = (status: number): Record<Caller, number> => ({
  guest: status,
  noRole: status,
  referrer: status,
  otherReferrer: status,
  manager: status,
  otherManager: status,
  operator: status,
})
const signedIn = (status: number) => ({ ...all(status), guest: 401 })
const withRole = (status: number) => ({ ...signedIn(status), noRole: 403 })
const managers = (status: number) => ({ ...withRole(status), referrer: 403, otherReferrer: 403, operator: 403 })
const operators = (status: number) => ({ ...signedIn(404), operator: status })
const ownManager = (status: number) => ({ ...managers(status), otherManager: 404 })

/** In the order of the page. */
export const ACCESS: Readonly<Record<string, Row>> = {
  'GET /api/auth/providers': [all(200), (as) => as.get('/api/auth/providers')],
  'GET /api/auth/:provider/referrer': [all(302), (as) => as.get('/api/auth/google/referrer')],
  'GET /api/auth/:provider/hiring': [all(302), (as) => as.get('/api/auth/google/hiring')],
  'GET /api/auth/:provider/sign-in': [all(302), (as) => as.get('/api/auth/google/sign-in')],
  'GET /api/auth/signed-in': [all(200), (as) => as.get('/api/auth/signed-in')],
  'GET /api/auth/:provider/callback': [all(302), (as) => as.get('/api/auth/google/callback')],
  'GET /api/auth/logout': [all(302), (as) => as.get('/api/auth/logout')],
  'POST /api/auth/logout': [all(303), (as) => as.post('/api/auth/logout')],
  'GET /api/auth/user': [signedIn(200), (as) => as.get('/api/auth/user')],
  'POST /api/setup-role': [
    { ...signedIn(409), noRole: 400 },
    // Whoever has a role is refused for that; whoever has none may choose, but not this.
    (as, { people }) => as.post('/api/setup-role', { role: as === people.noRole.browser ? 'operator' : 'referrer' }),
  ],
  'GET /api/company': [managers(200), (as) => as.get('/api/company')],
  'POST /api/company/setup': [
    managers(200),
    (as) => as.post('/api/company/setup', { companyName: 'Fernway', description: 'We keep forests standing.' }),
  ],
  'GET /api/jobs': [withRole(200), (as) => as.get('/api/jobs')],
  'GET /api/jobs/:id': [{ ...all(200), guest: 404, noRole: 404 }, (as, { job }) => as.get(`/api/jobs/${job.id}`)],
  'GET /api/jobs/my-jobs': [managers(200), (as) => as.get('/api/jobs/my-jobs')],
  'GET /api/jobs/my-jobs/counts': [managers(200), (as) => as.get('/api/jobs/my-jobs/counts')],
  'GET /api/jobs/my-jobs/:id': [ownManager(200), (as, { job }) => as.get(`/api/jobs/my-jobs/${job.id}`)],
  'POST /api/jobs': [managers(201), (as) => as.post('/api/jobs', VALID.job)],
  'PATCH /api/jobs/:id': [ownManager(200), (as, { job }) => as.patch(`/api/jobs/${job.id}`, { isActive: true })],
  'GET /api/jobs/:id/deletion': [ownManager(200), (as, { job }) => as.get(`/api/jobs/${job.id}/deletion`)],
  'DELETE /api/jobs/:id': [
    ownManager(204),
    async (as, { app, company }) => as.delete(`/api/jobs/${(await makeJob(app.db, company)).id}`),
  ],
  'POST /api/referrals': [
    // The referrer's own name: everybody else with a role speaks for somebody they are not.
    { ...withRole(403), referrer: 201 },
    (as, { job, people }) =>
      as.post('/api/referrals', {
        jobId: job.id,
        referrerId: people.referrer.id,
        candidateEmail: `${crypto.randomUUID()}@example.org`,
        candidateName: 'Kim Park',
      }),
  ],
  'GET /api/referrals/user/:userId': [
    { ...withRole(403), referrer: 200 },
    (as, { people }) => as.get(`/api/referrals/user/${people.referrer.id}`),
  ],
  'GET /api/referrals/user/:userId/counts': [
    { ...withRole(403), referrer: 200 },
    (as, { people }) => as.get(`/api/referrals/user/${people.referrer.id}/counts`),
  ],
  'GET /api/referrals/token/:token': [all(200), async (as, scene) => as.get(await newLink(scene))],
  'POST /api/referrals/:id/resend': [
    { ...withRole(404), referrer: 200 },
    async (as, scene) => as.post(`/api/referrals/${(await newReferral(scene)).id}/resend`),
  ],
  'POST /api/referrals/:id/remind': [
    { ...withRole(404), referrer: 200 },
    async (as, scene) => as.post(`/api/referrals/${(await newReferral(scene)).id}/remind`),
  ],
  'POST /api/referrals/:id/revoke': [
    { ...withRole(404), referrer: 200 },
    async (as, scene) => as.post(`/api/referrals/${(await newReferral(scene)).id}/revoke`),
  ],
  // The link is the permission, whoever is signed in.
  'POST /api/referrals/token/:token/interest': [
    all(204),
    async (as, scene) => as.post(`${await newLink(scene)}/interest`),
  ],
  'POST /api/referrals/token/:token/decline': [
    all(204),
    async (as, scene) => as.post(`${await newLink(scene)}/decline`, { never: true }),
  ],
  'POST /api/referrals/token/:token/confirm': [
    all(204),
    async (as, scene) => as.post(`${await sentLink(scene, 'own')}/confirm`),
  ],
  'POST /api/referrals/token/:token/disown': [
    all(204),
    async (as, scene) => as.post(`${await sentLink(scene, 'disown')}/disown`),
  ],
  'POST /api/referrals/token/:token/withdraw': [
    all(204),
    async (as, scene) => as.post(`${await sentLink(scene, 'own')}/withdraw`),
  ],
  'POST /api/referrals/token/:token/erase': [
    all(204),
    async (as, scene) => as.post(`${await sentLink(scene, 'own')}/erase`),
  ],
  'GET /api/referrals/token/:token/data': [all(200), async (as, scene) => as.get(`${await newLink(scene)}/data`)],
  'GET /api/referrals/token/:token/receipt': [
    all(200),
    async (as, scene) => as.get(`${await sentLink(scene, 'own')}/receipt`),
  ],
  'GET /api/consent-key': [all(200), (as) => as.get('/api/consent-key')],
  'GET /api/unsubscribe/:key': [all(200), async (as, scene) => as.get(await unsubscribing(scene))],
  'POST /api/unsubscribe/:key': [
    all(200),
    async (as, scene) => as.call('POST', await unsubscribing(scene), { headers: FORM, body: ONE_CLICK }),
  ],
  'POST /api/applications': [
    // The link counts, not who is signed in.
    all(401),
    async (as, scene) => {
      as.cookies.delete('apply')
      const { id: referralId, candidateEmail: email } = await newReferral(scene)
      return as.post('/api/applications', { referralId, firstName: 'Kim', lastName: 'Park', email, resumeUrl: 'x' })
    },
  ],
  'GET /api/applications/job/:jobId': [ownManager(200), (as, { job }) => as.get(`/api/applications/job/${job.id}`)],
  'GET /api/applications/job/:jobId/counts': [
    ownManager(200),
    (as, { job }) => as.get(`/api/applications/job/${job.id}/counts`),
  ],
  'PATCH /api/applications/:applicationId/status': [
    ownManager(200),
    async (as, scene) =>
      as.patch(`/api/applications/${(await newApplication(scene)).id}/status`, { status: 'interview' }),
  ],
  'GET /api/applications/:applicationId/documents/:objectId': [
    ownManager(200),
    async (as, scene) => {
      const { id: applicationId } = await newApplication(scene)
      const attached = { state: 'attached', purpose: 'resume', contentType: 'application/pdf' } as const
      const [document] = await scene.app.db
        .insert(objects)
        .values({ key: applicationId, applicationId, ...attached })
        .returning()
      await scene.app.storage.put({ key: objectKey('private', applicationId), bytes: pdf, type: 'application/pdf' })
      return as.get(`/api/applications/${applicationId}/documents/${document?.id}`)
    },
  ],
  'GET /api/statement': [withRole(200), (as) => as.get('/api/statement')],
  'GET /api/statement/rows/:id': [
    { ...signedIn(404), referrer: 200, manager: 200, operator: 200 },
    async (as, scene) => as.get(await newRow(scene)),
  ],
  'GET /api/statement/rows/:id/receipt': [
    { ...signedIn(404), referrer: 200, manager: 200, operator: 200 },
    async (as, scene) => as.get(`${await newRow(scene)}/receipt`),
  ],
  'POST /api/statement/rows/:id/paid': [
    ownManager(200),
    async (as, scene) => as.post(`${await newRow(scene, 'due')}/paid`, { reference: 'SEPA 7' }),
  ],
  'POST /api/statement/rows/:id/received': [
    operators(200),
    async (as, scene) => as.post(`${await newRow(scene, 'due', 'paid')}/received`, { reference: 'SEPA 7' }),
  ],
  'POST /api/statement/rows/:id/paid-out': [
    operators(200),
    async (as, scene) => as.post(`${await newRow(scene, 'due', 'paid', 'received')}/paid-out`, { reference: 'SEPA 8' }),
  ],
  'POST /api/statement/rows/:id/dispute': [
    // Its parties, and operators.
    { ...signedIn(404), referrer: 200, manager: 200, operator: 200 },
    async (as, scene) => as.post(`${await newRow(scene)}/dispute`, { reason: 'The hire never began.' }),
  ],
  'POST /api/statement/rows/:id/resolve': [
    operators(200),
    async (as, scene) => {
      const row = await newRow(scene)
      await scene.people.manager.browser.post(`${row}/dispute`, { reason: 'The hire never began.' })
      return as.post(`${row}/resolve`, { outcome: 'stands', reason: 'It did.' })
    },
  ],
  'GET /api/ledger/trial-balance': [operators(200), (as) => as.get('/api/ledger/trial-balance')],
  'POST /api/objects/upload': [
    withRole(200),
    (as) => {
      as.cookies.delete('apply')
      return as.post('/api/objects/upload')
    },
  ],
  'PUT /api/objects/quarantine/:key': [
    // Its address is the proof.
    all(200),
    async (as, scene) => {
      const { uploadURL } = (await scene.people.manager.browser.post('/api/objects/upload')).body
      return as.call('PUT', uploadURL, { body: png })
    },
  ],
  'POST /api/objects/check': [
    // The link counts, not who is signed in.
    all(401),
    (as) => {
      as.cookies.delete('apply')
      return as.post('/api/objects/check', { url: 'x', slot: 'resume' })
    },
  ],
  'PUT /api/company-logos': [
    { ...managers(400), manager: 200 },
    async (as, scene) => as.put('/api/company-logos', { logoURL: await newLogo(scene) }),
  ],
  'GET /api/company-logos/:id': [
    all(200),
    async (as, scene) => {
      const logoURL = await newLogo(scene)
      const { body } = await scene.people.manager.browser.put('/api/company-logos', { logoURL })
      return as.get(body.objectPath)
    },
  ],
  'POST /api/test-email': [
    withRole(200),
    (as) => as.post('/api/test-email', { to: 'kim@example.org', subject: 'A test', message: 'Hello' }),
  ],
  'POST /api/csp-reports': [
    all(204),
    (as) => as.post('/api/csp-reports', [], { 'content-type': 'application/reports+json' }),
  ],
  'POST /api/client-errors': [
    all(204),
    (as) =>
      as.post('/api/client-errors', { remote: 'mfe-hiring', version: '1', kind: 'load', message: 'Error: not there' }),
  ],
  'POST /api/remote-starts': [all(204), (as) => as.post('/api/remote-starts', { remote: 'mfe-hiring', version: '1' })],
  'GET /api/operator/desk': [operators(200), (as) => as.get('/api/operator/desk')],
  'GET /api/operator/letters': [operators(200), (as) => as.get('/api/operator/letters')],
  'POST /api/operator/letters/:id/resend': [
    operators(204),
    async (as, scene) => as.post(`/api/operator/letters/${(await newParked(scene)).id}/resend`),
  ],
  'DELETE /api/operator/letters/:id': [
    operators(204),
    async (as, scene) => as.delete(`/api/operator/letters/${(await newParked(scene)).id}`),
  ],
  'GET /api/operator/remotes': [operators(200), (as) => as.get('/api/operator/remotes')],
  'GET /api/operator/releases': [operators(200), (as) => as.get('/api/operator/releases')],
  'POST /api/operator/remotes/:remote/rollback': [
    operators(200),
    async (as, { app }) => {
      await makePointer(app.db, 'mfe-hiring', { version: 'two', previous: 'one' })
      return as.post('/api/operator/remotes/mfe-hiring/rollback', { version: 'two' })
    },
  ],
  'POST /api/operator/people': [
    operators(200),
    (as, { people }) => as.post('/api/operator/people', { who: people.otherManager.email }),
  ],
  'POST /api/operator/people/:id/sign-out': [
    operators(200),
    async (as, { app }) => as.post(`/api/operator/people/${(await makeUser(app.db)).id}/sign-out`),
  ],
  'GET /api/operator/rewards': [operators(200), (as) => as.get('/api/operator/rewards')],
  'GET /api/operator/rewards/:id': [
    operators(200),
    async (as, scene) => as.get(`/api/operator/rewards/${(await newReward(scene)).id}`),
  ],
  'GET /api/operator/audit': [operators(200), (as) => as.get('/api/operator/audit')],
}
