import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createServer } from 'node:net'
import lighthouse, { desktopConfig } from 'lighthouse'
import type { Browser } from 'playwright-core'
import { noteFigure } from '../fixtures/note-figure.ts'
import { createJob, inviteTo } from '../fixtures/scenes.ts'
import { signInAs, somebody } from '../fixtures/sign-in.ts'
import { APP_URL, closeBrowser, launchBrowser, newVisitor, type Visitor } from '../fixtures/visitor.ts'

/** Six whole page loads on a slow network: more than a journey may take. */
const PATIENCE_MS = 180_000

/** Lighthouse drives a browser by its debugging port; who is signed in comes along as a header. */
let browser: Browser
let port: number

beforeAll(async () => {
  port = await freePort()
  browser = await launchBrowser(`--remote-debugging-port=${port}`)
})
afterAll(async () => {
  await browser.close()
  await closeBrowser()
})

type Category = 'accessibility' | 'best-practices' | 'seo'
const BOTH: Category[] = ['accessibility', 'best-practices']

interface Visit {
  /** What the page is called in lab/pages/screens.md. */
  page: string
  path: string
  categories: Category[]
  visitor?: Visitor
  device?: 'mobile' | 'desktop'
}

/** The score of each category, 100 at best, with what cost points. */
async function scores({ page, path, categories: onlyCategories, visitor, device = 'mobile' }: Visit) {
  const cookies = (await visitor?.context.cookies()) ?? []
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const result = await lighthouse(
    APP_URL + path,
    { port, logLevel: 'error', onlyCategories, disableStorageReset: true, ...(cookie && { extraHeaders: { cookie } }) },
    device === 'desktop' ? desktopConfig : undefined,
  )
  if (!result) throw new Error('Lighthouse has nothing to say')
  const { categories, audits } = result.lhr
  const scores = Object.values(categories).map(({ id, score, auditRefs }) => ({
    id,
    score: (score ?? 0) * 100,
    lost: auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1).map((ref) => ref.id),
  }))
  const figures = Object.fromEntries(scores.map(({ id, score }) => [id, score]))
  await noteFigure({ kind: 'lighthouse', page, device, scores: figures })
  return scores
}

const perfect = (categories: Category[]) => categories.map((id) => ({ id, score: 100, lost: [] }))

test.each(['mobile', 'desktop'] as const)(
  'Lighthouse finds nothing to improve on the landing page, on %s',
  async (device) => {
    const all: Category[] = [...BOTH, 'seo']
    expect(await scores({ page: 'the landing page', path: '/', categories: all, device })).toEqual(perfect(all))
  },
  PATIENCE_MS,
)

test(
  'Lighthouse finds nothing to improve on jobs, dashboards and the personal link',
  async () => {
    const [hiring, referring, applying] = [await newVisitor(), await newVisitor(), await newVisitor()]
    await signInAs(hiring.page, somebody('Mara', 'Lind'), 'I am hiring')
    const { id } = await createJob(hiring.page)
    await signInAs(referring.page, somebody('Rita', 'Falk'), 'I am referring')
    const { link } = await inviteTo(referring.page, id)
    const pages = [
      { page: 'the jobs', path: '/jobs', visitor: referring },
      { page: 'the referral dashboard', path: '/dashboard', visitor: referring },
      { page: 'the hiring dashboard', path: '/hiring-dashboard', visitor: hiring },
      { page: 'the personal link', path: link, visitor: applying },
    ]
    for (const one of pages) expect(await scores({ ...one, categories: BOTH })).toEqual(perfect(BOTH))
  },
  PATIENCE_MS,
)

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}
