import { test } from 'bun:test'
import { somebody } from '../fixtures/sign-in.ts'
import { inEachBrowser } from './in-each-browser.ts'
import { findAll } from './in-page.ts'
import { invitation, signInAs, signOut } from './people.ts'

const CARD = "This part of Goodword didn't load"
const missing = async () => new Response('Not found', { status: 404 })

inEachBrowser((visit) => {
  test('an unavailable remote shows a card, everything else works, and "Try again" restores it', async () => {
    const { page, network, browser } = visit()
    await browser.resize(1280, 900)
    const mend = network.answer(/^\/remotes\/mfe-hiring\//, missing)
    await signInAs(page, somebody('Mona', 'Reyes'), 'I am hiring')
    await page.see('[role=alert]', CARD)
    await page.click('header button', 'Use dark colours')
    await page.see('header button', 'Use light colours')
    await page.click('header a', 'Jobs')
    await page.see('h1', 'Find Jobs Through Your Network')
    await page.click('main button', 'View Details')
    await page.click('[role=dialog] button', 'Close')
    await page.click('header a', 'Hiring Dashboard')
    await page.see('[role=alert]', CARD)
    mend()
    await page.click('[role=alert] button', 'Try again')
    await page.see('h1', 'Hiring Dashboard')
    await page.see('main', 'No jobs posted yet')
    // The loader says what it could not load.
    network.complaints.splice(0)
    await signOut(page)
  })

  test('a candidate whose page fails to hydrate can read it, sees a notice, and keeps the form on "Try again"', async () => {
    const { page, network, browser } = visit()
    await signInAs(page, somebody('Rosa', 'Park'), 'I am referring')
    const link = await invitation(page, somebody('Kim', 'Lee'))
    await browser.resize(390, 844)
    const { promise: typed, resolve } = Promise.withResolvers<void>()
    const mend = network.answer(/^\/remotes\/mfe-apply\//, async () => {
      await typed
      return missing()
    })
    await page.goto(link)
    await page.see('h1', "You've Been Referred!")
    await page.fill('input', 'First Name', 'Kimberly')
    resolve()
    await page.see('[role=alert]', CARD)
    mend()
    await page.click('[role=alert] button', 'Try again')
    await page.seeTakenOver('main form input')
    await page.until(() => (findAll('input', 'First Name')[0] as HTMLInputElement | undefined)?.value === 'Kimberly')
    network.complaints.splice(0)
  })
})
