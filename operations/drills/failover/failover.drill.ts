import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { createDatabase } from '../../../backend/src/db/connect/client.ts'
import { parseEnv } from '../../../backend/src/parse-env.ts'
import { makeServerRole } from '../../../backend/standins/postgres/make-server-role.ts'
import { Browser } from '../../../backend/test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../../backend/test/factories.ts'
import { openSession } from '../../../backend/test/harness.ts'
import { until } from '../../../backend/test/until.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { type Server, type Services, startServices } from '../upgrade/services.ts'
import type { Version } from '../upgrade/version-before.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Comparison, compareReferrals, compareStatuses } from './compare.ts'
import { type Figures, failoverPage } from './failover-page.ts'
import { FAULTS, type Fault } from './faults.ts'
import { type Person, referrals, statuses, type Write, type Writer } from './writer.ts'

setDefaultTimeout(3_600_000)

/** Milliseconds of writes before a fault, after it while it lasts, and when it is over. */
const CALM = 8000
/** Milliseconds in which the outcome of every write has to be known once a fault is over, and letters have to come. */
const SETTLES = 60_000
const LETTERS = 300_000
/** Milliseconds between two writes of one client; a manager may set 120 statuses a minute, and somebody invite 100 a day. */
const INVITES_EVERY = 400
const SETS_EVERY = 700
const INVITATIONS_EACH = 60
const REFERRERS = 40
const BONUS = 3000

/** With 3, Patroni uses etcd as it must not before 3.0.3, and a frozen primary may lose writes: the page is not written. */
const ETCD = process.env.FAILOVER_ETCD === '3' ? 3 : 2
/** The name of one fault, to look at that alone. */
const ONLY = process.env.FAILOVER_ONLY

const product: Version = { folder: ROOT, name: 'this version', remove: async () => {} }
let cluster: Cluster
let services: Services
let clients: Client[]

/** A server of the product, and those who write at it. */
interface Client {
  /** How the server finds the primary. */
  by: 'HAProxy' | 'three hosts'
  server: Server
  writers: { writer: Writer; compare(sql: postgres.Sql, record: readonly Write[]): Promise<Comparison> }[]
}

beforeAll(async () => {
  cluster = await startCluster(ETCD)
  const first = await cluster.primary()
  say(`The cluster is up: ${first.name} is its primary.`)
  const ownerUrl = cluster.urlAt(...cluster.hosts)
  const { username, password } = new URL(await makeServerRole(cluster.urlAt(`${first.address}:5432`)))
  const serverAt = (hosts: string) => `postgres://${username}:${password}@${hosts}/postgres`
  services = await startServices({ ownerUrl, serverUrl: serverAt(cluster.hosts.join()) })
  await services.migrate(product)
  // A request would be given up sooner; nobody waits here.
  say('The tables are created.')
  const { db, close } = createDatabase(ownerUrl, { deadline: 60_000 })
  const env = parseEnv(services.variables)

  const signedIn = async (role: 'referrer' | 'hiring_manager', server: Server): Promise<Person> => {
    const { id } = await makeUser(db, { role })
    const browser = new Browser(server.url)
    await openSession({ db, env }, browser, id)
    return { id, browser }
  }
  // Letters about statuses would hold up those that are counted.
  const start = (hosts: string, ROLE: string) =>
    services.start(product, { DATABASE_URL: serverAt(hosts), ROLE, NEWS_DELAY_SECONDS: '3600' })
  const client = async (by: Client['by'], server: Server): Promise<Client> => {
    const manager = await signedIn('hiring_manager', server)
    const company = await makeCompany(db, { ownerId: manager.id })
    const job = await makeJob(db, company, { referralBonus: BONUS })
    const referrers = await Promise.all(Array.from({ length: REFERRERS }, () => signedIn('referrer', server)))
    const referral = await makeReferral(db, { job, referrerId: referrers[0]?.id ?? '' })
    const application = await makeApplication(db, { referral })
    return {
      by,
      server,
      writers: [
        { writer: referrals(job.id, referrers, INVITATIONS_EACH, INVITES_EVERY), compare: compareReferrals },
        {
          writer: statuses(manager, application.id, SETS_EVERY),
          compare: (sql, record) => compareStatuses(sql, application.id, record),
        },
      ],
    }
  }
  clients = [
    await client('HAProxy', await start(cluster.haproxy, 'web')),
    await client('three hosts', await start(cluster.hosts.join(), 'all')),
  ]
  await close()
  say('Two servers of the product answer.')
})
afterAll(async () => {
  await services?.stop()
  await cluster?.stop()
})

const records = ({ writers }: Client) => writers.flatMap(({ writer }) => writer.record)
const acknowledged = (all: readonly Write[]) =>
  all.flatMap(({ acknowledgedAt }) => (acknowledgedAt === undefined ? [] : [acknowledgedAt])).sort((a, b) => a - b)

/** Once every server has done something since, and for a while. */
async function writesAgain(since: number): Promise<void> {
  await until(() => clients.every((client) => (acknowledged(records(client)).at(-1) ?? 0) > since), 180_000)
  await Bun.sleep(CALM)
}

/** The longest time between two writes that a server's clients were told are done, in seconds. */
function longestGap(client: Client, from: number, to: number): number {
  const times = [from, ...acknowledged(records(client)).filter((at) => at > from && at < to), to]
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at))) / 1000
}

/** What the primary has of all that was ever told, as its superuser sees it. */
async function compare(): Promise<Comparison> {
  const { address } = await cluster.primary()
  const sql = postgres(cluster.urlAt(`${address}:${cluster.ports.postgres}`), { max: 1, onnotice: () => {} })
  try {
    const found: Comparison = { lost: 0, twice: 0 }
    for (const each of clients.flatMap(({ writers }) => writers)) {
      const { lost, twice } = await each.compare(sql, each.writer.record)
      found.lost += lost
      found.twice += twice
    }
    return found
  } finally {
    await sql.end()
  }
}

async function drill(fault: Fault): Promise<Figures> {
  await cluster.whole()
  const before = await compare()
  const began = performance.now()
  const writers = clients.flatMap((client) => client.writers.map(({ writer }) => writer))
  const counts = new Map(writers.map((writer) => [writer, writer.record.length]))
  for (const writer of writers) writer.start()
  await Bun.sleep(CALM)

  const old = await cluster.primary()
  const wasInjected = await fault.happen(cluster, old, async () => {
    const now = await cluster.succeeded(old)
    say(`  ${fault.name}: ${old.name} was the primary, ${now.name} is`)
    await writesAgain(performance.now())
  })
  await cluster.whole()
  await Bun.sleep(CALM)
  const settled = await Promise.all(writers.map((writer) => writer.stop(SETTLES)))
  const ended = performance.now()

  const after = await compare()
  const writes = writers.flatMap((writer) => writer.record.slice(counts.get(writer)))
  const tries = writes.flatMap(({ failed }) => failed)
  const figures: Figures = {
    fault: fault.name,
    wasInjected,
    gaps: clients.map((client) => ({ by: client.by, seconds: longestGap(client, began, ended) })),
    acknowledged: acknowledged(writes).length,
    lost: after.lost - before.lost,
    twice: after.twice - before.twice,
    unsettled: settled.filter((is) => !is).length,
    askedAgain: writes.filter(({ failed }) => failed.length > 0).length,
    refused: tries.filter((status) => status === 503).length,
    unanswered: tries.filter((status) => status === 0).length,
    otherwise: tries.filter((status) => status !== 503 && status !== 0),
  }
  say(JSON.stringify(figures))
  return figures
}

/** `bun run drill:failover`: writes operations/drills/failover/failover.md. */
test('losing the primary loses no acknowledged write, and leaves no client in doubt', async () => {
  const faults = FAULTS.filter(({ name }) => !ONLY || ONLY === name)
  const figures: Figures[] = []
  for (const fault of faults) figures.push(await drill(fault))

  const invited = clients.flatMap(records).filter(({ kind, acknowledgedAt }) => kind === 'referral' && acknowledgedAt)
  const letters = () => new Set(services.smtp.received.map(({ to }) => to))
  const missing = () => {
    const come = letters()
    return invited.filter(({ sent }) => !come.has(sent)).length
  }
  await until(() => missing() === 0, LETTERS).catch(() => {})
  const ledger = await services.ask(product, 'run', 'check:ledger')
  const log = await services.ask(product, 'scripts/verify-events.ts')
  const restarts = clients.filter(({ server }) => !server.isRunning()).length
  say(ledger + log)
  const rows = [
    ['invitations whose letter came', `${invited.length - missing()} of ${invited.length}`],
    ['servers of the product that had to be started again', String(restarts)],
  ]
  for (const [what, figure] of rows) say(`${what}: ${figure}`)
  if (ETCD === 2 && !ONLY)
    await writeFile(
      join(ROOT, 'operations/drills/failover/failover.md'),
      failoverPage(cluster.versions(), figures, rows),
    )
  const held = { wasInjected: true, lost: 0, twice: 0, unsettled: 0, otherwise: [] }
  expect(figures).toMatchObject(faults.map(({ name }) => ({ fault: name, ...held })))
  expect(ledger).toContain('they add up')
  expect([missing(), restarts]).toEqual([0, 0])
})
