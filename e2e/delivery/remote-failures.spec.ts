import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Cookie, Page } from 'playwright-core'
import { recordFigures } from '../../backend/test/record-figures.ts'
import { seconds } from '../../backend/test/seconds.ts'
import { type Break, ENTRY, filesOf, flipped, patienceOf, reportsOf } from '../fixtures/broken-remote.ts'
import { type Checkout, newCheckout } from '../fixtures/checkout.ts'
import { pdf } from '../fixtures/files.ts'
import { heading } from '../fixtures/heading.ts'
import { invite } from '../fixtures/invite.ts'
import { DASHBOARD, TITLE as FIRST } from '../fixtures/releases.ts'
import { signInAs, somebody } from '../fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor } from '../fixtures/visitor.ts'

/** A server that is busy leaves a page to the browser: asked for until these words are in its HTML. @returns the same link */
async function rendered(link: string, words: string): Promise<string> {
  while (!(await (await fetch(new URL(link, APP_URL))).text()).includes(words)) await Bun.sleep(100)
  return link
}

/**
 * Two releases of one remote: the built-in one is the last good version, the second one breaks in every way we know.
 */
const SECOND = 'Hiring Dashboard, second edition'
/** Another page of the same remote. */
const OTHER_FIRST = 'Post a New Job'
const OTHER_SECOND = 'Post a New Job, second edition'
const POST_JOB = 'mfe-hiring/src/post-job/post-job-page.tsx'
const SETUP_MS = 120_000

let checkout: Checkout
let second: string
/** Of one manager, who looks at each failure with a browser of their own. */
let session: Cookie[]

beforeAll(async () => {
  checkout = await newCheckout()
  await checkout.change(DASHBOARD, `title={t('${FIRST}')}`, `title={t('${SECOND}')}`)
  await checkout.change(POST_JOB, `title={t('${OTHER_FIRST}')}`, `title={t('${OTHER_SECOND}')}`)
  await checkout.commit()
  second = await checkout.release('mfe-hiring', '--hold')
  session = await signIn()
}, SETUP_MS)
/** For each way to break: milliseconds until the remote's page was on the screen again, and what it said it is. */
const replaced: { took: number; shown: string | null }[] = []
afterAll(async () => {
  recordFigures('remote-broken', {
    'ways to break': replaced.length,
    'last good version on the screen after at most': seconds(Math.max(...replaced.map(({ took }) => took))),
    'of them with the version before': replaced.filter(({ shown }) => shown === FIRST).length,
  })
  await closeBrowser()
  for (const remote of ['mfe-hiring', 'mfe-apply', 'mfe-public']) await checkout.undo(remote)
  await checkout.remove()
}, SETUP_MS)

async function signIn(): Promise<Cookie[]> {
  const { page, context } = await newVisitor()
  await signInAs(page, somebody('Mona', 'Reyes'), 'I am hiring', '/')
  await heading(page, SECOND)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** @param as cookies of whoever is signed in */
async function manager(as = session) {
  const visitor = await newVisitor()
  await visitor.context.addCookies(as)
  return { ...visitor, reports: reportsOf(visitor.page) }
}

/** Failures are reported to the server, which limits the reports of one address. */
const isNoReport = (complaint: string) => !complaint.includes('/api/client-errors')

const DOOR = 'door\\..*js'
const CHUNKS = '(?!entry|door).*js'

const missing: Break = (route) => route.fulfill({ status: 404, body: 'Not found' })
/** Never answers; the page gives up by itself. */
const hanging: Break = () => {}
const serving =
  (text: string): Break =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body: text })
const extended: Break = async (route) => {
  const body = await (await route.fetch()).text()
  await route.fulfill({ contentType: 'text/javascript', body: `globalThis.tampered = true;${body}` })
}

/** A slow connection, as in the bench. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const speed = { downloadThroughput: 180_000, uploadThroughput: 180_000 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 562, ...speed })
}

/** For scripts that have the right hash and are broken all the same: the page is given no hashes. */
async function withoutHashes(page: Page): Promise<void> {
  await page.route('**/hiring-dashboard', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/,"integrity":"[^"]*"/g, '').replace(/ integrity="[^"]*"/g, '')
    await route.fulfill({ response, body: html })
  })
}

describe('a failing remote', () => {
  const kinds: { fault: string; names: string; broken: Break; unhashed?: true }[] = [
    { fault: 'the entry is missing', names: ENTRY, broken: missing },
    { fault: 'the entry is a page of HTML', names: ENTRY, broken: serving('<!doctype html>'), unhashed: true },
    { fault: 'the entry has a syntax error', names: ENTRY, broken: serving('const = 1'), unhashed: true },
    { fault: 'the entry throws', names: ENTRY, broken: serving('throw new Error("broken")'), unhashed: true },
    { fault: 'the entry hangs', names: ENTRY, broken: hanging },
    { fault: 'the door is missing', names: DOOR, broken: missing },
    { fault: 'the door has a syntax error', names: DOOR, broken: serving('const = 1'), unhashed: true },
    { fault: 'the door throws', names: DOOR, broken: serving('throw new Error("broken")'), unhashed: true },
    { fault: 'the door hangs', names: DOOR, broken: hanging },
    { fault: 'a chunk is missing', names: CHUNKS, broken: missing },
    { fault: 'a chunk throws', names: CHUNKS, broken: serving('throw new Error("broken")'), unhashed: true },
    { fault: 'a chunk hangs', names: CHUNKS, broken: hanging },
    { fault: 'a byte of the entry is flipped', names: ENTRY, broken: flipped },
    { fault: 'the entry carries a line more', names: ENTRY, broken: extended },
    { fault: 'a byte of the door is flipped', names: DOOR, broken: flipped },
    { fault: 'a byte of a chunk is flipped', names: CHUNKS, broken: flipped },
    { fault: 'a chunk carries a line more', names: CHUNKS, broken: extended },
  ]
  test.each(kinds)(
    'within five seconds the last good version runs, and the rest of the page works, when $fault',
    async ({ names, broken, unhashed }) => {
      const { page, context, reports } = await manager()
      await page.route(filesOf(second, names), broken)
      if (unhashed) await withoutHashes(page)
      await page.goto('/hiring-dashboard', { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Log Out' }).waitFor()
      const began = performance.now()
      await heading(page, FIRST)
      const took = performance.now() - began
      replaced.push({ took, shown: await page.getByRole('heading', { level: 1 }).last().textContent() })
      expect(took).toBeLessThan(await patienceOf(page))
      expect(await page.getByText(SECOND).count()).toBe(0)
      expect(await page.evaluate('globalThis.tampered')).toBeUndefined()
      expect(reports[0]).toMatchObject({ remote: 'mfe-hiring', version: second, kind: 'load' })
      await page.getByRole('link', { name: 'Jobs', exact: true }).click()
      await page.getByRole('heading', { name: 'Available Positions' }).waitFor()
      await page.getByRole('link', { name: 'Hiring Dashboard' }).click()
      await heading(page, FIRST)
      await context.close()
    },
  )
})

describe('one version of a remote per tab', () => {
  test('pages opened after a failed current release are of the last good version', async () => {
    const { page, context } = await manager()
    await page.route(filesOf(second, 'page-hiring-dashboard\\..*js'), missing)
    await page.goto('/hiring-dashboard')
    await heading(page, FIRST)
    await page.getByRole('button', { name: 'Post Job' }).click()
    await heading(page, OTHER_FIRST)
    await context.close()
  })

  test('pages seen in the current release reopen in the last good version', async () => {
    const { page, context } = await manager()
    await page.goto('/post-job')
    await heading(page, OTHER_SECOND)
    await page.route(filesOf(second, 'page-hiring-dashboard\\..*js'), missing)
    await page.getByRole('link', { name: 'Hiring Dashboard' }).click()
    await heading(page, FIRST)
    await page.getByRole('button', { name: 'Post Job' }).click()
    await heading(page, OTHER_FIRST)
    await context.close()
  })
})

test('a working release is reported once with its version and page mark, without personal data', async () => {
  const { page, context } = await manager()
  const starts: { remote: string; version: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/remote-starts')) starts.push(request.postDataJSON())
  })
  const told = page.waitForRequest((request) => request.url().endsWith('/api/remote-starts'))
  await page.goto('/hiring-dashboard')
  await heading(page, SECOND)
  await page.getByRole('button', { name: 'Post Job' }).click()
  await heading(page, OTHER_SECOND)
  await page.getByRole('link', { name: 'Hiring Dashboard' }).click()
  await heading(page, SECOND)
  expect(starts.filter(({ remote }) => remote === 'mfe-hiring')).toEqual([{ remote: 'mfe-hiring', version: second }])
  expect((await (await told).allHeaders()).cookie).toMatch(/\bpage-mark=[\w-]{70}/)
  await context.close()
})

test('a slow current release is awaited while the last good one loads', async () => {
  const { page, context, reports } = await manager()
  const asked = Promise.withResolvers<void>()
  await page.route(/\/remotes\/mfe-hiring\//, async (route) => {
    const isCurrent = route.request().url().includes(second)
    if (!isCurrent) return asked.resolve()
    await asked.promise
    await route.continue()
  })
  await page.goto('/hiring-dashboard', { waitUntil: 'commit' })
  await heading(page, SECOND)
  expect(reports).toEqual([])
  await context.close()
})

test('a slow connection leaves time for the last good version of a hanging page', async () => {
  const { page, context } = await manager()
  await page.route(filesOf(second, ENTRY), hanging)
  await slowDown(page)
  await page.goto('/hiring-dashboard', { waitUntil: 'commit' })
  await heading(page, FIRST)
  await context.close()
})

describe('a remote without any working version', () => {
  test('a card replaces the page, and "Try again" works once the remote is back', async () => {
    const { page, reports } = await manager()
    await page.route(/\/remotes\/mfe-hiring\//, missing)
    await page.goto('/hiring-dashboard')
    await page.getByText("This part of Goodword didn't load").waitFor()
    expect(new Set(reports.map((report) => (report as { version: string }).version)).size).toBe(2)
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await page.getByRole('heading', { name: 'Available Positions' }).waitFor()
    await page.getByRole('link', { name: 'Hiring Dashboard' }).click()
    await page.getByText("This part of Goodword didn't load").waitFor()
    await page.unroute(/\/remotes\/mfe-hiring\//)
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, SECOND)
  })

  test('header, other remotes and notifications work beside the card', async () => {
    const { page, context } = await manager(await signIn())
    await page.route(/\/remotes\/mfe-hiring\//, missing)
    await page.goto('/email-test')
    await page.getByRole('button', { name: 'Send Test Email' }).click()
    const toast = page.getByText('Please fill all fields').first()
    await toast.waitFor()
    await page.getByRole('link', { name: 'Hiring Dashboard' }).click()
    await page.getByText("This part of Goodword didn't load").waitFor()
    expect(await toast.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Use dark colours' }).click()
    await page.getByRole('button', { name: 'Use light colours' }).waitFor()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByRole('button', { name: 'I am hiring' }).first().waitFor()
    await context.close()
  })

  test('"Try again" chooses the release anew, whatever was requested before', async () => {
    const { page, context } = await manager()
    const { promise: gate, resolve: letIn } = Promise.withResolvers<void>()
    await page.goto('/jobs')
    // One page of the current release hangs, and that of the last good one is late; of another page there is none.
    await page.route(/\/page-hiring-post-job\./, async (route) => {
      if (route.request().url().includes(second)) return
      await gate
      await route.continue()
    })
    const dashboards = /\/page-hiring-dashboard\./
    await page.route(dashboards, missing)
    await page.getByRole('button', { name: 'Post Job' }).click()
    await page.getByRole('link', { name: 'Hiring Dashboard' }).click()
    await page.getByText("This part of Goodword didn't load").waitFor()
    const decided = page.waitForRequest((request) => request.url().endsWith('/api/client-errors'))
    await page.unroute(dashboards)
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, SECOND)
    letIn()
    await decided
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await page.getByRole('heading', { name: 'Available Positions' }).waitFor()
    await page.getByRole('link', { name: 'Hiring Dashboard' }).click()
    await heading(page, SECOND)
    await context.close()
  })

  test.each([
    { page: 'a page the browser draws', remote: 'mfe-hiring' },
    { page: "the candidate's page, whose words the server has rendered", remote: 'mfe-apply' },
  ])('the card appears within five seconds: $page', async ({ remote }) => {
    const { page, context } = remote === 'mfe-hiring' ? await manager() : await newVisitor({ width: 390 })
    const path = remote === 'mfe-hiring' ? '/hiring-dashboard' : await rendered((await invite()).link, 'First Name')
    const scripts = new RegExp(`/remotes/${remote}/.*js`)
    await page.route(scripts, hanging)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('banner').waitFor()
    const began = performance.now()
    if (remote === 'mfe-apply') await page.getByLabel('First Name').fill('Kimberly')
    await page.getByText("This part of Goodword didn't load").waitFor()
    expect(performance.now() - began).toBeLessThan(await patienceOf(page))
    await page.unroute(scripts)
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, remote === 'mfe-hiring' ? SECOND : "You've Been Referred!")
    if (remote === 'mfe-apply') expect(await page.getByLabel('First Name').inputValue()).toBe('Kimberly')
    await context.close()
  })
})

test(
  'a release that throws while rendering is replaced by the previous release, or by the card',
  async () => {
    const { page, reports } = await manager()
    const throws = "if (document.title !== '-') throw new Error('cannot draw')"
    await checkout.change(DASHBOARD, '  return (', `  ${throws}\n  return (`)
    await checkout.commit()
    const third = await checkout.release('mfe-hiring', '--hold')
    await page.goto('/jobs')
    await page.getByRole('heading', { name: 'Available Positions' }).waitFor()
    await page.getByRole('link', { name: FIRST }).click()
    await heading(page, SECOND)
    expect(reports).toEqual([{ remote: 'mfe-hiring', version: third, kind: 'render', message: 'Error: cannot draw' }])
    await page.route(filesOf(second, '.*js'), missing)
    await page.reload()
    await page.getByText("This part of Goodword didn't load").waitFor()
    await page.unroute(filesOf(second, '.*js'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, SECOND)
  },
  SETUP_MS,
)

describe('a failing remote on a server-rendered page', () => {
  const INVITED = "You've Been Referred!"
  const HEADING = 'mfe-apply/src/referral/referred-heading.tsx'
  const HERO = 'mfe-public/src/landing/hero.tsx'

  beforeAll(async () => {
    await checkout.change(HEADING, `t("${INVITED}")`, `t("${INVITED} Second edition.")`)
    await checkout.change(HERO, 'Real Rewards.', 'Real Second Edition.')
    await checkout.commit()
    versions.apply = await checkout.release('mfe-apply', '--hold')
    versions.landing = await checkout.release('mfe-public', '--hold')
  }, SETUP_MS)
  const versions = { apply: '', landing: '' }

  /** What breaks at once does so when the fields are filled: the shell comes then. */
  async function holdShell(page: Page): Promise<void> {
    await page.route('**/assets/shell*.js', async (route) => {
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=email]')?.value)
      await route.continue()
    })
  }

  /**
   * Types into the HTML of the current release while its scripts do not come, and sees the last good one take over.
   */
  async function applyWithLastGood(page: Page, { candidate, link }: Awaited<ReturnType<typeof invite>>): Promise<void> {
    await page.goto(await rendered(link, 'Second edition.'), { waitUntil: 'commit' })
    await heading(page, `${INVITED} Second edition.`)
    const began = performance.now()
    await page.getByRole('checkbox').first().check()
    await page.locator('input[type=file]').nth(0).setInputFiles(pdf('resume.pdf'))
    await page.getByLabel('First Name').fill('Kimberly')
    await page.getByLabel('Email').fill(candidate.email)
    await heading(page, INVITED)
    expect(performance.now() - began).toBeLessThan(await patienceOf(page))
    await page.getByText('Resume uploaded successfully!').first().waitFor()
    expect(await page.getByLabel('First Name').inputValue()).toBe('Kimberly')
    expect(await page.getByLabel('Email').inputValue()).toBe(candidate.email)
    expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
    expect(await page.getByText('Second edition').count()).toBe(0)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByText('Application submitted successfully!').first().waitFor()
  }

  test.each([
    { fault: 'the entry hangs', names: ENTRY, broken: hanging },
    // The one page of this remote is in the chunk of `pages`.
    { fault: 'the door hangs', names: DOOR, broken: hanging },
    { fault: 'a byte of the entry is flipped', names: ENTRY, broken: flipped },
  ])('a candidate keeps typing and sends with the last good version when $fault', async ({ names, broken }) => {
    const invitation = await invite()
    const { page, context } = await newVisitor({ width: 390 })
    if (broken !== hanging) await holdShell(page)
    await page.route(filesOf(versions.apply, names, 'mfe-apply'), broken)
    await applyWithLastGood(page, invitation)
    await context.close()
  })

  test.each([
    { fault: 'the entry hangs', names: ENTRY, broken: hanging, slow: false },
    { fault: 'the entry hangs on a slow line', names: ENTRY, broken: hanging, slow: true },
    { fault: 'a chunk is missing', names: CHUNKS, broken: missing, slow: false },
  ])('the landing page shows the last good version when $fault', async ({ names, broken, slow }) => {
    const { page, context } = await newVisitor()
    await page.route(filesOf(versions.landing, names, 'mfe-public'), broken)
    if (slow) await slowDown(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByText('Real Second Edition.').waitFor()
    const began = performance.now()
    await page.getByText('Real Rewards.').waitFor()
    expect(performance.now() - began).toBeLessThan(await patienceOf(page))
    expect(await page.getByText('Real Second Edition.').count()).toBe(0)
    await page.getByRole('button', { name: 'I am hiring' }).first().click()
    await page.locator('input[name=email]').waitFor()
    await context.close()
  })

  /** Opens a page whose current release's scripts come when they are let in, and changes its colours meanwhile. */
  async function openLate(path: string, remote: string, version: string, words: string, others?: Break) {
    const visitor = await newVisitor({ width: 390 })
    const { page } = visitor
    const { promise: gate, resolve: letIn } = Promise.withResolvers<void>()
    if (others) await page.route(new RegExp(`/remotes/${remote}/`), others)
    await page.route(filesOf(version, '.*js', remote), async (route) => {
      await gate
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByText(words).waitFor()
    const began = performance.now()
    await page.waitForFunction(() => {
      const button = document.querySelector('header button')
      return button && Object.keys(button).some((key) => key.startsWith('__reactProps'))
    })
    await page.getByRole('button', { name: 'Use dark colours' }).click()
    await page.getByRole('button', { name: 'Use light colours' }).waitFor()
    return { ...visitor, letIn, began }
  }

  test("the header works while the candidate page's remote is late, and typed text is kept", async () => {
    const { candidate, link } = await invite()
    const { page, context, complaints, letIn } = await openLate(
      link,
      'mfe-apply',
      versions.apply,
      `${INVITED} Second edition.`,
      hanging,
    )
    await page.getByLabel('First Name').fill('Kimberly')
    await page.getByLabel('Email').fill(candidate.email)
    await page.getByRole('checkbox').first().check()
    await page.locator('input[type=file]').nth(0).setInputFiles(pdf('resume.pdf'))
    await page.getByLabel('First Name').focus()
    await page.getByLabel('First Name').evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5))
    letIn()
    await page.getByText('Resume uploaded successfully!').first().waitFor()
    await heading(page, `${INVITED} Second edition.`)
    expect(
      await page.getByLabel('First Name').evaluate((field: HTMLInputElement) => {
        return [field.value, field.selectionStart, field.selectionEnd, field === document.activeElement]
      }),
    ).toEqual(['Kimberly', 2, 5, true])
    expect(await page.getByLabel('Email').inputValue()).toBe(candidate.email)
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByText('Application submitted successfully!').first().waitFor()
    expect(complaints.filter(isNoReport)).toEqual([])
    await context.close()
  })

  test.each([
    { which: "the candidate's page", remote: 'mfe-apply' as const },
    { which: 'the landing page', remote: 'mfe-public' as const },
  ])(
    'the HTML of $which stays and the header works while its remote hangs, then the last good version runs',
    async ({ remote }) => {
      const isLanding = remote === 'mfe-public'
      const [second, first] = isLanding
        ? ['Real Second Edition.', 'Real Rewards.']
        : [`${INVITED} Second edition.`, INVITED]
      const path = isLanding ? '/?notice=sign-in-cancelled' : (await invite()).link
      const version = isLanding ? versions.landing : versions.apply
      // The last good version comes once the HTML was looked at, however long that takes here.
      const looked = Promise.withResolvers<void>()
      const { page, context, complaints, began } = await openLate(path, remote, version, second, async (route) => {
        await looked.promise
        await route.continue()
      })
      // Neither a change of the address nor the shell's own late scripts replace the HTML.
      await page.evaluate(() => history.replaceState(history.state, '', '#main'))
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
      expect(await page.getByText(second).isVisible()).toBe(true)
      if (isLanding) await page.getByText('Sign-in cancelled').first().waitFor()
      looked.resolve()
      // The focus and what was opened are kept, too.
      const place = isLanding ? page.locator('summary').first() : page.getByLabel('Last Name')
      await place.click()
      await page.getByText(first, { exact: true }).waitFor()
      expect(performance.now() - began).toBeLessThan(await patienceOf(page))
      expect(await page.getByText(second).count()).toBe(0)
      expect(await place.evaluate((element) => element === document.activeElement)).toBe(true)
      if (isLanding) expect(await page.locator('details').first().getAttribute('open')).toBe('')
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
      expect(complaints.filter(isNoReport)).toEqual([])
      await context.close()
    },
  )

  test(
    'a candidate keeps typing and sends with the last good version when the current one throws while rendering',
    async () => {
      const invitation = await invite()
      const draws = '  const styles = useStyles()\n'
      await checkout.change(
        HEADING,
        draws,
        `${draws}  if (typeof document !== 'undefined') throw new Error('cannot draw')\n`,
      )
      await checkout.commit()
      await checkout.run('rollback', 'mfe-apply')
      await checkout.release('mfe-apply', '--hold')
      const { page } = await newVisitor({ width: 390 })
      await holdShell(page)
      await applyWithLastGood(page, invitation)
    },
    SETUP_MS,
  )
})
