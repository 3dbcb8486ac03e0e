import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { startLoad } from '../rolling/steady-load.ts'
import { type Done, mainJob, newAddress, refer, tokenSentTo } from './main-job.ts'
import { type Server, type Services, startServices } from './services.ts'
import { NOTHING_TO_TRY, upgradePage } from './upgrade-page.ts'
import { checkOut, type Version, versionBefore } from './version-before.ts'

setDefaultTimeout(900_000)

/** Requests a second while the database is migrated, and milliseconds of them before and after it. */
const RATE = 20
const AROUND_MS = 3000
const PAGE = join(ROOT, 'operations/drills/upgrade/upgrade.md')
const TOO_OLD = /This version is too old for its database.*restore the backup from before the upgrade/

const after: Version = { folder: ROOT, name: 'this version', remove: async () => {} }
let before: Version
let services: Services
beforeAll(async () => {
  const from = versionBefore(process.env.UPGRADE_FROM)
  if (!from) {
    await writeFile(PAGE, upgradePage('none yet', NOTHING_TO_TRY))
    say(NOTHING_TO_TRY)
    process.exit(0)
  }
  before = await checkOut(from)
  say(`The previous version is ${before.name}.`)
  services = await startServices()
})
afterAll(async () => {
  await services?.stop()
  await before?.remove()
})

async function asOwner<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(services.ownerUrl, { max: 1, onnotice: () => {} })
  return work(sql).finally(() => sql.end())
}

/** Where each chain of events ends, what is in each account, and which migrations are noted. */
const digest = () =>
  asOwner(async (sql) => ({
    heads: [
      ...(await sql`
        select job_id, count(*)::int as events, (array_agg(hash order by seq desc))[1] as head
        from events group by job_id order by job_id`),
    ],
    balances: [...(await sql`select id, balance_cents::text as cents from accounts order by id`)],
    migrations: [...(await sql`select created_at from drizzle.__drizzle_migrations order by 1`)],
  }))

/** A letter that waits, since no server that is running sends any. @returns its address */
async function letterWaits({ recommender, jobId }: Done, server: Server) {
  const address = newAddress()
  await refer(recommender.at(server), recommender.id, jobId, address)
  return address
}
const hasCome = (address: string) => services.smtp.received.some(({ to }) => to === address)

/** `bun run drill:upgrade`: writes operations/drills/upgrade/upgrade.md. `UPGRADE_FROM=v1.2.0` names another version before. */
test("the previous version works on this version's schema, beside it and after a downgrade", async () => {
  const { smtp } = services
  await services.migrate(before)
  let old = await services.start(before)
  const done = [await mainJob(services, old, old)]
  const [first] = done as [Done]
  await old.stop()
  old = await services.start(before, { ROLE: 'web' })
  const waiting = await letterWaits(first, old)

  let isActive = true
  let refused = 0
  const writes = async () => {
    const wanted = !isActive
    const { status, body } = await first.manager.at(old).patch(`/api/jobs/${first.jobId}`, { isActive: wanted })
    if (status === 200 && body.isActive === wanted) isActive = wanted
    else refused += 1
    return status
  }
  const reads = (path: string) => async () => (await first.recommender.at(old).get(path)).status
  let last = Promise.resolve(0)
  const load = startLoad(RATE, [
    reads('/api/jobs?limit=20'),
    reads('/api/auth/user'),
    reads('/api/statement'),
    // One after the other, so that the last that was acknowledged is what must be there.
    () => (last = last.then(writes)),
  ])
  await Bun.sleep(AROUND_MS)
  const began = performance.now()
  expect(await services.migrate(after)).toContain('The database is up to date.')
  const seconds = (performance.now() - began) / 1000
  await Bun.sleep(AROUND_MS)
  const { sent, statuses, slowest } = await load.stop()
  const lost = sent - (statuses.get(200) ?? 0)
  for (const [status, count] of statuses) say(`  ${status}: ${count}`)
  if (!isActive) await writes()
  expect(hasCome(waiting)).toBe(false)

  let now = await services.start(after)
  expect(await tokenSentTo(smtp, waiting)).not.toBe('')
  await first.expectAt(now)
  done.push(await mainJob(services, old, now), await mainJob(services, now, old))
  await old.stop()
  done.push(await mainJob(services, now, now))
  await now.stop()
  now = await services.start(after, { ROLE: 'web' })
  const waitingAgain = await letterWaits(first, now)
  await now.stop()
  expect(hasCome(waitingAgain)).toBe(false)

  const left = await digest()
  old = await services.start(before)
  expect(await digest()).toEqual(left)
  for (const each of done) await each.expectAt(old)
  const there = `${done.length} of ${done.length}`
  expect(await tokenSentTo(smtp, waitingAgain)).not.toBe('')
  await mainJob(services, old, old)
  expect(await services.ask(before, 'run', 'check:ledger')).toContain('they add up')
  await services.ask(before, 'scripts/verify-events.ts', '--alone')
  expect(await services.ask(after, 'run', 'check:ledger')).toContain('they add up')
  await services.ask(after, 'scripts/verify-events.ts', '--alone')
  await old.stop()

  const kept = await digest()
  const later = Date.now() + 1e12
  await asOwner(
    (sql) => sql`
    insert into drizzle.__drizzle_migrations (hash, created_at, needs) values ('of a version to come', ${later}, ${later})`,
  )
  const tooOld: string[] = []
  for (const version of [before, after]) {
    const knows = await Bun.file(join(version.folder, 'backend/src/db/migrate/needs.ts')).exists()
    if (!knows) continue
    await expect(services.start(version)).rejects.toThrow(TOO_OLD)
    await expect(services.migrate(version)).rejects.toThrow(TOO_OLD)
    tooOld.push(version.name)
  }
  expect(tooOld).toContain(after.name)
  await asOwner((sql) => sql`delete from drizzle.__drizzle_migrations where created_at = ${later}`)
  expect(await digest()).toEqual(kept)

  const rows = [
    ['requests to the version before while its database was migrated', String(sent)],
    ['of them lost: any other end than 200', String(lost)],
    ['slowest answer, milliseconds', slowest.toFixed(0)],
    ['seconds that `bun run migrate` took', seconds.toFixed(1)],
    ['main jobs that were done, and are there after going back', there],
    ['letters that one version left waiting, sent by the other', '2 of 2'],
    ['chains of events that end as they did', `${left.heads.length} of ${left.heads.length}`],
    ['accounts whose balance is what it was', `${left.balances.length} of ${left.balances.length}`],
    ['versions that refuse a database that is too new for them', tooOld.join(', ')],
  ]
  for (const [what, figure] of rows) say(`${what}: ${figure}`)
  await writeFile(PAGE, upgradePage(before.name, markdownTable([['', 'measured'], ...rows])))
  expect([lost, refused]).toEqual([0, 0])
})
