import type { Env } from '../../../backend/src/config/env.ts'
import type { Database } from '../../../backend/src/db/connect/client.ts'
import { makeCompany, makeJob, makeReferral, makeUser } from '../../../backend/test/factories.ts'
import { makePeople, signedInAs } from './people.ts'

/** Of a hundred requests, how many are which: what people do, and one write in twenty. */
export const MIX = { user: 20, jobs: 30, search: 15, mine: 10, apply: 10, landing: 10, write: 5 }
const WORDS = ['engineer', 'design', 'remote', 'lisbon', 'data', 'senior', 'nurse', 'zzyzx', 'prod', 'example']
const SORTS = ['recent', 'salary', 'referral', 'relevance']
const LINKS = 50
const MANAGERS = 20
/** From which those ask who are not signed in. */
const NETWORKS = 100
/** Requests of a load of one kind: each link, person, word and manager in turn, and each job closed and opened again. */
const ALONE = 200
/** What a load sends. */
export interface MadeRequest {
  kind: string
  /** A whole HTTP/1.1 request. */
  text: string
}

/** A whole request: of an API call by somebody signed in, or of a page from a network. */
export function getRequest(
  { APP_URL }: Pick<Env, 'APP_URL'>,
  path: string,
  { cookie, network }: { cookie?: string | undefined; network?: string },
): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(APP_URL).host}`,
    `Accept: ${cookie ? '*/*' : 'text/html'}`,
    'Accept-Encoding: br',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(network ? [`X-Forwarded-For: ${network}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

/**
 * The requests of each load by its name, `mixed` in an order that mixes the kinds. Each person of a hundred asks in turn;
 * managers close and open a job of theirs, which makes every list of jobs anew.
 */
export async function makeRequests(db: Database, env: Env) {
  const cookies = await makePeople(db, env)
  const { host, origin } = new URL(env.APP_URL)
  const referrerId = (await makeUser(db, { role: 'referrer' })).id
  const company = await makeCompany(db, { ownerId: (await makeUser(db, { role: 'hiring_manager' })).id })
  const links: string[] = []
  for (let number = 0; number < LINKS; number++) {
    links.push((await makeReferral(db, { job: await makeJob(db, company), referrerId })).token)
  }
  const managers: { cookie: string; jobId: string }[] = []
  for (let number = 0; number < MANAGERS; number++) {
    const owner = await makeUser(db, { role: 'hiring_manager' })
    const job = await makeJob(db, await makeCompany(db, { ownerId: owner.id }))
    managers.push({ cookie: await signedInAs(db, env, owner.id), jobId: job.id })
  }

  const get = (path: string, cookie?: string) => getRequest(env, path, { cookie })
  const getPage = (path: string, at: number) => getRequest(env, path, { network: `10.0.0.${at % NETWORKS}` })
  const turn = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item
  const makes: Record<keyof typeof MIX, (at: number) => string> = {
    user: (at) => get('/api/auth/user', turn(cookies, at)),
    jobs: (at) => get('/api/jobs?limit=20', turn(cookies, at)),
    search: (at) => get(`/api/jobs?limit=20&q=${turn(WORDS, at)}&sort=${turn(SORTS, at * 7)}`, turn(cookies, at)),
    mine: (at) => get('/api/jobs/my-jobs?limit=20', turn(managers, at).cookie),
    apply: (at) => getPage(`/apply/${turn(links, at)}`, at),
    landing: (at) => getPage('/', at),
    write(at) {
      const { cookie, jobId } = turn(managers, at)
      const body = JSON.stringify({ isActive: Math.floor(at / MANAGERS) % 2 === 1 })
      return `PATCH /api/jobs/${jobId} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nCookie: ${cookie}\r\n\r\n${body}`
    },
  }
  const names = Object.keys(MIX) as (keyof typeof MIX)[]
  const kinds = names.flatMap((kind) => Array<typeof kind>(MIX[kind]).fill(kind))
  // 37 and 100 have no factor in common: every kind comes, spread over each hundred.
  const ask = (kind: keyof typeof MIX, at: number): MadeRequest => ({ kind, text: makes[kind](at) })
  const mixed = Array.from({ length: 2000 }, (_, at) => ask(turn(kinds, at * 37), Math.floor(at / 3)))
  const alone = Object.fromEntries(
    names.map((kind) => [kind, Array.from({ length: ALONE }, (_, at) => ask(kind, at))]),
  ) as Record<keyof typeof MIX, MadeRequest[]>
  return { mixed, ...alone, probe: [{ kind: 'probe', text: get('/healthz') }] }
}
