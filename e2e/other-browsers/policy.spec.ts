import { expect, test } from 'bun:test'
import { somebody } from '../fixtures/sign-in.ts'
import { inEachBrowser } from './in-each-browser.ts'
import { invitation, signInAs, signOut } from './people.ts'
import { withScript } from './with-script.ts'

/** In a script that the policy allows. */
const RUN_TEXT = `try {
  new Function('document.title = "taken over"')()
} catch (error) {
  document.body.dataset.refused = error.name
}`

inEachBrowser((visit) => {
  /** Loads a page anew, as a link from elsewhere does, until it works; every complaint fails the test. */
  async function open(path: string, heading: string): Promise<void> {
    const { page } = visit()
    await page.goto(path)
    await page.see('h1', heading)
    // Set when the page works and its font is here.
    await page.see('html[data-display-font]')
    expect(
      visit()
        .network.complaints.splice(0)
        .map((complaint) => `${path}: ${complaint}`),
    ).toEqual([])
  }

  test('the content security policy blocks nothing of ours on the first load of any page', async () => {
    const { page } = visit()
    await open('/', 'Real People.')
    await open('/terms', 'Terms of Service')
    await open('/privacy', 'Privacy Policy')
    await open('/nothing', '404 Page Not Found')
    await open('/apply/nobodys-link', 'Invalid Referral Link')
    await signInAs(page, somebody('Rosa', 'Park'), 'I am referring')
    const link = await invitation(page, somebody('Kim', 'Lee'))
    await open('/jobs', 'Find Jobs Through Your Network')
    await open('/dashboard', 'Referral Dashboard')
    await open('/email-test', 'Email')
    await signOut(page)
    await open(link, "You've Been Referred!")
    await signInAs(page, somebody('Jonas', 'Weil'), 'I am hiring')
    await open('/hiring-dashboard', 'Hiring Dashboard')
    await open('/company-setup', 'Company Setup')
    await open('/post-job', 'Post a New Job')
  })

  test('an injected script does not run, nor does text as code', async () => {
    const { page, network } = visit()
    const end = network.answer(/^\/terms$/, async (_, passOn) => {
      const answer = await withScript(await passOn(), '<body>', RUN_TEXT)
      const html = (await answer.text()).replace('<body>', "<body><script>document.title = 'taken over'</script>")
      return new Response(html, answer)
    })
    await page.goto('/terms')
    await page.see('h1', 'Terms of Service')
    end()
    await page.until(() => document.body.dataset.refused === 'EvalError')
    expect(await page.evaluate(() => document.title)).not.toContain('taken over')
    const inline = network.complaints.splice(0).filter((line) => line.includes('refused script-src-elem inline'))
    expect(inline).toHaveLength(1)
  })
})
