import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { type TakenBack, takenBackWords } from '../../../backend/contract/src/taken-back.ts'
import { createDatabase } from '../../../backend/src/db/connect/client.ts'
import { listReleases } from '../../../backend/src/delivery/releases/list-releases.ts'
import { until } from '../../../backend/test/until.ts'
import { type Checkout, newCheckout } from '../../../e2e/fixtures/checkout.ts'
import { buildFrontEnd } from '../../../scripts/build-front-end.ts'
import { findChromium } from '../../../scripts/chromium.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { startStack } from '../../../scripts/stack.ts'
import { takingBackPage } from './taking-back-page.ts'
import { type Visit, visit } from './visit.ts'
import { visitInBrowser } from './visit-in-browser.ts'

setDefaultTimeout(3_600_000)

const REMOTE = 'mfe-public'
const HERO = 'mfe-public/src/landing/hero.tsx'
const HEALTHY = 'Real Rewards.'
/** Visitors at the same time, and of how many of them one finds a broken release broken. */
const AT_ONCE = Number(process.env.RELEASE_VISITORS || 8)
const ONE_IN = 20
/** Browsers that open pages at the same time. */
const BROWSERS = 3
/** Milliseconds. */
const PROMISED = 30_000
const PATIENCE = 1_800_000

let folder: string
let stack: Awaited<ReturnType<typeof startStack>>
let checkout: Checkout
let database: ReturnType<typeof createDatabase>
const rows: string[][] = []

beforeAll(async () => {
  await buildFrontEnd()
  folder = await mkdtemp(join(tmpdir(), 'goodword-taking-back-'))
  process.env.TRUSTED_PROXIES = '127.0.0.0/8,::1/128'
  process.env.LOG_LEVEL = 'fatal'
  stack = await startStack({ mode: 'test', dataDir: folder, seed: true })
  database = createDatabase((stack.env as Record<string, string>).DATABASE_URL ?? '')
  checkout = await newCheckout()
})
afterAll(async () => {
  if (rows.length > 0)
    await writeFile(join(ROOT, 'operations/drills/taking-back/taking-back.md'), takingBackPage(AT_ONCE, rows))
  await checkout?.remove()
  await database?.close()
  await stack?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What is released now is the landing page with other words, and broken for one load in twenty where it says so. */
async function release(words: string, options: string[], isBroken: boolean): Promise<string> {
  const text = await checkout.read(HERO)
  const breaks = `if (typeof document !== 'undefined' && (globalThis.isUnlucky ??= Math.random() < 1 / ${ONE_IN})) throw new Error('one in twenty')`
  const said = />([^<>]+)<\/span>\s*<\/h1>/.exec(text)?.[1] ?? HEALTHY
  await checkout.change(HERO, `>${said}<`, `>${words}<`)
  const body = /export function Hero\([^)]*\)[^{]*\{\n/.exec(text)?.[0] ?? ''
  const isSo = text.includes('isUnlucky')
  if (isBroken && !isSo) await checkout.change(HERO, body, `${body}  ${breaks}\n`)
  if (!isBroken && isSo) await checkout.change(HERO, `  ${breaks}\n`, '')
  await checkout.commit()
  const { code, output } = await checkout.runWith(stack.env, 'release', REMOTE, ...options)
  const version = new RegExp(`${REMOTE} (\\S+) now`).exec(output)?.[1]
  if (code !== 0 || !version) throw new Error(output)
  return version
}

const now = () => listReleases(database)
const given = async () => (await now()).pointers.find(({ remote }) => remote === REMOTE)
const takenBack = async (version: string) => (await now()).releases.find((row) => row.version === version)?.takenBack

/** Visitors without browsers, one after the other and some at a time, until they are told to stop. */
function startVisitors(fails: (version: string) => boolean) {
  const visits: Visit[] = []
  let isOver = false
  const coming = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) visits.push(await visit(stack.appUrl, REMOTE, fails))
  })
  return {
    visits,
    async stop() {
      isOver = true
      await Promise.all(coming)
    },
  }
}

const brokenIn = (version: string) => (each: string) => each === version && Math.random() < 1 / ONE_IN

/** Waits until a release is taken back and nobody is given it any more; says how long after the failure that was enough. */
async function seenTakenBack(name: string, version: string, visits: readonly Visit[]) {
  const began = Date.now()
  const figures = (await until(() => takenBack(version), PATIENCE)) as TakenBack
  const taken = Date.now()
  const failures = visits.filter((each) => each.failed && each.version === version)
  const enough = failures[figures.failures - 1]?.at ?? 0
  const last = () => visits.findLast((each) => each.version === version)?.at ?? 0
  // Whoever comes now gets the one before.
  await until(() => Date.now() - last() > 2000, PATIENCE)
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
  rows.push(
    [`${name}: visitors until it was taken back`, takenBackWords(figures)],
    [`${name}: seconds from the release until then`, seconds(taken - began)],
    [`${name}: seconds from the failure that was enough until the last visitor who got it`, seconds(last() - enough)],
  )
  say(
    rows
      .slice(-3)
      .map((row) => row.join(': '))
      .join('\n'),
  )
  expect(last() - enough).toBeLessThan(PROMISED)
  return figures
}

test('a healthy automatic rollout reaches everyone: 1, 10, 50, 100', async () => {
  const visitors = startVisitors(() => false)
  const began = Date.now()
  const version = await release('Well.', ['--auto'], false)
  const steps: [number, number][] = []
  await until(async () => {
    const pointer = await given()
    if (pointer && pointer.percent !== steps.at(-1)?.[0]) steps.push([pointer.percent, Date.now()])
    return pointer?.percent === 100
  }, PATIENCE)
  await visitors.stop()
  expect(steps.map(([percent]) => percent)).toEqual([1, 10, 50, 100])
  expect(await takenBack(version)).toBeNull()
  const released = steps[0]?.[1] ?? began
  for (const [percent, at] of steps.slice(1))
    rows.push([`well, \`--auto\`: seconds until ${percent} % get it`, ((at - released) / 1000).toFixed(0)])
  const own = visitors.visits.filter((each) => each.version === version)
  rows.push(['well, `--auto`: its visitors until then, of all', `${own.length} of ${visitors.visits.length}`])
})

test('a release failing for one visitor in twenty is rolled back during its rollout', async () => {
  const before = (await given())?.version
  let broken = ''
  const visitors = startVisitors((version) => brokenIn(broken)(version))
  broken = await release('Broken on its way.', ['--auto'], true)
  await seenTakenBack('broken, `--auto`', broken, visitors.visits)
  await visitors.stop()
  expect(await given()).toMatchObject({ version: before, percent: 100 })
})

test('a full release failing for one visitor in twenty is rolled back', async () => {
  const before = (await given())?.version
  let broken = ''
  const visitors = startVisitors((version) => brokenIn(broken)(version))
  broken = await release('Broken for everybody.', [], true)
  await seenTakenBack('broken, to everybody', broken, visitors.visits)
  await visitors.stop()
  expect(await given()).toMatchObject({ version: before, percent: 100 })
})

test('a release throwing in one load in twenty is rolled back on browser reports', async () => {
  const before = (await given())?.version
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const broken = await release('Broken in browsers.', ['--percent', '50'], true)
  const visits: Visit[] = []
  let isOver = false
  const opening = Array.from({ length: BROWSERS }, async () => {
    while (!isOver) visits.push(await visitInBrowser(browser, stack.appUrl, REMOTE))
  })
  await seenTakenBack('broken in Chromium, `--percent 50`', broken, visits)
  isOver = true
  await Promise.all(opening)
  await browser.close()
  expect(await given()).toMatchObject({ version: before, percent: 100 })
  const { output } = await checkout.runWith(stack.env, 'releases')
  expect(output).toMatch(
    new RegExp(`${broken} .*taken back by itself: \\d+ of \\d+ visitors failed, \\d+ of \\d+ of the others`),
  )
})
