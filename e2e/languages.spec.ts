import { afterAll, expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPo } from '../backend/src/language/read-po.ts'
import { barriers } from './fixtures/barriers.ts'
import { pdf } from './fixtures/files.ts'
import { applyLink, type Letter, lettersTo } from './fixtures/mailbox.ts'
import { createJob, inviteTo } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

const FOLDERS = ['mfe-apply/src/texts', 'shell/src/texts', 'backend/src/letters/texts', 'backend/src/language']
const PHONE = { width: 360, height: 740 }

/** What an English sentence is in a language, by its catalogues. */
async function wordsOf(language: string): Promise<(source: string) => string> {
  const files = FOLDERS.map((folder) => readFile(join(import.meta.dir, '..', folder, `${language}.po`), 'utf8'))
  const read = (await Promise.all(files)).map((text) => readPo(text, language))
  return (source) => {
    const found = read.map((catalogue) => catalogue.get(source)).find(Boolean)
    if (typeof found !== 'string') throw new Error(`${language} has no translation of ${JSON.stringify(source)}`)
    return found
  }
}

async function invitedIn(language: 'ar' | null) {
  const [hiring, referring] = [await newVisitor(), await newVisitor()]
  await signInAs(hiring.page, somebody('Mara', 'Lind'), 'I am hiring')
  await signInAs(referring.page, somebody('Rita', 'Falk'), 'I am referring')
  const invited = await inviteTo(referring.page, (await createJob(hiring.page)).id, { language })
  await hiring.context.close()
  await referring.context.close()
  return invited
}

const newest = (letters: Letter[]) => letters.at(-1) ?? raise('No letter')

test('a candidate is invited in Arabic, reads from right to left, and applies in German without losing what was typed', async () => {
  const [arabic, german] = [await wordsOf('ar'), await wordsOf('de')]
  const { candidate, link } = await invitedIn('ar')
  const invitation = newest(await lettersTo(candidate.email, 1))
  expect(invitation.html).toMatch(/<html[^>]*dir="rtl"[^>]*lang="ar"|<html[^>]*lang="ar"[^>]*dir="rtl"/)
  expect(invitation.text).toContain(arabic('Applying is free.'))

  const { page, complaints } = await newVisitor({ ...PHONE, isTouch: true })
  const html = (await (await page.goto(link))?.text()) ?? ''
  expect(/<html[^>]*>/.exec(html)?.[0]).toContain('lang="ar" dir="rtl"')
  expect(html).toContain(arabic("You've Been Referred!"))
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.evaluate((it) => getComputedStyle(it).direction)).toBe('rtl')
  expect(await barriers(page)).toEqual([])

  await page.getByLabel(arabic('Cover Letter (Optional)')).fill('Dear you')
  await page.locator('input[type=file]').first().setInputFiles(pdf('resume.pdf'))
  await page.getByText(arabic('Resume uploaded'), { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: german("You've Been Referred!") }).waitFor()
  const root = page.locator('html')
  expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual(['de', 'ltr'])
  expect(await page.getByLabel(german('Cover Letter (Optional)')).inputValue()).toBe('Dear you')
  await page.getByText(german('Resume uploaded'), { exact: true }).waitFor()

  const send = page.getByRole('button', { name: german('Submit Application') })
  await page.getByLabel(german('Email'), { exact: true }).or(page.locator('[name=email]')).first().fill(candidate.email)
  await page.locator('[name=agreed]').check()
  await send.click()
  await page.getByText(german('Application submitted successfully!')).first().waitFor()
  const confirmation = newest(await lettersTo(candidate.email, 2))
  expect(confirmation.html).toContain('lang="de"')
  await page.goto(applyLink(confirmation))
  await page.getByText(german('Waiting for review')).first().waitFor()
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a candidate without scripts reads in the language of the browser, and another one keeps what was typed', async () => {
  const [french, spanish] = [await wordsOf('fr'), await wordsOf('es')]
  const { candidate, link } = await invitedIn(null)
  const { page, complaints } = await newVisitor({ ...PHONE, hasScripts: false, locale: 'fr-CA' })
  await page.goto(link)
  await page.getByRole('heading', { name: french("You've Been Referred!") }).waitFor()
  await page.locator('[name=coverLetter]').fill('Chère équipe')
  await page.locator('[name=email]').fill(candidate.email)
  await page.locator('input[name=resume]').setInputFiles(pdf('resume.pdf'))
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('heading', { name: spanish("You've Been Referred!") }).waitFor()
  expect(await page.locator('[name=coverLetter]').inputValue()).toBe('Chère équipe')
  await page.getByText(spanish('Resume uploaded'), { exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  const send = page.getByRole('button', { name: spanish('Submit Application') })
  await send.click()
  await page.getByText(spanish('Still needed: agreement')).first().waitFor()
  await page.locator('[name=agreed]').check()
  await send.click()
  await page.getByText(spanish('Waiting for review')).first().waitFor()
  expect(newest(await lettersTo(candidate.email, 2)).html).toContain('lang="es"')
  expect(complaints.filter((text) => !/status of 422/.test(text))).toEqual([])
})

test('a language that was chosen stays through Back and Forward, on the screen and in the address', async () => {
  const [german, french] = [await wordsOf('de'), await wordsOf('fr')]
  const { link } = await invitedIn(null)
  const { page, complaints } = await newVisitor(PHONE)
  const asked = () => new URL(page.url()).searchParams.get('lang')
  await page.goto(`${link}?lang=de`)
  await page.getByRole('heading', { name: german("You've Been Referred!") }).waitFor()
  const footer = page.locator('footer')
  await footer.getByRole('link', { name: german('Terms of Service') }).click()
  await page.getByRole('heading', { name: german('Terms of Service'), level: 1 }).waitFor()
  await footer.getByRole('link', { name: 'Français' }).click()
  await page.getByRole('heading', { name: french('Terms of Service'), level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: french("You've Been Referred!") }).waitFor()
  expect(asked()).toBe('fr')
  await page.goForward()
  await page.getByRole('heading', { name: french('Terms of Service'), level: 1 }).waitFor()
  expect(asked()).toBe('fr')
  expect(complaints).toEqual([])
})

test.each(['/', '/ai'])('from %s, a page in English, a legal page is in the language of the browser', async (path) => {
  const german = await wordsOf('de')
  const { page } = await newVisitor({ locale: 'de-DE' })
  await page.goto(path)
  for (const place of path === '/' ? ['footer'] : ['footer', 'main']) {
    await page.locator(place).getByRole('link', { name: 'Privacy Policy' }).click()
    await page.getByRole('heading', { name: german('Privacy Policy'), level: 1 }).waitFor()
    await page.goBack()
  }
})

test.each(['**/assets/texts-de.*.js', '**/page-apply-texts-de.*.js'])(
  'a page whose catalogue (%s) does not come is in English, says so, and works',
  async (script) => {
    const { link } = await invitedIn(null)
    const { page } = await newVisitor(PHONE)
    await page.route(script, (route) => route.abort())
    await page.goto(`${link}?lang=de`)
    await page.getByRole('heading', { name: "You've Been Referred!" }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('button', { name: 'No thanks, delete my details' }).click()
    await page.getByRole('dialog', { name: 'Delete your details?' }).waitFor()
  },
)

function raise(sentence: string): never {
  throw new Error(sentence)
}
