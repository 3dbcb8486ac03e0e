import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { pdf } from './fixtures/files.ts'
import { invite } from './fixtures/invite.ts'
import { watchCalls } from './fixtures/network.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor } from './fixtures/visitor.ts'

let link = ''
beforeAll(async () => {
  link = (await invite()).link
}, 30_000)
afterAll(closeBrowser)

async function firstHtml(path: string): Promise<string> {
  return (await fetch(APP_URL + path, { headers: { accept: 'text/html' } })).text()
}

/** Paths of everything the page asked the server for. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** What the page asked the API for. That its remote works it tells, and asks nothing. */
function askedFor(paths: readonly string[]): string[] {
  return paths.filter((path) => path.startsWith('/api/') && path !== '/api/remote-starts')
}

/** Scripts of the page's remote that the HTML names: the entry, and those that are put in once it has come. */
function scriptsIn(html: string): string[] {
  const [, entry = '', rest = '[]'] = /<script async src="([^"]+)"[^>]* data-then='([^']*)'/.exec(html) ?? []
  return [entry, ...(JSON.parse(rest) as [string, string][]).map(([path]) => path)]
}

/** What a remote loads once its page works is in scripts that are named so. */
const isOfFirst = (path: string) => path.startsWith('/remotes/') && !path.includes('/late-')

describe.each([
  ['the landing page', (): string => '/', 22_300],
  ['the apply page', (): string => link, 22_400],
] as const)('%s', (_, path, bytesMax) => {
  test.each(['br', 'gzip'])('the first HTML of the page is within its bytes with %s', async (encoding) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding }
    const reply = await fetch(APP_URL + path(), { headers, decompress: false })
    expect(reply.headers.get('content-encoding')).toBe(encoding)
    const { byteLength } = await reply.arrayBuffer()
    expect(byteLength).toBeLessThanOrEqual(bytesMax)
  })

  test("the HTML names every script of the page's remote, and the browser fetches each once", async () => {
    const { page } = await newVisitor({ width: 390 })
    const paths = requestsOf(page)
    await page.goto(path(), { waitUntil: 'networkidle' })
    const fetched = paths.filter(isOfFirst)
    expect(fetched.sort()).toEqual(scriptsIn(await firstHtml(path())).sort())
    expect(paths.filter((requested) => requested.endsWith('.js')).length).toBeLessThanOrEqual(8)
  })

  test('the HTML has the styles of its elements, one rule per line', async () => {
    const html = await firstHtml(path())
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))
    // As Griffel names a class that has one rule; what else stands there names a component or a set of these.
    const atomic = new Set(classes.filter((name) => /^f[a-z\d]{4,}$/.test(name)))
    const sheets = [...html.matchAll(/<style[^>]* data-make-styles-bucket[^>]*>(.*?)<\/style>/gs)]
    const rules = sheets.flatMap(([, text = '']) => text.split('\n').filter(Boolean))
    expect(atomic.size).toBeGreaterThan(100)
    const styled = new Set(rules.flatMap((rule) => [...rule.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)))
    expect([...atomic].filter((name) => !styled.has(name))).toEqual([])
    const isOne = (rule: string) => /^[.@].*}$/.test(rule) && rule.split('{').length === rule.split('}').length
    expect(rules.filter((rule) => !isOne(rule))).toEqual([])
  })

  test('a late font does not shift the page', async () => {
    const { page } = await newVisitor({ width: 390 })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await promise
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path(), { waitUntil: 'domcontentloaded' })
    await page.locator('h1').waitFor()
    const font = page.waitForResponse('**/*.woff2')
    resolve()
    await font
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate<number>('shifts.sum')).toBe(0)
  })

  test('a header button keeps its place while only its first tag has been parsed', async () => {
    const { page } = await newVisitor({ width: 390 })
    await page.goto(path(), { waitUntil: 'domcontentloaded' })
    const button = page.locator('header button').first()
    const whole = await button.boundingBox()
    await button.evaluate((element) => element.replaceChildren())
    expect(await button.boundingBox()).toEqual(whole)
  })
})

test('the apply page is server-rendered for signed-in visitors, too', async () => {
  const { page, context, complaints } = await newVisitor()
  await signInAs(page, somebody('Mona', 'Reyes'), 'I am hiring')
  const html = await (await context.request.get(link)).text()
  expect(html).toContain('First Name')
  // So React marks what it could not finish on the server.
  expect(html).not.toContain('<!--$!-->')
  await page.goto(link)
  await page.getByRole('button', { name: 'Log Out' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

describe.each([
  ['the landing page', () => '/', 'main'],
  ['the apply page', () => link, 'main form'],
])('%s, taken over,', (_, path, selector) => {
  test('hydration creates no Intl formatter, which a slow phone would wait for', async () => {
    const { page } = await newVisitor({ width: 390 })
    await page.addInitScript(() => {
      const made: string[] = []
      const watched = (name: 'DateTimeFormat' | 'NumberFormat') =>
        new Proxy(Intl[name], {
          construct: (target, given) => {
            made.push(name)
            return Reflect.construct(target, given)
          },
        })
      Object.assign(globalThis, { made })
      for (const name of ['DateTimeFormat', 'NumberFormat'] as const) {
        Object.defineProperty(Intl, name, { value: watched(name) })
      }
    })
    await page.goto(path(), { waitUntil: 'networkidle' })
    expect(await page.evaluate<string[]>('made')).toEqual([])
  })

  test('hydration inserts no style that the server has sent', async () => {
    const { page } = await newVisitor({ width: 390 })
    await page.goto(path(), { waitUntil: 'networkidle' })
    const twice = await page.evaluate(() => {
      const seen = new Set<string>()
      const again: string[] = []
      for (const element of document.querySelectorAll<HTMLStyleElement>('style[data-make-styles-bucket]')) {
        for (const { cssText } of element.sheet?.cssRules ?? []) {
          const rule = `${element.dataset.makeStylesBucket} ${element.media} ${element.dataset.priority} ${cssText}`
          if (seen.has(rule)) again.push(rule)
          seen.add(rule)
        }
      }
      return { again, rules: seen.size }
    })
    expect(twice.again).toEqual([])
    expect(twice.rules).toBeGreaterThan(100)
  })

  test("hydration keeps the server's HTML, even with a cached shell and a late page", async () => {
    const { page, context } = await newVisitor({ width: 390 })
    // Another page first, which brings the shell; a page that comes from the network follows it.
    await page.goto('/jobs', { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // Much latency: the HTML's own gives the scripts time (html-timing.ts), and a slow machine needs some of that too.
    const speed = { downloadThroughput: 600_000, uploadThroughput: 600_000 }
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 1500, ...speed })
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(globalThis, { heading: document.querySelector('h1') }))
    })
    const paths = requestsOf(page)
    await page.goto(path())
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
    const shell = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return files.find(({ name }) => /\/assets\/shell.*js/.test(name))?.transferSize
    })
    expect(shell).toBe(0)
    expect(await page.evaluate("document.querySelector('h1') === globalThis.heading")).toBe(true)
    // The page's own tags have asked for all of them, side by side once the entry has come, and nobody does so again.
    const [entry, ...rest] = scriptsIn(await firstHtml(path()))
    const fetched = paths.filter(isOfFirst)
    expect(fetched.sort()).toEqual([entry ?? '', ...rest].sort())
    const times = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((file) => file.toJSON()),
    )
    const together = times.filter(({ name }) => rest.includes(new URL(name).pathname))
    expect(together.length).toBe(rest.length)
    const lastAsked = Math.max(...together.map(({ startTime }) => startTime))
    expect(lastAsked).toBeLessThan(Math.min(...together.map(({ responseEnd }) => responseEnd)))
  })

  test('the page works as a whole as soon as its header does', async () => {
    const { page } = await newVisitor({ width: 390 })
    // The header does not wait for scripts that are late, which on a busy machine they are: here no time passes meanwhile.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.addInitScript((selector) => {
      const isWorking = (element: Element | null) =>
        element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
      const { port1, port2 } = new MessageChannel()
      // Between any two of React's slices.
      port1.onmessage = () => {
        if (!isWorking(document.querySelector('header'))) return port2.postMessage(null)
        Object.assign(globalThis, { isWhole: isWorking(document.querySelector(selector)) })
      }
      port2.postMessage(null)
    }, `${selector} [class]`)
    await page.goto(path(), { waitUntil: 'networkidle' })
    expect(await page.evaluate('isWhole')).toBe(true)
  })
})

test.each([
  ['the landing page', () => '/'],
  ['the apply page', () => link],
])('%s is dark from the first paint in a dark system, and stays as painted', async (_, path) => {
  // Not the buttons: those that wait for the scripts look so.
  const colours = async (withScripts: boolean) => {
    const { page, context } = await newVisitor({ width: 390, colorScheme: 'dark' })
    if (!withScripts) await page.route('**/*.js', (route) => route.abort())
    await page.goto(path(), { waitUntil: 'networkidle' })
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('#root :not(style, button, button *)')].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return `${element.tagName} ${color} ${backgroundColor}`
      }),
    )
    await context.close()
    return seen
  }
  const painted = await colours(false)
  const light = painted.filter((line) => line.endsWith('rgb(255, 255, 255)'))
  expect(painted.length).toBeGreaterThan(50)
  expect(light).toEqual([])
  expect(await colours(true)).toEqual(painted)
})

describe('the landing page', () => {
  test('the landing page has its text in the first HTML', async () => {
    const html = await firstHtml('/')
    expect(html).toContain('Human-centered hiring for the AI age')
    expect(html).toContain('I am referring')
    expect(html).toContain('How it works')
  })

  test('sign-in on the landing page works before any script', async () => {
    const { page } = await newVisitor()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'I am hiring' }).first().click()
    await page.locator('input[name=email]').waitFor()
  })

  test('the landing page hydrates without a console error', async () => {
    const { page, complaints } = await newVisitor()
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(complaints).toEqual([])
  })
})

describe('the apply page', () => {
  test('the apply page has its text in the first HTML, and is neither cached nor indexed', async () => {
    const html = await firstHtml(link)
    expect(html).toContain('You&#x27;ve Been Referred!')
    expect(html).toContain('You would shine here.')
    expect(html).toContain('Complete Your Application')
    expect(html).toContain('noindex')
  })

  test('an invalid link says so in the first HTML and is not fetched again', async () => {
    const dead = '/apply/nobodys-link'
    const response = await fetch(APP_URL + dead)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('<title>Invalid Referral Link · Goodword</title>')
    expect(html).toContain('This referral link is invalid or has expired.')
    const { page, complaints } = await newVisitor({ width: 390 })
    const paths = requestsOf(page)
    await page.goto(dead, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: 'Invalid Referral Link' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    expect(askedFor(paths)).toEqual([])
    // The page itself is not found, as it should be.
    expect(complaints.filter((complaint) => !complaint.includes(dead))).toEqual([])
  })

  test('the apply page fetches nothing it was sent, and loads no other remote', async () => {
    const { page, complaints } = await newVisitor({ width: 390 })
    const paths = requestsOf(page)
    await page.goto(link, { waitUntil: 'networkidle' })
    expect(askedFor(paths).filter((path) => !path.includes('logos'))).toEqual([])
    const remotes = paths.filter((path) => path.startsWith('/remotes/'))
    expect(remotes.length).toBeGreaterThan(0)
    expect(remotes.filter((path) => !path.startsWith('/remotes/mfe-apply/'))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('the apply page keeps text, ticks and files given before its scripts load', async () => {
    const { page, complaints } = await newVisitor({ width: 390 })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/shell*.js', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(link, { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('kim@example.com')
    await page.getByLabel('First Name').fill('Kimberly')
    await page.getByLabel('Cover Letter').fill('Typed on a slow train.')
    await page.getByRole('radio', { name: 'No, leave it out' }).check()
    await page.getByRole('checkbox').first().check()
    await page.locator('input[type=file]').nth(0).setInputFiles(pdf('resume.pdf'))
    resolve()
    await page.getByText('Resume uploaded successfully!').first().waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('kim@example.com')
    expect(await page.getByLabel('First Name').inputValue()).toBe('Kimberly')
    expect(await page.getByLabel('Cover Letter').inputValue()).toBe('Typed on a slow train.')
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
    const sent = watchCalls(page, 'POST', '/api/applications')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByText('Application submitted successfully!').first().waitFor()
    expect(sent[0]?.postDataJSON()).toMatchObject({ includeMessage: false })
    expect(complaints).toEqual([])
  })
})

test('fonts load after hydration; headings use theirs at once, text with the next page', async () => {
  const { page } = await newVisitor({ width: 390 })
  const paths = requestsOf(page)
  const hasFace = () => page.evaluate(() => document.fonts.check('1em "Bricolage Grotesque"'))
  const isUsed = () => page.locator('html[data-display-font] h1').first().waitFor()
  await page.goto(link, { waitUntil: 'networkidle' })
  await isUsed()
  expect(await hasFace()).toBe(true)
  const font = paths.findIndex((path) => path.endsWith('.woff2'))
  expect(paths.findIndex((path) => path.includes('/mfe-apply/') && path.includes('door'))).toBeLessThan(font)
  expect(paths.filter((path) => path.endsWith('.woff2')).length).toBe(2)
  expect(await page.locator('html[data-text-font]').count()).toBe(0)
  const response = await page.reload({ waitUntil: 'commit' })
  expect(await response?.text()).toContain('<html lang="en" data-display-font data-text-font>')
  await isUsed()
})

test('a chosen colour scheme is in the next first HTML', async () => {
  const { page } = await newVisitor({ width: 390, colorScheme: 'light' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Use dark colours' }).click()
  const response = await page.reload({ waitUntil: 'commit' })
  expect(await response?.text()).toContain('<html lang="en" data-theme="dark"')
  await page.getByRole('button', { name: 'Use light colours' }).waitFor()
})
