import { afterAll, expect, test } from 'bun:test'
import { LANGUAGES } from '../../languages/src/languages.ts'
import { pdf } from '../fixtures/files.ts'
import { invite } from '../fixtures/invite.ts'
import { applyLink, lettersTo } from '../fixtures/mailbox.ts'
import { picture, writeContactSheet } from '../fixtures/picture.ts'
import { closeBrowser, newVisitor } from '../fixtures/visitor.ts'

afterAll(async () => {
  await closeBrowser()
  await writeContactSheet()
})

const PATIENCE_MS = 120_000

test.each(LANGUAGES)(
  'the candidate’s pages in %s are accessible',
  async (language) => {
    const { candidate, link } = await invite()
    const { page } = await newVisitor()
    await page.goto(`${link}?lang=${language}`)
    await page.locator('[name=email]').waitFor()
    const faults = await picture(page, `apply-${language}`)
    await page.locator('input[type=file]').first().setInputFiles(pdf('resume.pdf'))
    await page.getByText('resume.pdf', { exact: true }).waitFor()
    await page.locator('[name=email]').fill(candidate.email)
    await page.locator('[name=agreed]').check()
    await page.locator('form [type=submit]').last().click()
    const confirmation = (await lettersTo(candidate.email, 2)).at(-1)
    if (!confirmation) throw new Error('No confirmation')
    await page.goto(applyLink(confirmation))
    await page.locator('a[href$="/data"]').waitFor()
    faults.push(...(await picture(page, `applied-${language}`)))
    await page.goto('/privacy')
    await page.locator('h1').waitFor()
    faults.push(...(await picture(page, `privacy-${language}`)))
    expect(faults).toEqual([])
  },
  PATIENCE_MS,
)
