import { sql } from 'drizzle-orm'
import type { Env } from '../../../backend/src/config/env.ts'
import type { Database } from '../../../backend/src/db/connect/client.ts'
import { makeCompany, makeJob, makeUser } from '../../../backend/test/factories.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { say } from '../../../scripts/say.ts'
import type { Load } from '../load/load.ts'
import { getRequest, type MadeRequest } from '../load/make-requests.ts'
import { signedInAs } from '../load/people.ts'
import { median } from '../median.ts'
import { scenario } from '../scenario.ts'
import { startServer } from '../server/start-server.ts'
import { targetTable } from '../targets.ts'

/** Open jobs: a search of all of them takes a while. */
const JOBS = 10_000
const SOME = 200
/** Requests a second of the one who is measured, a visitor and an account in turn. */
const RATE = 12
/** Connections of a source that floods, and sources. */
const FLOOD = 200
const SOURCES = 20
/** Clients behind one network that wait half a second after a refusal. */
const POLITE = 150
const PAUSE = 500
/** Searches at once by one account, each for all jobs that match. */
const SEARCHES = 30

/** What others do meanwhile, by the name it has in the page. */
const OTHERS = {
  [`${FLOOD} connections of one network, pages`]: 'flood',
  [`${FLOOD} connections of each of ${SOURCES} networks, pages`]: 'floods',
  [`${POLITE} clients of one network, which wait half a second after a refusal`]: 'polite',
  [`${SEARCHES} searches without a page's limit at once, by one account`]: 'searches',
} as const

interface Measured {
  /** The same, alone, just before. */
  alone: Load
  meanwhile: Load
  others: Load
}

/** What becomes of one source's requests while others ask for too much. */
export default scenario({
  title: 'Another source while one floods',
  options: { rounds: 3, seconds: 8 },
  async run({ rounds, seconds }) {
    const { db, env, send, stop } = await startServer()
    try {
      const { measured, ...loads } = await requestsOf(db, env)
      const paces = {
        flood: { connections: FLOOD },
        floods: { connections: FLOOD * SOURCES },
        polite: { connections: POLITE, pause: PAUSE },
        searches: { connections: SEARCHES },
      }
      const ask = () => send(measured, { rate: RATE }, seconds)
      // Warms up.
      await ask()
      const found = new Map<string, Measured[]>()
      for (let round = 1; round <= rounds; round++) {
        for (const [name, kind] of Object.entries(OTHERS)) {
          const alone = await ask()
          const others = send(loads[kind], paces[kind], seconds + 2, true)
          // They are under way.
          await Bun.sleep(1000)
          const one = { alone, meanwhile: await ask(), others: await others }
          found.set(name, [...(found.get(name) ?? []), one])
          say(`round ${round} of ${rounds}, ${kind}: ${describe(one)}`)
        }
      }
      return fairnessPage(found)
    } finally {
      await stop()
    }
  },
})

/** What each of them asks for. */
async function requestsOf(
  db: Database,
  env: Env,
): Promise<Record<'measured' | (typeof OTHERS)[keyof typeof OTHERS], MadeRequest[]>> {
  const company = await makeCompany(db, { ownerId: (await makeUser(db, { role: 'hiring_manager' })).id })
  const { id } = await makeJob(db, company)
  for (let from = 0; from < JOBS; from += SOME)
    await db.execute(sql`
    insert into jobs (company_id, posted_by, company_name, title, description, requirements, location, type)
    select company_id, posted_by, company_name, (array['engineer', 'nurse', 'designer', 'cook', 'teacher'])[1 + at % 5] || ' ' || at,
      description, requirements, location, type
    from jobs, generate_series(${from}::int, ${from + SOME - 1}::int) at where id = ${id}`)
  const [own, dear] = await Promise.all(
    [0, 1].map(async () => signedInAs(db, env, (await makeUser(db, { role: 'referrer' })).id)),
  )
  const get = (kind: string, path: string, from: { cookie?: string | undefined; network?: string }): MadeRequest => ({
    kind,
    text: getRequest(env, path, from),
  })
  const visitor = { network: '192.0.2.1' }
  const account = { cookie: own, network: '192.0.2.2' }
  const pages = (networks: number) =>
    Array.from({ length: 1000 }, (_, at) => get('page', `/?x=${at}`, { network: `198.51.100.${at % networks}` }))
  const pairs = ['en', 'ur', 'es', 'oo', 'ea', 'ri', 'la', 'ne']
  return {
    measured: [
      get('landing', '/?y=1', visitor),
      get('user', '/api/auth/user', account),
      get('jobs', '/api/jobs?limit=20', account),
      get('search', '/api/jobs?limit=20&q=nurse', account),
    ],
    flood: pages(1),
    floods: pages(SOURCES),
    polite: pages(1),
    searches: pairs.map((pair) => get('search', `/api/jobs?q=${pair}`, { cookie: dear, network: '203.0.113.1' })),
  }
}

const answeredOf = ({ accepted, refused, faults }: Load) =>
  accepted.count / (accepted.count + refused.count + Object.values(faults).reduce((sum, each) => sum + each, 0))
const ratesOf = ({ accepted, refused, seconds }: Load) => [accepted.count / seconds, refused.count / seconds]

function describe({ alone, meanwhile, others }: Measured): string {
  const times = ({ accepted }: Load) => `${accepted.p50.toFixed(1)}/${accepted.p95.toFixed(1)} ms`
  const [answered, refused] = ratesOf(others).map((rate) => rate.toFixed(0))
  return `alone ${times(alone)}, meanwhile ${times(meanwhile)}, answered ${(answeredOf(meanwhile) * 100).toFixed(1)} %; the others: ${answered} answered, ${refused} refused a second`
}

function fairnessPage(found: ReadonlyMap<string, Measured[]>): string {
  const rows = [...found].map(([name, rounds]) => {
    const middle = (pick: (one: Measured) => number) => median(rounds.map(pick))
    return {
      name,
      answered: Math.min(...rounds.map(({ meanwhile }) => answeredOf(meanwhile))),
      half: middle(({ alone, meanwhile }) => meanwhile.accepted.p50 / alone.accepted.p50),
      slow: middle(({ alone, meanwhile }) => meanwhile.accepted.p95 / alone.accepted.p95),
      cells: [
        ...[({ alone }: Measured) => alone, ({ meanwhile }: Measured) => meanwhile].flatMap((pick) =>
          (['p50', 'p95'] as const).map((of) => middle((one) => pick(one).accepted[of]).toFixed(1)),
        ),
        ...[0, 1].map((at) => middle(({ others }) => ratesOf(others)[at] ?? 0).toFixed(0)),
      ],
    }
  })
  const [flood, floods, polite, searches] = rows
  const targets = targetTable([
    { what: 'one network floods: of others, answered', value: flood?.answered ?? 0, unit: 'x', least: 0.99 },
    { what: 'one network floods: the 95th, of that alone', value: flood?.slow ?? 0, unit: 'x', most: 3 },
    { what: `${SOURCES} networks flood: of others, answered`, value: floods?.answered ?? 0, unit: 'x', least: 0.99 },
    { what: `${SOURCES} networks flood: the 95th, of that alone`, value: floods?.slow ?? 0, unit: 'x' },
    { what: 'polite clients: of others, answered', value: polite?.answered ?? 0, unit: 'x', least: 1 },
    { what: 'searches for all: the median, of that alone', value: searches?.half ?? 0, unit: 'x', most: 3 },
  ])
  return `A server with its database and ${JOBS} jobs more. Somebody asks it ${RATE} times a second: a visitor for the landing page, an account
for who it is, for jobs, for a search. First alone, then while others ask for as much as they get; those run at a lower priority, as
they would have machines of their own. Answered: the least of ${found.values().next().value?.length} rounds; times: medians of the rounds.
[How a server is divided](../../docs/decisions/0037-overload.md).

${targets}

## What others did, and what came of it

Milliseconds, alone and meanwhile, and what the others got in a second.

${markdownTable([
  ['others', 'alone, middle', '95th', 'meanwhile, middle', '95th', 'they: answered', 'refused'],
  ...rows.map(({ name, cells }) => [name, ...cells]),
])}`
}
