import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { pdf } from './fixtures/files.ts'
import { invite } from './fixtures/invite.ts'
import { press } from './fixtures/keyboard.ts'
import { holdCalls } from './fixtures/network.ts'
import { signInAsDemo } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

const SHELL = '**/assets/shell*.js'
const REMOTE = '**/remotes/mfe-apply/**'
const RESUME = 'Resume uploaded successfully!'

let link = ''
/** A folder on this computer with files to drag. */
let folder = ''
beforeAll(async () => {
  link = (await invite()).link
  folder = await mkdtemp(join(tmpdir(), 'goodword-dragged-'))
  for (const name of ['resume.pdf', 'another.pdf']) await writeFile(join(folder, name), pdf(name).buffer)
}, 30_000)
afterAll(async () => {
  await closeBrowser()
  await rm(folder, { recursive: true })
})

/** The candidate's page with a name typed into it while these scripts are held back; `letIn` lets them load. */
async function openEarly(late = SHELL) {
  const visitor = await newVisitor({ height: 1600 })
  const { page } = visitor
  const { promise, resolve: letIn } = Promise.withResolvers<void>()
  await page.route(late, async (route) => {
    await promise
    await route.continue()
  })
  await countPicks(page)
  await page.goto(link, { waitUntil: 'commit' })
  await page.getByLabel('First Name').fill('Kimberly')
  return { ...visitor, letIn, upload: page.getByRole('button', { name: 'Upload Resume' }) }
}

/** How often a picker is asked for. The browser itself shows one per click, whatever the page asks for. */
async function countPicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = { picks: 0 }
    Object.assign(globalThis, { asked })
    const isPicker = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file'
    addEventListener('click', ({ target }) => void (isPicker(target) && asked.picks++), true)
  })
}

const picks = (page: Page) => page.evaluate<number>('asked.picks')

/** Files of this computer, as they are dragged. */
const dragged = (...names: string[]) => ({ items: [], files: names.map((name) => join(folder, name)) })

/**
 * Drags something over a target and drops it, through the browser's debugging protocol.
 * @returns whether the page has kept the browser from what it does with a file by itself: leaving for it. A browser
 * that is driven from outside may not open files of this computer and stays in any case, so the events are asked.
 */
async function drag(page: Page, data: Dragged, target: Locator): Promise<boolean> {
  await page.evaluate(() => {
    const moves: Event[] = []
    Object.assign(globalThis, { moves })
    for (const type of ['dragover', 'drop']) addEventListener(type, (event) => moves.push(event), true)
  })
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { ...data, dragOperationsMask: 1 },
    })
  }
  await session.detach()
  return page.evaluate<boolean>('moves.length > 0 && moves.every((event) => event.defaultPrevented)')
}

interface Dragged {
  items: { mimeType: string; data: string }[]
  files?: string[]
}

/** Settles when React handles the events of the first such element. */
async function isTakenOver(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}

async function isKept(page: Page): Promise<void> {
  expect(await page.getByLabel('First Name').inputValue()).toBe('Kimberly')
}

/** Lets the scripts load: they upload the file and keep what was typed. */
async function isUploaded({ page, context, complaints, letIn }: Awaited<ReturnType<typeof openEarly>>): Promise<void> {
  letIn()
  await page.getByText(RESUME).first().waitFor()
  await page.getByText('resume.pdf', { exact: true }).waitFor()
  await isKept(page)
  expect(complaints).toEqual([])
  await context.close()
}

describe("the candidate's page before its scripts load", () => {
  test.each([
    { by: 'a click', act: (_: Page, upload: Locator) => upload.click() },
    { by: 'the keyboard: Enter', act: (page: Page, upload: Locator) => press(page, upload) },
    { by: 'the keyboard: Space', act: (page: Page, upload: Locator) => press(page, upload, 'Space') },
  ])('the picker opens by $by before the scripts load, and picked files are uploaded afterwards', async ({ act }) => {
    const early = await openEarly()
    const { page, upload } = early
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act(page, upload)])
    await chooser.setFiles(pdf('resume.pdf'))
    expect(await picks(page)).toBe(1)
    await isUploaded(early)
  })

  test('a file dropped on its zone before the scripts load is uploaded afterwards', async () => {
    const early = await openEarly()
    await drag(early.page, dragged('resume.pdf'), early.upload)
    await isUploaded(early)
  })

  test('several files dropped on a zone for several are all accepted', async () => {
    const { page, context, letIn } = await openEarly()
    await drag(page, dragged('resume.pdf', 'another.pdf'), page.getByRole('button', { name: 'Upload Documents' }))
    letIn()
    await page.getByText('Documents uploaded successfully!').first().waitFor()
    for (const name of ['resume.pdf', 'another.pdf']) await page.getByText(name, { exact: true }).waitFor()
    await context.close()
  })

  test('too many files are refused with the same reason as later, and none is uploaded', async () => {
    const { page, context, letIn, upload } = await openEarly()
    await drag(page, dragged('resume.pdf', 'another.pdf'), upload)
    letIn()
    await page.getByText('Please choose at most 1 file.').waitFor()
    await context.close()
  })

  test('a file dropped beside a zone does not navigate, and typed text is kept', async () => {
    const { page, context, letIn, upload } = await openEarly()
    for (const beside of [page.getByRole('heading', { level: 1 }), page.getByLabel('Cover Letter')]) {
      expect(await drag(page, dragged('resume.pdf'), beside)).toBe(true)
    }
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.click()])
    await chooser.setFiles(pdf('resume.pdf'))
    letIn()
    await page.getByText(RESUME).first().waitFor()
    await isKept(page)
    expect(await page.getByLabel('Cover Letter').inputValue()).toBe('')
    await context.close()
  })

  test('dragged text is left to the browser', async () => {
    const { page, context } = await openEarly()
    const words = { items: [{ mimeType: 'text/plain', data: 'Carried here.' }] }
    expect(await drag(page, words, page.getByLabel('Cover Letter'))).toBe(false)
    expect(await page.getByLabel('Cover Letter').inputValue()).toBe('Carried here.')
    await context.close()
  })
})

describe('a picker open during hydration', () => {
  test("an open picker's file goes to its field after hydration", async () => {
    const { page, context, complaints, letIn, upload } = await openEarly()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.click()])
    letIn()
    await isTakenOver(page, 'input[type=file]')
    await chooser.setFiles(pdf('resume.pdf'))
    await page.getByText(RESUME).first().waitFor()
    await isKept(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test("an open picker's file goes to the new field of that name when a late page is rendered from scratch", async () => {
    const { page, context, complaints, letIn, upload } = await openEarly(REMOTE)
    // The shell has the rest of the page, and waits for the remote no more.
    await isTakenOver(page, 'header button')
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.click()])
    const field = chooser.element()
    letIn()
    await page.waitForFunction((field) => !field.isConnected, field)
    // As a browser does it: its open picker still belongs to the field that is gone.
    await field.evaluate((field: HTMLInputElement, text) => {
      const picked = new DataTransfer()
      picked.items.add(new File([text], 'resume.pdf', { type: 'application/pdf' }))
      field.files = picked.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }, pdf('resume.pdf').buffer.toString())
    await page.getByText(RESUME).first().waitFor()
    await isKept(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('uploads after hydration', () => {
  test('a click opens one picker, and none while the slot is busy or full', async () => {
    const { page, context } = await newVisitor({ height: 1600 })
    await countPicks(page)
    await page.goto(link, { waitUntil: 'networkidle' })
    const letGo = await holdCalls(page, 'POST', '/api/objects/upload')
    const upload = page.getByRole('button', { name: 'Upload Documents' })
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.click()])
    expect(await picks(page)).toBe(1)
    await chooser.setFiles([pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf')])
    await page.getByRole('button', { name: 'Cancel' }).waitFor()
    await upload.click({ force: true })
    await upload.press('Enter')
    expect(await picks(page)).toBe(1)
    letGo()
    await page.getByText('Documents uploaded successfully!').first().waitFor()
    const full = page.getByRole('button', { name: 'Add another' })
    await full.click({ force: true })
    await full.press('Enter')
    expect(await picks(page)).toBe(1)
    await context.close()
  })

  test('a file dropped beside a zone does not navigate, and one dropped on it is accepted once', async () => {
    const { page, context, complaints } = await newVisitor({ height: 1600 })
    await page.goto(link, { waitUntil: 'networkidle' })
    await page.getByLabel('First Name').fill('Kimberly')
    expect(await drag(page, dragged('resume.pdf'), page.getByRole('heading', { level: 1 }))).toBe(true)
    await drag(page, dragged('resume.pdf'), page.getByRole('button', { name: 'Upload Documents' }))
    await page.getByText('Documents uploaded successfully!').first().waitFor()
    expect(await page.getByText('resume.pdf', { exact: true }).count()).toBe(1)
    await isKept(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test("a logo dropped beside its zone keeps a manager's job form, though that page is not server-rendered", async () => {
    const { page, context } = await newVisitor()
    await signInAsDemo(page, 'nora.beaulieu@kiteworks.example', 'I am hiring', '/post-job')
    await page.getByLabel('Job Title').fill('Kite maker')
    expect(await drag(page, dragged('resume.pdf'), page.getByLabel('Job Title'))).toBe(true)
    expect(await page.getByLabel('Job Title').inputValue()).toBe('Kite maker')
    await context.close()
  })
})

test("text typed before the form's rules load is validated once they do", async () => {
  const { page, context, letIn } = await openEarly('**/late-application-rules*')
  const email = page.getByLabel('Email')
  const refusal = page.getByText('Please enter a valid email address')
  await email.fill('kim@')
  // The form works, and has what was typed.
  await page.getByText(/^Still needed: (?!.*email)/).waitFor()
  await email.focus()
  await email.blur()
  expect(await refusal.count()).toBe(0)
  letIn()
  await refusal.waitFor()
  expect(await email.inputValue()).toBe('kim@')
  await context.close()
})
