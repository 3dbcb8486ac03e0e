import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { send } from '../../e2e/fixtures/network.ts'
import { inviteTo } from '../../e2e/fixtures/scenes.ts'
import { signInAsDemo } from '../../e2e/fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from '../../e2e/fixtures/visitor.ts'

/** Takes the README's pictures, of the demo data. @param folder where they go */
export async function takeReadmePictures(folder: string): Promise<void> {
  const take = async (page: Page, name: string) => {
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  }
  try {
    const guest = (await newVisitor()).page
    await guest.goto('/')
    await take(guest, 'landing')

    const recommender = (await newVisitor()).page
    await signInAsDemo(recommender, 'maya.okafor@people.example', 'I am referring')
    await recommender.goto('/jobs')
    await recommender.getByRole('button', { name: 'View Details' }).first().waitFor()
    await take(recommender, 'jobs')

    const manager = (await newVisitor()).page
    await signInAsDemo(manager, 'ingrid.solberg@aurora.example', 'I am hiring')
    await manager.goto('/hiring-dashboard')
    await manager.getByRole('button', { name: 'View Applications' }).first().click()
    await manager
      .getByRole('combobox', { name: /^Status of/ })
      .first()
      .waitFor()
    await take(manager, 'applications')

    const [job] = await send<{ id: string }[]>(recommender, 'GET', '/api/jobs')
    if (!job) throw new Error('The demo data have no job.')
    const { link } = await inviteTo(recommender, job.id)
    const candidate = (await newVisitor({ width: 390, height: 844, scale: 2 })).page
    await candidate.goto(link)
    await candidate.getByText('Job Description').waitFor()
    await take(candidate, 'apply')
  } finally {
    await closeBrowser()
  }
}
