import { expect, test } from 'bun:test'
import { pdf } from '../fixtures/files.ts'
import { somebody } from '../fixtures/sign-in.ts'
import { fileWith, RESUME } from './files.ts'
import { inEachBrowser } from './in-each-browser.ts'
import { invitation, signInAs } from './people.ts'

inEachBrowser((visit) => {
  test('files are uploaded, refused with the reason, removed, and restored after a reload', async () => {
    const { page, browser, network } = visit()
    await signInAs(page, somebody('Rosa', 'Park'), 'I am referring')
    await browser.resize(390, 844)
    const link = await invitation(page, somebody('Kim', 'Lee'))
    await page.goto(link)
    await page.seeTakenOver('main form input')

    await page.chooseFiles(0, await fileWith('fake.pdf', 'not a PDF'))
    await page.see('main form', 'This file is not of a type we accept here.')
    await page.chooseFiles(0, await fileWith('large.pdf', new Uint8Array(5_242_881)))
    await page.see('main form', 'large.pdf is larger than 5 MB.')
    const mend = network.answer(/^\/api\/objects\/upload/, async () => new Response('', { status: 502 }))
    await page.chooseFiles(0, RESUME)
    await page.see('main form', 'Resume upload failed. Please try again.')
    mend()
    await page.chooseFiles(0, RESUME)
    await page.see('li', 'Resume uploaded successfully!')
    const two = ['one.pdf', 'two.pdf'].map((name) => fileWith(name, pdf(name).buffer))
    await page.chooseFiles(2, ...(await Promise.all(two)))
    await page.see('li', '2 document(s) attached to your application.')
    await page.click('main form button', 'Remove one.pdf')
    await page.see('main form', '1 document uploaded')

    await page.goto(link)
    await page.see('main form', 'resume.pdf')
    await page.see('main form', 'two.pdf')
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('one.pdf')
  })
})
