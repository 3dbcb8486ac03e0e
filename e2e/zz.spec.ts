import { afterAll, test } from 'bun:test'
import { mkdirSync } from 'node:fs'
import { send } from './fixtures/network.ts'
import { signInAsDemo } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)
mkdirSync('/tmp/h/team', { recursive: true })
test('zz', async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'ingrid.solberg@aurora.example', 'I am hiring')
  const shots = async (name: string) => {
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const)
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme: scheme })
        await page.waitForTimeout(500)
        await page.screenshot({ path: `/tmp/h/team/${name}-${width}-${scheme}.png`, fullPage: true })
      }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Save settings' }).waitFor()
  await shots('settings')
  await page.goto('/applications?view=all')
  const id = await page.getByRole('link', { name: 'Caleb Stone' }).getAttribute('data-application')
  const { job } = await send<{ job: { id: string } }>(page, 'GET', `/api/applications/${id}`)
  const ofJob = await send<{ id: string }[]>(page, 'GET', `/api/applications?job=${job.id}`)
  await page.getByRole('checkbox').nth(0).check()
  await page.goto(`/applications/${id}`)
  await page.getByRole('button', { name: 'Rate' }).click()
  await page.getByRole('radio', { name: 'Shown', exact: true }).first().click()
  await page.getByRole('button', { name: 'Save rating' }).click()
  await shots('rating')
  const judgements = ['Relevant experience', 'Works well with others'].map((criterion) => ({
    criterion,
    mark: 'shown',
    evidence: 'Kept the ski lift running through two winters, by their own account.',
  }))
  await send(page, 'PUT', `/api/applications/${id}/rating`, { judgements })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Note for your company').fill('Ask @')
  await page.getByRole('option').first().waitFor()
  await shots('mention')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Change my rating' }).waitFor()
  await shots('rated')
  await page.getByRole('button', { name: 'Criteria of the job' }).click()
  await shots('criteria')
  await page.goto(
    `/applications/compare?ids=${ofJob
      .slice(0, 3)
      .map((one) => one.id)
      .join()}`,
  )
  await page.getByText('Cover letter').first().waitFor()
  await shots('compare')
}, 300_000)
