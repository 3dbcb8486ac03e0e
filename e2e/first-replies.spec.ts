import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { watchCalls } from './fixtures/network.ts'
import { createJob, inviteTo } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

/** What a page asks the API for until its words are there. */
async function asked(page: Page, path: string, words: string): Promise<string[]> {
  const reads = watchCalls(page, 'GET', /^\/api\//)
  await page.goto(path, { waitUntil: 'commit' })
  // The page before may have asked until now.
  const before = reads.length
  await page.getByText(words).first().waitFor()
  return reads
    .slice(before)
    .filter((request) => request.resourceType() === 'fetch')
    .map((request) => request.url())
}

test("a signed-in person's page does not fetch the replies it carries, and pages on from them", async () => {
  const { page, complaints } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
  const { id, title } = await createJob(page)
  expect(await asked(page, '/hiring-dashboard', title)).toEqual([])
  expect(await asked(page, `/hiring-dashboard?job=${id}&tab=applications`, 'No applications received yet')).toEqual([])
  expect(await asked(page, '/post-job', 'Post a New Job')).toEqual([])
  expect(await asked(page, '/company-setup', 'Company Setup')).toEqual([])
  expect(await asked(page, '/jobs?q=+&sort=salary', 'Available Positions')).toEqual([])
  await page.getByText(/^20 of /).scrollIntoViewIfNeeded()
  await page.getByText(/^(70 of|All \d+ are shown)/).waitFor()

  const rita = await newVisitor()
  await signInAs(rita.page, somebody('Rita', 'Falk'), 'I am referring')
  const { candidate } = await inviteTo(rita.page, id)
  expect(await asked(rita.page, '/dashboard', candidate.firstName)).toEqual([])
  expect([...complaints, ...rita.complaints]).toEqual([])
})
