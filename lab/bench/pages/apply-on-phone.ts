import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ROOT } from '../../../scripts/rooms.ts'
import { slowDown } from './load-page.ts'

/** Of a person. */
export const TAP_SECONDS = 2
export const KEY_SECONDS = 0.33

export const RESUMES = ['a PDF', 'two photographs'] as const

export interface Applied {
  taps: number
  keys: number
  /** By the clock. */
  seconds: number
}

interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

interface Fixtures {
  invite(): Promise<{ candidate: { email: string }; link: string }>
  newVisitor(look: object): Promise<{ page: Page; context: { close(): Promise<void> } }>
  photo(page: Page, name: string, width: number, height: number): Promise<File>
}

const PDF = join(ROOT, 'e2e/fixtures/resume.pdf')
/** Twelve megapixels, as phones take them. */
const PHOTO = [4000, 3000] as const
/** In the phone's picker, or in its camera: the kind, the shutter, and that it is good. */
const TAPS = { file: 2, photo: 3 }

/** Applies by a fresh invitation, as a person with one thumb would. */
export async function applyOnPhone(fixtures: Fixtures, resume: (typeof RESUMES)[number]): Promise<Applied> {
  const { candidate, link } = await fixtures.invite()
  const { page, context } = await fixtures.newVisitor({ width: 360, height: 740, isTouch: true })
  const photos = [await fixtures.photo(page, 'a.jpg', ...PHOTO), await fixtures.photo(page, 'b.jpg', ...PHOTO)]
  await slowDown(await page.context().newCDPSession(page))
  // The link of the letter.
  const count = { taps: 1, keys: 0 }
  const tap = async (name: string | RegExp, role: 'button' | 'link' | 'checkbox' = 'button') => {
    count.taps += 1
    await page.getByRole(role, { name }).tap()
  }
  const choose = async (button: string, file: File | string, taps: number) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(button)])
    count.taps += taps
    await chooser.setFiles(file)
  }
  const began = performance.now()
  await page.goto(link, { waitUntil: 'commit' })
  await tap('Go to the application', 'link')
  // Until React is there, a robot types faster than it listens.
  await page.locator('input[type=file][accept*=image]').first().waitFor({ state: 'attached' })
  count.taps += 1
  await page.getByLabel('Email').tap()
  count.keys += candidate.email.length
  await page.getByLabel('Email').pressSequentially(candidate.email)
  if (resume === 'a PDF') {
    await choose('Upload Resume', PDF, TAPS.file)
    await page.getByText('resume.pdf', { exact: true }).waitFor()
  } else {
    await choose('Upload Resume', photos[0] as File, TAPS.photo)
    await page.getByText('resume-page-1.pdf', { exact: true }).waitFor()
    await choose('Add a page', photos[1] as File, TAPS.photo)
    await page.getByText('resume-pages-1-2.pdf', { exact: true }).waitFor()
  }
  await tap(/^I agree/, 'checkbox')
  await tap('Submit Application')
  await page.getByRole('heading', { name: /^Your application is with/ }).waitFor()
  const seconds = (performance.now() - began) / 1000
  await context.close()
  return { ...count, seconds }
}
