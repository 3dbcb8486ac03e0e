import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Env } from '../../../backend/src/config/env.ts'
import { LISTED_SECRETS, type ListedSecret } from '../../../backend/src/config/secrets.ts'
import { createDatabase } from '../../../backend/src/db/connect/client.ts'
import { letters } from '../../../backend/src/db/schema/letters.ts'
import { parseEnv } from '../../../backend/src/parse-env.ts'
import { unsubscribeLink } from '../../../backend/src/privacy/suppressions/unsubscribe-link.ts'
import { signHeads } from '../../../backend/src/record/events/sign-heads.ts'
import { createStorage } from '../../../backend/src/storage/create-storage.ts'
import { createLogger } from '../../../backend/src/watching/log.ts'
import { Browser } from '../../../backend/test/browser.ts'
import { clearRecords } from '../../../backend/test/clear-records.ts'
import { freshDatabase } from '../../../backend/test/database.ts'
import {
  makeApplication,
  makeCompany,
  makeJob,
  makeLink,
  makeReferral,
  makeUser,
} from '../../../backend/test/factories.ts'
import { openSession } from '../../../backend/test/harness.ts'
import { mailTo, tokenIn } from '../../../backend/test/mailbox.ts'
import { startReplica } from '../../../backend/test/replica.ts'
import { APP_URL, services } from '../../../backend/test/services.ts'
import { variablesOf } from '../../../backend/test/variables-of.ts'

/** All secrets of two servers are changed while both run, by `bun run rotate` as the manual says, and nothing is lost. */
setDefaultTimeout(300_000)

const ROOT = join(import.meta.dir, '../../..')
const ONE_CLICK = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
}

const folder = await mkdtemp(join(tmpdir(), 'goodword-rotation-'))
const database = await freshDatabase()
const owner = createDatabase(database.url, { deadline: 30_000 })
const fileOf = (secret: ListedSecret) => join(folder, secret)
const files = Object.fromEntries(LISTED_SECRETS.map((secret) => [`${secret}_FILE`, fileOf(secret)]))
/** As a server has it that is started now: nobody sends letters before the end. */
const envNow = (more: Record<string, string> = {}): Env =>
  parseEnv({
    ...{ APP_MODE: 'test', APP_URL, DATABASE_URL: database.serverUrl, ROLE: 'web', NEWS_DELAY_SECONDS: '0' },
    ...services,
    ...{ SESSION_SECRET: '', ...files },
    ...more,
  })
const linesOf = async (secret: ListedSecret) => (await Bun.file(fileOf(secret)).text()).trimEnd().split('\n')

let servers: Awaited<ReturnType<typeof startReplica>>[] = []
let before: Awaited<ReturnType<typeof fill>>
beforeAll(async () => {
  for (const secret of LISTED_SECRETS) {
    const bytes = crypto.getRandomValues(Buffer.alloc(32))
    await Bun.write(fileOf(secret), bytes.toString(secret === 'CONSENT_SIGNING_KEY' ? 'base64' : 'hex'))
  }
  await clearRecords(createStorage(envNow()))
  servers = [await startReplica({ env: envNow() }), await startReplica({ env: envNow() })]
  before = await fill()
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await clearRecords(createStorage(envNow()))
  await owner.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Runs `bun run rotate`, or another program of ours, as an operator does beside the servers. */
async function run(...words: string[]) {
  const { ROLE, ...given } = variablesOf(envNow())
  const secrets = LISTED_SECRETS.flatMap((secret) => [secret, `${secret}_PREVIOUS`])
  const set = Object.entries(given).filter(([name]) => !secrets.includes(name))
  const child = Bun.spawn([process.execPath, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...Object.fromEntries(set), ...files },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, refused] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, said, refused }
}
const rotate = (...words: string[]) => run('scripts/rotate.ts', ...words)
async function rotated(...words: string[]): Promise<string> {
  const { code, said, refused } = await rotate(...words)
  expect([code, refused]).toEqual([0, ''])
  return said
}

/** One after the other, each with what is configured now; both are asked in between. */
async function restart(whileMixed: () => Promise<void>) {
  for (const [at, server] of servers.entries()) {
    await server.stop()
    servers[at] = await startReplica({ env: envNow() })
    await whileMixed()
  }
}

const job = async () => {
  const manager = await makeUser(owner.db, { role: 'hiring_manager' })
  return makeJob(owner.db, await makeCompany(owner.db, { ownerId: manager.id }))
}

/** Things that the secrets of now sign and seal. */
async function fill() {
  const env = envNow()
  const posted = await job()
  const referrer = await makeUser(owner.db, { role: 'referrer' })
  const session = new Browser('')
  await openSession({ db: owner.db, env }, session, referrer.id)
  const named = crypto.randomUUID()
  const refused = `refused-${named}@example.org`
  const [first] = servers
  const { token } = await makeReferral(owner.db, { job: posted, referrerId: referrer.id, candidateEmail: refused })
  const said = await new Browser(first?.url ?? '').post(`/api/referrals/token/${token}/decline`, { never: true })
  expect(said.status).toBe(204)

  const invited = `invited-${named}@example.org`
  const invitation = await seenBy(session, 0).post('/api/referrals', {
    ...{ jobId: (await job()).id, referrerId: referrer.id, candidateEmail: invited, candidateName: 'Kim Park' },
  })
  expect(invitation.status).toBe(201)

  const unsubscribes = `unsubscribes-${named}@example.org`
  const link = await unsubscribeLink(owner.db, env, unsubscribes)

  const referral = await makeReferral(owner.db, { job: await job(), referrerId: referrer.id })
  await makeApplication(owner.db, { referral })
  const own = `/api/referrals/token/${await makeLink(owner.db, 'own', referral)}`
  const candidate = new Browser(first?.url ?? '')
  expect((await candidate.get(own)).status).toBe(200)
  const receipt = join(folder, `receipt-${named}.json`)
  await Bun.write(receipt, await receiptOf(candidate, own))
  await signHeads({ db: owner.db, env, storage: createStorage(env), log: createLogger({ LOG_LEVEL: 'silent' }) })
  return { referrer, session, refused, invited, unsubscribes, link, candidate, own, receipt }
}

async function receiptOf(candidate: Browser, own: string): Promise<Uint8Array> {
  const cookie = [...candidate.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const file = await fetch(`${servers[0]?.url}${own}/receipt`, { headers: { cookie } })
  expect(file.status).toBe(200)
  return file.bytes()
}

/** The same browser, led to one of the servers. */
function seenBy(browser: Browser, at: number): Browser {
  return servers[at]?.seenBy(browser) ?? browser
}

/** What was signed and sealed by then is known at both servers. Leaves everything as it is. */
async function holds(known: typeof before) {
  for (const at of [0, 1]) {
    expect((await seenBy(known.session, at).get('/api/auth/user')).status).toBe(200)
    // Only with the cookie that an apply session is.
    expect((await seenBy(known.candidate, at).get(`${known.own}/receipt`)).status).toBe(200)
  }
  await holdsWithoutCookies(known, known)
}

/** The same of what outlives cookies. @param by whose session is used to ask */
async function holdsWithoutCookies(known: typeof before, by: typeof before) {
  for (const at of [0, 1]) {
    await isRefused(known.refused, by, at)
    expect((await new Browser(servers[at]?.url ?? '').get(known.link)).status).toBe(200)
    const { keys } = (await new Browser(servers[at]?.url ?? '').get('/api/consent-key')).body
    const named = JSON.parse(await Bun.file(known.receipt).text()).key
    expect(keys.map(({ key }: { key: string }) => key)).toContain(named)
  }
}

async function isRefused(candidateEmail: string, { session, referrer }: typeof before, at: number) {
  const invitation = { referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park' }
  const reply = await seenBy(session, at).post('/api/referrals', { jobId: (await job()).id, ...invitation })
  expect([reply.status, reply.body.detail]).toEqual([409, "This person can't be invited right now."])
}

async function verified(known: typeof before) {
  const { code, said } = await run('scripts/verify-receipt.ts', known.receipt)
  expect([code, said]).toEqual([0, expect.stringContaining('by the key of this environment')])
}

test('all secrets are changed under two running servers, and nothing is lost', async () => {
  const firstKeys = Object.fromEntries(
    await Promise.all(LISTED_SECRETS.map(async (secret) => [secret, (await linesOf(secret))[0] ?? ''])),
  )
  await holds(before)

  // A new key each: both servers are to take it before one signs with it.
  const added = await Promise.all(LISTED_SECRETS.map((secret) => rotated('add', secret)))
  for (const said of added) expect(said).toContain('signs nothing yet')
  const early = await rotate('sign', 'SESSION_SECRET')
  expect([early.code, early.refused]).toEqual([1, expect.stringContaining('2 of 2 running servers do not take')])
  for (const secret of LISTED_SECRETS) expect((await linesOf(secret))[0]).toBe(firstKeys[secret] as string)
  await restart(() => holds(before))

  // Now they sign, at one server earlier than at the other.
  const signing = await Promise.all(LISTED_SECRETS.map((secret) => rotated('sign', secret)))
  for (const said of signing) expect(said).toContain('signs with')
  for (const secret of LISTED_SECRETS) expect((await linesOf(secret))[1]).toBe(firstKeys[secret] as string)
  let after: typeof before | undefined
  await restart(async () => {
    after ??= await fill()
    await holds(before)
    await holds(after)
  })
  if (!after) throw new Error('Nothing was made with the new keys.')
  expect(JSON.parse(await Bun.file(after.receipt).text()).key).not.toBe(
    JSON.parse(await Bun.file(before.receipt).text()).key,
  )

  // Who takes a key away that is needed is told at the start.
  const kept = await linesOf('STORED_DATA_SECRET')
  await Bun.write(fileOf('STORED_DATA_SECRET'), kept[0] ?? '')
  const refused = await run('backend/src/main.ts')
  expect([refused.code, refused.refused]).toEqual([
    1,
    expect.stringContaining('STORED_DATA_SECRET no longer lists key'),
  ])
  expect(refused.refused).not.toContain(kept[1] ?? '')
  await Bun.write(fileOf('STORED_DATA_SECRET'), kept.join('\n'))

  // What letters that wait keep is sealed anew; those that were so already are not.
  const sealedBefore = await owner.db.select().from(letters).where(sql`sealed is not null`)
  expect(sealedBefore).toHaveLength(2)
  expect(await rotated('reseal')).toContain('1 letters that wait')
  expect(await rotated('reseal')).toContain('0 letters that wait, 0 keys of before')

  // Cookies need theirs for a week.
  const cookies = await rotate('drop', 'SESSION_SECRET')
  expect([cookies.code, cookies.refused]).toEqual([1, expect.stringContaining('people are signed in with it')])
  expect(await linesOf('SESSION_SECRET')).toHaveLength(2)
  await owner.db.execute(sql`update secret_keys set signed_at = signed_at - interval '8 days'
    where secret = 'SESSION_SECRET' and signed_at = (select min(signed_at) from secret_keys where secret = 'SESSION_SECRET')`)
  for (const secret of LISTED_SECRETS) {
    expect(await rotated('drop', secret)).toContain('no more')
    expect(await linesOf(secret)).not.toContain(firstKeys[secret] as string)
  }
  const made = after
  await restart(() => holds(made))

  // Nothing of the first keys is configured any more. But for their cookies all holds.
  await holdsWithoutCookies(before, after)
  for (const at of [0, 1]) expect((await seenBy(before.session, at).get('/api/auth/user')).status).toBe(401)
  await verified(before)
  await verified(after)
  const log = await run('scripts/verify-events.ts')
  expect([log.code, log.said]).toEqual([0, expect.stringContaining('each as it was written')])

  // What letters of before still say: who asked for none gets none, and links open.
  expect((await new Browser(servers[0]?.url ?? '').call('POST', before.link, ONE_CLICK)).status).toBe(200)
  const worker = await startReplica({ env: envNow({ ROLE: 'worker' }) })
  for (const { invited } of [before, after]) {
    const [letter] = await mailTo(invited)
    const opened = await new Browser(servers[1]?.url ?? '').get(`/api/referrals/token/${tokenIn(letter)}`)
    expect(opened.status).toBe(200)
  }
  await worker.stop()
  await isRefused(before.unsubscribes, after, 1)
  const overview = await rotated()
  for (const secret of LISTED_SECRETS) expect(overview).toMatch(new RegExp(`${secret}\\n  \\S+  signs  signed last`))
  expect(overview).not.toContain('MISSING')
})
