import { test } from 'bun:test'
import { somebody } from '../fixtures/sign-in.ts'
import { fileWith } from './files.ts'
import { inEachBrowser } from './in-each-browser.ts'
import { signInAs } from './people.ts'

inEachBrowser((visit) => {
  test('the closed worker reads contacts, and one of them goes on to the refer dialog', async () => {
    const { page } = visit()
    await signInAs(page, somebody('Rosa', 'Park'), 'I am referring')
    await page.goto('/jobs')
    await page.see('h1', 'Find Jobs Through Your Network')
    await page.click('main button', 'View Details')
    await page.click('[role=dialog] button', 'Who comes to mind?')
    await page.see('[role=dialog] button', 'Choose files')
    const table = 'Name,Job Title,Email\nZoe Zak,Staff Nurse,zoe@example.com\n'
    // The first field of files is that of the dialog.
    await page.chooseFiles(0, await fileWith('contacts.csv', table))
    await page.see('[role=dialog]', '1 contact read from contacts.csv.')
    await page.fill('[role=dialog] input', 'Find somebody by name', 'zak')
    await page.click('[role=dialog] button', 'Refer Zoe Zak')
    await page.see('h2', 'Refer a Candidate')
    await page.see('[role=dialog] input[value="zoe@example.com"]')
  })
})
