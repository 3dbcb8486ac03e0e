import { expect } from 'bun:test'
import type { Page } from 'playwright-core'
import { pdf } from '../../../e2e/fixtures/files.ts'
import { applicationsOf, apply } from '../../../e2e/fixtures/main-job.ts'
import { type Person, somebody } from '../../../e2e/fixtures/sign-in.ts'
import type { Parts } from './parts.ts'
import type { Product } from './product.ts'

/** Those who work while parts end, and with what. */
export interface Scene {
  parts: Parts
  product: Product
  /** Servers and worker as they run. */
  running: Record<'one' | 'two' | 'worker', Bun.Subprocess>
  manager: Page
  recommender: Page
  /** Somebody with a browser of their own. */
  newPage(): Promise<Page>
  /** Somebody whom the recommender refers, and the link out of their letter. */
  invited(): Promise<{ candidate: Person; link: string }>
}

/** One part ends in the middle of work. */
export interface Kill {
  name: string
  harm(scene: Scene): unknown
  /** What a person does while it is away. @returns what they read */
  meanwhile(scene: Scene): Promise<string>
  mend(scene: Scene): unknown
  /** What the same person does once it is back. @returns what they read */
  afterwards?(scene: Scene): Promise<string>
}

/** What everybody works on. */
export const TITLE = `Staff Engineer ${crypto.randomUUID().slice(0, 8)}`
/** Milliseconds for which a part without a page of its own is away. */
const AWAY = 4000
/** Milliseconds in which a file that waited has been checked. */
const CHECKED = 120_000

/** Their pages are opened a few times. @returns how many were drawn */
async function opened({ manager, recommender }: Scene): Promise<string> {
  const loads = 3
  for (let load = 0; load < loads; load++) {
    await recommender.goto('/dashboard')
    await manager.goto('/hiring-dashboard')
    for (const page of [recommender, manager]) await page.getByText(TITLE).first().waitFor()
  }
  return `${2 * loads} pages opened`
}

async function reads(page: Page, sentence: string): Promise<string> {
  const shown = page.getByText(sentence).first()
  await shown.waitFor().catch(async () => {
    throw new Error(`In place of "${sentence}": ${await page.locator('body').ariaSnapshot()}`)
  })
  return sentence
}

const resume = (page: Page) => page.locator('input[type=file]').first()
const AGAIN = 'Our database does not answer right now. Please try again in a moment.'
const HELD = 'This file is still being checked for viruses. Please try again in a few minutes.'

/** Of the person who meets a part that is away. */
let page: Page
let candidate: Person
let comesBackTo: string

export const KILLS: readonly Kill[] = [
  {
    name: 'the provider ends while somebody signs in',
    harm: async ({ parts, newPage }) => {
      parts.issuer.isAsked(somebody('Nora', 'Ek'))
      page = await newPage()
      comesBackTo = await throughProvider(page)
      await parts.issuer.stop()
    },
    meanwhile: async () => {
      await page.goto(comesBackTo)
      return reads(page, 'The service you sign in with does not answer right now.')
    },
    mend: ({ parts }) => parts.issuer.start(),
    afterwards: async () => {
      await page.getByRole('button', { name: 'I am referring' }).first().click()
      await page.getByRole('button', { name: 'Log Out' }).waitFor()
      return 'signed in'
    },
  },
  {
    name: 'clamd is stopped before an application',
    harm: ({ parts }) => parts.clamd.stop(),
    meanwhile: async ({ newPage, invited, manager }) => {
      page = await newPage()
      const found = await invited()
      candidate = found.candidate
      await apply(page, found.link, candidate)
      return `Application submitted successfully! ${await openResume(manager, 409)}`
    },
    mend: ({ parts }) => parts.clamd.start(),
    afterwards: ({ manager }) => openResume(manager, 200),
  },
  {
    name: 'Swift is killed before an upload',
    harm: async ({ parts, newPage, invited }) => {
      page = await newPage()
      await page.goto((await invited()).link)
      await resume(page).waitFor({ state: 'attached' })
      await parts.swift.kill()
    },
    meanwhile: async () => {
      await resume(page).setInputFiles(pdf('resume.pdf'))
      return reads(page, 'Resume upload failed. Please try again.')
    },
    mend: ({ parts }) => parts.swift.start(),
    afterwards: async () => {
      await resume(page).setInputFiles(pdf('resume.pdf'))
      return reads(page, 'Resume uploaded successfully!')
    },
  },
  {
    name: 'exim is stopped while letters are due',
    harm: ({ parts }) => parts.exim.kill('SIGTERM'),
    meanwhile: (scene) => Bun.sleep(AWAY).then(() => opened(scene)),
    mend: ({ parts }) => parts.exim.start(),
  },
  {
    name: 'exim is killed',
    harm: ({ parts }) => parts.exim.kill('SIGKILL'),
    meanwhile: (scene) => Bun.sleep(AWAY).then(() => opened(scene)),
    mend: ({ parts }) => parts.exim.start(),
  },
  {
    name: 'the worker is killed',
    harm: ({ running }) => running.worker.kill('SIGKILL'),
    meanwhile: opened,
    mend: ({ product, running }) => product.start('worker').then((child) => Object.assign(running, { worker: child })),
  },
  {
    name: 'a server is killed',
    harm: ({ running }) => running.one.kill('SIGKILL'),
    meanwhile: opened,
    mend: ({ product, running }) => product.start('one').then((child) => Object.assign(running, { one: child })),
  },
  {
    name: 'HAProxy is reloaded',
    harm: ({ parts }) => parts.proxy.reload(),
    meanwhile: opened,
    mend: () => {},
  },
  {
    name: 'PostgreSQL is restarted (fast)',
    harm: ({ parts }) => parts.database.stop(),
    meanwhile: async ({ recommender }) => {
      await Bun.sleep(AWAY)
      await recommender.goto('/dashboard')
      return reads(recommender, AGAIN)
    },
    mend: ({ parts }) => parts.database.start(),
    afterwards: opened,
  },
  {
    name: 'PostgreSQL is killed',
    harm: ({ parts }) => parts.database.kill(),
    meanwhile: async ({ manager }) => {
      await Bun.sleep(AWAY)
      await manager.goto('/hiring-dashboard')
      return reads(manager, AGAIN)
    },
    mend: ({ parts }) => parts.database.start(),
    afterwards: opened,
  },
]

/** Every step of a sign-in that is the provider's. @returns the address of ours that it leads back to */
async function throughProvider(page: Page): Promise<string> {
  const { request } = page.context()
  let reply = await request.get('/api/auth/acme/referrer', { maxRedirects: 0 })
  for (;;) {
    const next = new URL(reply.headers().location ?? '', reply.url()).href
    if (next.includes('/api/auth/acme/callback?')) return next
    reply = await request.get(next, { maxRedirects: 0 })
  }
}

/** The manager opens the candidate's resume, which a job of the queue may have to check first. @returns what they read */
async function openResume(manager: Page, status: number): Promise<string> {
  await applicationsOf(manager)
  const row = manager.getByRole('row').filter({ hasText: candidate.email })
  const address = (await row.getByRole('link', { name: 'Resume' }).getAttribute('href')) ?? ''
  for (const end = Date.now() + CHECKED; ; await Bun.sleep(500)) {
    const reply = await manager.request.get(address)
    if (reply.status() === status) {
      if (status === 200) return 'the resume opens'
      expect(await reply.text()).toContain(HELD)
      return HELD
    }
    if (Date.now() > end) throw new Error(`${address} is answered with ${reply.status()}: ${await reply.text()}`)
  }
}
