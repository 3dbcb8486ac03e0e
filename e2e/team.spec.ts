import { afterAll, expect, test } from 'bun:test'
import { jobs } from '../backend/src/db/schema/jobs.ts'
import { makeApplication, makeReferral, makeUser } from '../backend/test/factories.ts'
import { behindTheServer } from './fixtures/behind-the-server.ts'
import { lettersTo } from './fixtures/mailbox.ts'
import { createJob, toast } from './fixtures/scenes.ts'
import { fillIn, signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

test('an owner invites a colleague, who joins by the letter, decides, and is removed in the middle of it', async () => {
  const owner = await newVisitor()
  await signInAs(owner.page, somebody('Mara', 'Lind'), 'I am hiring')
  const { id, title } = await createJob(owner.page)
  await behindTheServer(async (db) => {
    const job = (await db.select().from(jobs)).find((each) => each.id === id)
    const { id: referrerId } = await makeUser(db, { role: 'referrer' })
    if (job) await makeApplication(db, { referral: await makeReferral(db, { job, referrerId }) })
  })

  await owner.page.goto('/team')
  await owner.page.getByRole('heading', { name: 'Team', level: 1 }).waitFor()
  const nils = somebody('Nils', 'Berg')
  await owner.page.getByLabel('Email address').fill(nils.email)
  await owner.page.getByRole('button', { name: 'Send invitation' }).click()
  await toast(owner.page, 'Invitation sent', `${nils.email} gets a letter with a link.`)
  await owner.page.getByRole('button', { name: `Send again to ${nils.email}` }).waitFor()

  const [letter] = await lettersTo(nils.email, 1)
  const path = /\/join\/[\w-]+/.exec(letter?.text ?? '')?.[0] ?? ''
  const { page } = await newVisitor()
  await page.goto(path)
  await page.getByRole('button', { name: 'Sign in to join' }).click()
  await fillIn(page, nils)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('heading', { name: 'Hiring Dashboard' }).waitFor()
  const posted = page.getByRole('article', { name: title })
  await posted.getByText('Handled by Mara Lind').waitFor()
  await posted.getByRole('button', { name: 'View Applications' }).click()
  const status = page.getByRole('combobox', { name: /^Status of/ })
  await status.selectOption('reviewing')
  await toast(page, 'Application status updated')

  await owner.page.reload()
  await owner.page.getByRole('button', { name: 'Remove Nils Berg' }).click()
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await toast(owner.page, 'Member removed', 'Nils Berg gets an email.')
  await status.selectOption('hired')
  await page.getByText('You are no longer a member of “Crumb & Daughters”.', { exact: true }).waitFor()
  expect(owner.complaints).toEqual([])
})
