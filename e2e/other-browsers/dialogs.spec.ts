import { expect, test } from 'bun:test'
import { somebody } from '../fixtures/sign-in.ts'
import { KEYS } from './actions.ts'
import { inEachBrowser } from './in-each-browser.ts'
import { signInAs } from './people.ts'

inEachBrowser((visit) => {
  async function openDialog(): Promise<void> {
    const { page } = visit()
    await page.click('main button', 'Refer Candidate')
    await page.seeFocus('[role=dialog] input', 'Candidate Email')
  }

  async function closeDialog(): Promise<void> {
    const { page } = visit()
    await page.press(KEYS.escape)
    await page.seeNo('[role=dialog]')
    await page.seeFocus('main button', 'Refer Candidate')
  }

  test('a dialog takes the focus, keeps Tab inside, and returns the focus on Escape', async () => {
    const { page, browser } = visit()
    await browser.resize(1280, 900)
    await signInAs(page, somebody('Rita', 'Falk'), 'I am referring')
    await openDialog()
    await page.press(KEYS.tab)
    await page.seeFocus('[role=dialog] input', 'Candidate Name')
    await closeDialog()
  })

  test('a refusal keeps dialog, typed text and focus, and Escape still closes it', async () => {
    const { page, network } = visit()
    await openDialog()
    await page.fill('[role=dialog] input', 'Candidate Email', 'kim@example.com')
    await page.fill('[role=dialog] input', 'Candidate Name', 'Kim Lee')
    const mend = network.answer(/^\/api\/referrals$/, async () => new Response('', { status: 502 }))
    await page.press(KEYS.enter)
    await page.see('li', 'Failed to send referral')
    mend()
    await page.seeFocus('[role=dialog] input', 'Candidate Name')
    const name = () => (document.activeElement as HTMLInputElement).value
    expect(await page.evaluate(name)).toBe('Kim Lee')
    await closeDialog()
  })
})
