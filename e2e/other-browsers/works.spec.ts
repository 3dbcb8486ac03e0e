import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdf } from '../fixtures/files.ts'
import { applyLink, lettersTo } from '../fixtures/mailbox.ts'
import { APP_URL } from '../fixtures/visitor.ts'
import { openFirefox } from './open-firefox.ts'
import { openWebkit } from './open-webkit.ts'
import { ESCAPE, type OtherBrowser } from './other-browser.ts'

/** Starts, and pages on a machine that may be busy. */
const PATIENCE_MS = 60_000
const MAYA = 'maya.okafor@people.example'

const EMAIL = `document.querySelector('input[type=email]')`
/** React has marked the element as its own. */
const isTakenOver = (element: string) => `Object.keys(${element}).some((name) => name.startsWith('__react'))`

/** A file for the browser, which reads it from the disk. */
async function resume(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'goodword-resume-')), 'resume.pdf')
  await Bun.write(path, pdf('resume.pdf').buffer)
  return path
}

describe.each([
  ['Firefox ESR', openFirefox],
  ['WebKitGTK', openWebkit],
])('in %s', (_, open) => {
  let browser: OtherBrowser
  beforeAll(async () => {
    browser = await open()
    process.stdout.write(`${browser.version}\n`)
  }, PATIENCE_MS)
  afterAll(() => browser.close())

  /** Asks the page until it holds. */
  async function until(condition: string): Promise<void> {
    const end = performance.now() + PATIENCE_MS / 2
    while (!(await browser.evaluate<boolean>(`return Boolean(${condition})`).catch(() => false))) {
      if (performance.now() > end) throw new Error(`It never was so: ${condition}`)
    }
  }
  const button = (words: string) =>
    `[...document.querySelectorAll('button')].find((one) => one.textContent.includes('${words}'))`
  const click = async (element: string) => {
    await until(element)
    await browser.evaluate(`${element}.click()`)
  }

  test(
    'the landing page that the server has rendered is taken over',
    async () => {
      await browser.goto(APP_URL)
      expect(await browser.evaluate<string>(`return document.querySelector('h1').textContent`)).toContain(
        'Real People.',
      )
      await until(isTakenOver(`document.querySelector('h1')`))
      expect(
        await browser.evaluate<string[]>(
          `return [...document.querySelectorAll('[data-over]')].map(({ dataset }) => dataset.over)`,
        ),
      ).toEqual(['load'])
    },
    PATIENCE_MS,
  )

  test(
    'somebody signs in, and Escape closes the refer dialog and gives the focus back, within the policy',
    async () => {
      await click(button('I am referring'))
      await click(`[...document.querySelectorAll('button, a')].find((one) => one.textContent.includes('${MAYA}'))`)
      await until(button('Log Out'))
      await browser.evaluate(
        `window.violations = []; document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective))`,
      )
      await until(button('Refer Candidate'))
      await browser.evaluate(`${button('Refer Candidate')}.focus()`)
      await click(button('Refer Candidate'))
      await until(`document.querySelector('[role=dialog]')`)
      await browser.press(ESCAPE)
      await until(`!document.querySelector('[role=dialog]')`)
      await until(`document.activeElement?.textContent.includes('Refer Candidate')`)
      expect(await browser.evaluate<string[]>('return violations')).toEqual([])
    },
    PATIENCE_MS,
  )

  test(
    'a candidate opens the link from their letter, uploads a resume and applies',
    async () => {
      const email = `candidate.${crypto.randomUUID().slice(0, 8)}@example.com`
      const status = await browser.evaluate<number>(`
        const read = async (path) => (await fetch(path)).json()
        const [{ id: referrerId }, jobs] = await Promise.all([read('/api/auth/user'), read('/api/jobs')])
        const [{ id: jobId }] = jobs
        const referral = { jobId, referrerId, candidateEmail: '${email}', candidateName: 'Kim Candidate' }
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/api/referrals', { method: 'POST', headers, body: JSON.stringify(referral) })).status
      `)
      expect(status).toBe(201)
      const [letter] = await lettersTo(email, 1)
      if (!letter) throw new Error('No letter')
      await browser.goto(APP_URL + applyLink(letter))
      await until(isTakenOver(EMAIL))
      await browser.evaluate(`${EMAIL}.focus()`)
      await browser.press(email)
      await browser.chooseFile(await resume())
      await until(`document.body.textContent.includes('Resume uploaded successfully!')`)
      await click(`document.querySelector('input[type=checkbox]')`)
      await click(button('Submit Application'))
      await until(`document.body.textContent.includes('Application submitted successfully!')`)
    },
    PATIENCE_MS,
  )
})
