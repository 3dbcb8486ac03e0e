import { afterAll, expect, test } from 'bun:test'
import { SQL } from 'bun'
import type { Page } from 'playwright-core'
import { SERVER_ENV } from './fixtures/checkout.ts'
import { send, watchCalls } from './fixtures/network.ts'
import { createJob } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

const MANY = 10_000
/** Bytes of what a first screen is answered, compressed. The rows here have a thousand letters and more, which hardly get smaller. */
const FIRST_SCREEN_MAX = 40_000
const PHONE = { width: 360, height: 740 }

const sql = new SQL(SERVER_ENV.DATABASE_URL ?? '', { max: 1 })
afterAll(async () => {
  await closeBrowser()
  await sql.close()
})

/** Bytes of pages and of replies to API calls from now on. */
function watchReplies(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.isNavigationRequest() || new URL(request.url()).pathname.startsWith('/api/'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function manager() {
  const visitor = await newVisitor(PHONE)
  await signInAs(visitor.page, somebody('Mara', 'Lind'), 'I am hiring')
  return { ...visitor, job: await createJob(visitor.page) }
}

test('ten thousand referrals start with a small first screen and a count, and load on demand', async () => {
  const { job, context } = await manager()
  await context.close()
  const { page, complaints } = await newVisitor(PHONE)
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring')
  const { id } = await send<{ id: string }>(page, 'GET', '/api/auth/user')
  await sql`insert into referrals
    (id, job_id, referrer_id, candidate_email, candidate_key, candidate_name, message, token_hash, token_expires_at, created_at)
    select gen_random_uuid(), ${job.id}, ${id}, 'c' || n || '@example.com', ${id} || n, 'Candidate ' || n,
      (select string_agg(md5(n::text || at), ' ') from generate_series(1, 30) at),
      ${id} || n, now() + interval '30 days', now() - n * interval '1 second'
    from generate_series(1, ${MANY}) n`
  const answered = watchReplies(page)
  await page.goto('/dashboard')
  await page.getByText('Candidate 1', { exact: true }).waitFor()
  await page.getByText('10,000', { exact: true }).first().waitFor()
  expect(await answered()).toBeLessThan(FIRST_SCREEN_MAX)
  for (const shown of [70, 120, 170]) {
    await page.getByRole('status').filter({ hasText: 'of 10,000' }).scrollIntoViewIfNeeded()
    await page.getByText(`Candidate ${shown}`, { exact: true }).waitFor({ state: 'attached' })
  }

  // Another page and back: as much is there as was read, without another request of the list.
  const reads = watchCalls(page, 'GET', /^\/api\/referrals\/user\/[^/]+(?:\/counts)?$/)
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByText('Available Positions').waitFor()
  await page.goBack()
  await page.getByText('Candidate 170', { exact: true }).waitFor({ state: 'attached' })
  expect(reads.map((request) => request.url())).toEqual([])
  expect(complaints).toEqual([])
})

test('ten thousand jobs of a company start with a small first screen, and stay loaded after a visit to another tab', async () => {
  const { page, complaints, job } = await manager()
  // Closed ones: they are in no list of others. Long texts where they are read: whatever is written is made ready for searches.
  await sql`insert into jobs (id, company_id, posted_by, title, description, location, type, company_name, is_active, created_at)
    select gen_random_uuid(), company_id, posted_by, 'Closed ' || n,
      case when n > 50 then 'Bread every morning.' else (select string_agg(md5(n::text || at), ' ') from generate_series(1, 300) at) end,
      location, type, company_name, false,
      now() - interval '1 day' - n * interval '1 second'
    from jobs, generate_series(1, ${MANY - 1}) n where jobs.id = ${job.id}`
  // How this connection looks whether a job exists was planned while there were forty; a minute later PostgreSQL would see to it.
  await sql`discard plans`
  const answered = watchReplies(page)
  await page.goto('/hiring-dashboard')
  await page.getByRole('heading', { name: job.title }).waitFor()
  await page.getByText('10,000', { exact: true }).first().waitFor()
  expect(await answered()).toBeLessThan(FIRST_SCREEN_MAX)
  for (const shown of [60, 110]) {
    await page.getByRole('status').filter({ hasText: 'of 10,000' }).scrollIntoViewIfNeeded()
    await page.getByText(`Closed ${shown}`, { exact: true }).waitFor({ state: 'attached' })
  }
  await page.getByRole('tab', { name: 'Applications' }).click()
  await page.getByText('Select a job to view applications').waitFor()
  await page.getByRole('tab', { name: 'Jobs' }).click()
  await page.getByText('Closed 110', { exact: true }).waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})

test('jobs with the longest texts start with a small first screen, and details show the whole text', async () => {
  const { job, context } = await manager()
  const [{ word }] = await sql`insert into jobs
    (id, company_id, posted_by, title, description, requirements, location, type, company_name)
    select gen_random_uuid(), company_id, posted_by, 'Baker ' || n || ' ' || it.word, texts[1], texts[2], location, type, company_name
    from jobs, (select 'w' || substr(md5(random()::text), 1, 8) as word) it, generate_series(1, 25) n, lateral (
      select array_agg(text) as texts from generate_series(1, 2) which, lateral (
        select string_agg(md5(which || 'of' || n || 'at' || at), ' ') || ' The end of ' || which || '.' as text
        from generate_series(1, 300) at) long) long
    where jobs.id = ${job.id}
    returning split_part(title, ' ', 3) as word`
  await context.close()
  const { page, complaints } = await newVisitor(PHONE)
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring')
  const answered = watchReplies(page)
  await page.goto(`/jobs?q=${word}`)
  await page.getByText('25 jobs found').waitFor()
  expect(await answered()).toBeLessThan(FIRST_SCREEN_MAX)
  await page.getByRole('button', { name: 'View Details' }).first().click()
  await page.getByText('The end of 1.').waitFor({ state: 'attached' })
  await page.getByText('The end of 2.').waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})

test('ten thousand applications to a job start with a small first screen, and stay loaded after a visit to another tab', async () => {
  const { page, complaints, job } = await manager()
  const referrer = await newVisitor()
  await signInAs(referrer.page, somebody('Rita', 'Falk'), 'I am referring')
  const { id } = await send<{ id: string }>(referrer.page, 'GET', '/api/auth/user')
  await referrer.context.close()
  await sql`with referred as (
      insert into referrals
      (id, job_id, referrer_id, candidate_email, candidate_key, candidate_name, token_hash, token_expires_at, progress, status)
      select gen_random_uuid(), ${job.id}, ${id}, 'c' || n || '@example.com', ${id} || n, 'Candidate ' || n,
        ${id} || n, now() + interval '30 days', 'applied', 'applied'
      from generate_series(1, ${MANY}) n returning id, candidate_key, split_part(substr(candidate_email, 2), '@', 1)::int as n)
    insert into applications
      (id, referral_id, job_id, candidate_key, first_name, last_name, email, agreement_text, agreement_hash, created_at)
    select gen_random_uuid(), id, ${job.id}, candidate_key, 'Cara', 'Number ' || n, 'c' || n || '@example.com', 'I agree', 'hash',
      now() - n * interval '1 second'
    from referred`
  await page.goto('/hiring-dashboard')
  await page.getByRole('heading', { name: job.title }).waitFor()
  const answered = watchReplies(page)
  await page
    .getByRole('button', { name: /^View Applications/ })
    .first()
    .click()
  await page.getByText('Cara Number 1', { exact: true }).waitFor()
  expect(await answered()).toBeLessThan(FIRST_SCREEN_MAX)
  for (const shown of [70, 120]) {
    await page.getByRole('status').filter({ hasText: 'of 10,000' }).scrollIntoViewIfNeeded()
    await page.getByText(`Cara Number ${shown}`, { exact: true }).waitFor({ state: 'attached' })
  }
  await page.getByRole('tab', { name: 'Jobs' }).click()
  await page.getByRole('heading', { name: job.title }).waitFor()
  await page.getByRole('tab', { name: 'Applications' }).click()
  await page.getByText('Cara Number 120', { exact: true }).waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})
