import { VALID } from '../../backend/contract/test/boundaries.ts'
import { makePdf } from '../../backend/seed/make-pdf.ts'
import type { Env } from '../../backend/src/config/env.ts'
import type { Database } from '../../backend/src/db/connect/client.ts'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../backend/test/factories.ts'
import { signedInAs } from '../bench-api/people.ts'

/** What people do, from the first look to the hire. */
export const ACTIONS = ['read', 'post a job', 'invite', 'open a link', 'apply', 'set a status', 'hire'] as const
export type Action = (typeof ACTIONS)[number]
/** Makes what is needed to do it once, and answers what does it. */
export type Actions = Record<Action, () => Promise<() => Promise<unknown>>>

const PDF = makePdf(['A resume of a page']) as Uint8Array<ArrayBuffer>
const TYPE = 'application/pdf'

/** @param url where the server listens */
export function actions(db: Database, env: Env, url: string): Actions {
  const { origin } = new URL(env.APP_URL)

  async function ask(method: string, path: string, cookie: string, body?: object) {
    const headers = { cookie, origin, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'br' }
    const json = body && { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const reply = await fetch(url + path, { method, headers, ...json })
    if (!reply.ok) throw new Error(`${method} was refused: ${reply.status} ${await reply.text()}`)
    return reply
  }

  async function hiring() {
    const owner = await makeUser(db, { role: 'hiring_manager' })
    const company = await makeCompany(db, { ownerId: owner.id })
    return { company, manager: await signedInAs(db, env, owner.id) }
  }

  async function invited() {
    const { company, manager } = await hiring()
    const { id: referrerId } = await makeUser(db, { role: 'referrer' })
    const job = await makeJob(db, company, { referralBonus: 3000 })
    return { referral: await makeReferral(db, { job, referrerId }), manager }
  }

  async function open(token: string): Promise<string> {
    const { headers } = await ask('GET', `/api/referrals/token/${token}`, '')
    return headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }

  async function upload(cookie: string): Promise<string> {
    const query = new URLSearchParams({ slot: 'resume', type: TYPE, size: String(PDF.byteLength) })
    const reply = await ask('POST', `/api/objects/upload?${query}`, cookie)
    const { uploadURL } = (await reply.json()) as { uploadURL: string }
    const sent = await fetch(uploadURL, { method: 'PUT', headers: { 'content-type': TYPE }, body: PDF })
    if (!sent.ok) throw new Error(`The upload was refused: ${await sent.text()}`)
    await ask('POST', '/api/objects/check', cookie, { slot: 'resume', url: uploadURL })
    return uploadURL
  }

  async function becoming(status: string) {
    const { referral, manager } = await invited()
    const { id } = await makeApplication(db, { referral })
    return () => ask('PATCH', `/api/applications/${id}/status`, manager, { status })
  }

  return {
    async read() {
      const cookie = await signedInAs(db, env, (await makeUser(db, { role: 'referrer' })).id)
      return async () => {
        await ask('GET', '/api/auth/user', cookie)
        await ask('GET', '/api/jobs?limit=20', cookie)
      }
    },
    async 'post a job'() {
      const { manager } = await hiring()
      return () => ask('POST', '/api/jobs', manager, VALID.job)
    },
    async invite() {
      const job = await makeJob(db, (await hiring()).company, { referralBonus: 3000 })
      const { id: referrerId } = await makeUser(db, { role: 'referrer' })
      const cookie = await signedInAs(db, env, referrerId)
      const candidateEmail = `candidate-${crypto.randomUUID()}@example.org`
      const message = 'You would shine here.'
      const input = { jobId: job.id, referrerId, candidateEmail, candidateName: 'Kim Park', message }
      return () => ask('POST', '/api/referrals', cookie, input)
    },
    async 'open a link'() {
      const { token } = (await invited()).referral
      return () => open(token)
    },
    async apply() {
      const { id: referralId, token, candidateEmail: email } = (await invited()).referral
      return async () => {
        const cookie = await open(token)
        const resumeUrl = await upload(cookie)
        const person = { firstName: 'Kim', lastName: 'Park', email, coverLetter: 'This is why I would like to.' }
        await ask('POST', '/api/applications', cookie, { referralId, ...person, resumeUrl })
      }
    },
    'set a status': () => becoming('interview'),
    hire: () => becoming('hired'),
  }
}
