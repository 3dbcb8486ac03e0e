import { expect, test } from 'bun:test'
import { somebody } from '../fixtures/sign-in.ts'
import { RESUME } from './files.ts'
import { inEachBrowser } from './in-each-browser.ts'
import type { Network } from './open-network.ts'
import { invitation, signInAs } from './people.ts'

/** Keeps the scripts away from a page until they are let in. */
function holdScripts(network: Network): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  network.answer(/^\/assets\/shell.*\.js$/, async (_, passOn) => {
    await promise
    return passOn()
  })
  return resolve
}

inEachBrowser((visit) => {
  test('the landing page keeps its server-rendered HTML during hydration, without layout shift', async () => {
    const { page, network, browser } = visit()
    await browser.resize(1280, 900)
    const letIn = holdScripts(network)
    await page.goto('/')
    await page.see('h1', 'Real People.')
    const places = () =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, form)')].map((element) => {
        const { top, height } = element.getBoundingClientRect()
        return `${element.textContent} ${Math.round(top)} ${Math.round(height)}`
      })
    const before = await page.evaluate(places)
    await page.evaluate(() => void Object.assign(globalThis, { heading: document.querySelector('h1') }))
    expect(await page.isTakenOver('h1')).toBe(false)
    letIn()
    await page.seeTakenOver('h1')
    await page.see('html[data-display-font]')
    expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(globalThis, 'heading'))).toBe(true)
    expect(await page.evaluate(places)).toEqual(before)
  })

  test('text, ticks and choices made before the scripts load are kept with the cursor, and can be sent', async () => {
    const { page, network, browser } = visit()
    const candidate = somebody('Kim', 'Candidate')
    await signInAs(page, somebody('Rosa', 'Park'), 'I am referring')
    const link = await invitation(page, candidate)
    await browser.resize(390, 844)
    const letIn = holdScripts(network)
    await page.goto(link)
    await page.fill('input', 'Email', candidate.email)
    await page.click('input[type=checkbox]', 'I agree')
    await page.chooseFiles(0, RESUME)
    await page.fill('input', 'First Name', 'Kimberly')
    expect(await page.isTakenOver('main form input')).toBe(false)
    letIn()
    await page.see('li', 'Resume uploaded successfully!')
    await page.seeFocus('input', 'First Name')
    await page.press('!')
    const values = () =>
      [...document.querySelectorAll<HTMLInputElement>('main form input')].map(({ type, value, checked }) =>
        type === 'checkbox' ? checked : value,
      )
    expect(await page.evaluate(values)).toEqual(expect.arrayContaining(['Kimberly!', candidate.email, true]))
    await page.click('main button', 'Submit Application')
    await page.see('li', 'Application submitted successfully!')
  })
})
