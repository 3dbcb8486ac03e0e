import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { openSql } from '../../../backend/src/db/connect/open-sql.ts'
import { EICAR } from '../../../backend/test/clamd.ts'
import { until } from '../../../backend/test/until.ts'
import { pdf } from '../../../e2e/fixtures/files.ts'
import { apply, decide, postJob, refer, setUpCompany } from '../../../e2e/fixtures/main-job.ts'
import { type Person, somebody } from '../../../e2e/fixtures/sign-in.ts'
import { findChromium } from '../../../scripts/chromium.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { compareReferrals } from '../failover/compare.ts'
import { referrals, type Writer } from '../failover/writer.ts'
import { clientOf } from './client.ts'
import { KILLS, type Scene, TITLE } from './kills.ts'
import { type Parts, startParts } from './parts.ts'
import { installProduct, type Product } from './product.ts'
import { type Outcome, realPartsPage, type Step } from './real-parts-page.ts'

setDefaultTimeout(900_000)

/** Milliseconds. */
const LETTERS_MS = 180_000
const CALM = 2000
/** Between two invitations; one person may make a hundred a day. */
const EVERY = 600
const EACH = 90
const RECOMMENDERS = 6

/** Of the page's own load, for the protocol that it came by. */
const NAVIGATION = "performance.getEntriesByType('navigation')[0].toJSON()"
const [mara, rafael, carla] = [somebody('Mara', 'Lindqvist'), somebody('Rafael', 'Okafor'), somebody('Carla', 'Novak')]
const [setUp, job]: [Step[], Step[]] = [[], []]
const outcomes: Outcome[] = []
let doctor = ''
let alerts = 'not looked at'
let parts: Parts
let product: Product
let browser: Browser
let scene: Pick<Scene, 'running' | 'manager' | 'recommender'>

/** Something that is done, with the seconds it took. */
async function step<T>(steps: Step[], what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  steps.push({ what, seconds })
  say(`${what}: ${seconds.toFixed(1)} s`)
  return result
}

beforeAll(async () => {
  parts = await step(setUp, 'the parts', startParts)
  product = await step(setUp, 'the product is built, with roles, secrets, settings and bucket', () =>
    installProduct(parts),
  )
  await step(setUp, 'the tables', () =>
    product.ask('DATABASE_OWNER_URL_FILE=../owner/database-owner-url bun run migrate'),
  )
  const running = await step(setUp, 'two servers and a worker', async () => ({
    one: await product.start('one'),
    two: await product.start('two'),
    worker: await product.start('worker'),
  }))
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  scene = { running, manager: await newPage(), recommender: await newPage() }
})
afterAll(async () => {
  if (outcomes.length === KILLS.length)
    await writeFile(
      join(ROOT, 'operations/drills/real-parts/real-parts.md'),
      realPartsPage({ versions: parts.versions, setUp, job, doctor, alerts, outcomes }),
    )
  await browser?.close()
  await product?.stop()
  await parts?.stop()
})

/** Somebody with a browser of their own, which takes the private authority's certificates. */
async function newPage(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: parts.proxy.url,
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

async function signIn(page: Page, person: Person, button: 'I am hiring' | 'I am referring'): Promise<void> {
  parts.issuer.isAsked(person)
  await page.goto('/')
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('button', { name: 'Log Out' }).waitFor()
}

/** Once so many have come to somebody. */
async function lettersTo(address: string, count: number) {
  const theirs = async () => (await parts.exim.letters()).filter(({ to }) => to === address)
  await until(async () => (await theirs()).length >= count, LETTERS_MS)
  return theirs()
}

async function linkTo(address: string): Promise<string> {
  const [letter] = await lettersTo(address, 1)
  return /https:\/\/\S+\/apply\/[\w-]+/.exec(letter?.text ?? '')?.[0] ?? ''
}

test('doctor finds nothing at fault', async () => {
  doctor = await step(setUp, '`bun run doctor`', () => product.ask('bun run doctor'))
  expect(doctor).toContain('Nothing is at fault.')
})

/** `bun run drill:real-parts`: writes operations/drills/real-parts/real-parts.md. */
test('a job goes from posting to hire in browsers, on parts that nobody here wrote', async () => {
  const { manager, recommender } = scene
  const candidate = await newPage()
  await step(job, 'a manager signs in at the provider', () => signIn(manager, mara, 'I am hiring'))
  const { nextHopProtocol } = await manager.evaluate<{ nextHopProtocol: string }>(NAVIGATION)
  expect(nextHopProtocol).toBe('h2')
  await step(job, 'sets up a company', () => setUpCompany(manager))
  await step(job, 'posts a job with a bonus and a logo', () => postJob(manager, TITLE))
  await step(job, 'a recommender signs in', () => signIn(recommender, rafael, 'I am referring'))
  await step(job, 'refers a candidate', () => refer(recommender, TITLE, carla))
  const link = await step(job, 'the invitation is in the mailbox', () => linkTo(carla.email))
  await step(job, 'the candidate chooses an infected resume, which is refused', async () => {
    await candidate.goto(link)
    const { buffer, ...file } = pdf('infected.pdf')
    const infected = Buffer.from(buffer.toString().replace('%%EOF', `%${EICAR}\n%%EOF`))
    await candidate
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...file, buffer: infected })
    await candidate.getByText('A virus was found in this file. Please choose another one.').first().waitFor()
  })
  await step(job, 'uploads a resume and two documents, and applies', () => apply(candidate, link, carla))
  await step(job, 'all three have a letter', async () => {
    for (const [{ email }, count] of [
      [carla, 2],
      [rafael, 1],
      [mara, 1],
    ] as const)
      await lettersTo(email, count)
  })
  await step(job, 'the manager hires', () => decide(manager, 'hired', carla))
  await step(job, 'candidate and recommender have a letter about it', async () => {
    await lettersTo(carla.email, 3)
    await lettersTo(rafael.email, 2)
  })
})

test('Prometheus sees servers and worker, and no alert fires', async () => {
  const now = Math.floor(Date.now() / 1000)
  const up = await parts.prometheus.range('up', now - 10, now)
  expect(up.map(({ values }) => values.at(-1)?.[1])).toEqual(['1', '1', '1'])
  const rules = await parts.prometheus.rules()
  const firing = rules.filter(({ state }) => state === 'firing').map(({ name }) => name)
  alerts = `${up.length} of 3 targets are up; ${firing.length} of ${rules.length} alerts fire.`
  expect(firing).toEqual([])
})

test('whatever is killed in the middle of work, nothing acknowledged is lost', async () => {
  const inviting = await startInviting()
  const sql = openSql(parts.database.urlOf('goodword'))
  const invited = async () => {
    const candidate = somebody('Kim', 'Park')
    await scene.recommender.goto('/jobs')
    await refer(scene.recommender, TITLE, candidate)
    return { candidate, link: await linkTo(candidate.email) }
  }
  const whole: Scene = { ...scene, parts, product, newPage, invited }
  for (const kill of KILLS) {
    const from = inviting.record.length
    inviting.start()
    await Bun.sleep(CALM)
    await kill.harm(whole)
    const harmed = performance.now()
    const read = [await kill.meanwhile(whole)]
    await kill.mend(whole)
    const mended = performance.now()
    await Bun.sleep(CALM)
    expect(await inviting.stop(60_000)).toBe(true)
    if (kill.afterwards) read.push(await kill.afterwards(whole))
    const record = inviting.record.slice(from)
    const letters = async () => {
      const come = (await parts.exim.letters()).map(({ to }) => to)
      return record.map(({ sent }) => come.filter((to) => to === sent).length)
    }
    await until(async () => (await letters()).every((count) => count > 0), LETTERS_MS).catch(() => {})
    const counts = await letters()
    const outcome = {
      kill: kill.name,
      away: (mended - harmed) / 1000,
      acknowledged: record.filter(({ acknowledgedAt }) => acknowledgedAt).length,
      again: record.filter(({ failed }) => failed.length > 0).length,
      ...(await compareReferrals(sql, record)),
      unwritten: counts.filter((count) => count === 0).length,
      repeated: counts.filter((count) => count > 1).length,
      letters: (performance.now() - mended) / 1000,
      read: read.join(' · '),
    }
    say(JSON.stringify(outcome))
    outcomes.push(outcome)
  }
  await sql.end()
  const held = { lost: 0, twice: 0, unwritten: 0 }
  expect(outcomes).toMatchObject(KILLS.map(({ name }) => ({ kill: name, ...held })))
  expect(await product.ask('bun run check:ledger')).toContain('they add up')
})

/** Recommenders who invite one person after the other, through the proxy. */
async function startInviting(): Promise<Writer> {
  const { id: jobId } = (await (await scene.manager.request.get('/api/jobs/my-jobs')).json())[0]
  const people = []
  for (let made = 0; made < RECOMMENDERS; made++) {
    const page = await newPage()
    await signIn(page, somebody('Rita', 'Falk'), 'I am referring')
    const { id } = await (await page.request.get('/api/auth/user')).json()
    people.push({ id, browser: clientOf(page) })
  }
  return referrals(jobId, people, EACH, EVERY)
}
