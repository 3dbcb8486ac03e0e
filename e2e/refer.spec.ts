import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { png } from './fixtures/files.ts'
import { breakCalls, holdCalls, send, watchCalls, watchLoading } from './fixtures/network.ts'
import { createJob, toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Refer a Candidate' })
  await dialog.waitFor()
  return {
    dialog,
    email: dialog.getByLabel('Candidate Email'),
    name: dialog.getByLabel('Candidate Name'),
    message: dialog.getByLabel('Personal Message (Optional)'),
    send: dialog.getByRole('button', { name: 'Send Referral' }),
  }
}

test('the refer dialog forgets when closed, keeps everything on failure, and shows field errors', async () => {
  const hiring = (await newVisitor()).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { title } = await createJob(hiring)
  const { page } = await newVisitor()
  const me = somebody('Rita', 'Falk')
  await signInAs(page, me, 'I am referring')
  // A job that nobody else has referred to, whatever other journeys have left here.
  await page.goto(`/jobs?q=${encodeURIComponent(title)}`)

  for (const leave of ['Cancel', 'Dismiss', 'Escape']) {
    const { dialog, email, name, message } = await openDialog(page)
    expect([await email.inputValue(), await name.inputValue(), await message.inputValue()]).toEqual(['', '', ''])
    await email.fill('cara@example.com')
    await name.fill('Cara Diaz')
    await message.fill('Hello')
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: leave }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  const posted = watchCalls(page, 'POST', '/api/referrals')
  const form = await openDialog(page)
  await form.email.fill('cara(at)example.com')
  await form.send.click()
  await form.dialog.getByText('Please enter a valid email address').waitFor()
  await form.dialog.getByText('Candidate name is required').waitFor()
  expect(await form.email.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(posted).toEqual([])

  await form.email.fill(me.email)
  await form.name.fill('Rita Falk')
  const mend = await breakCalls(page, 'POST', '/api/referrals')
  await form.send.click()
  await toast(page, 'Failed to send referral', 'Please try again.')
  expect([await form.email.inputValue(), await form.name.inputValue()]).toEqual([me.email, 'Rita Falk'])
  expect(posted.length).toBe(1)
  await mend()

  await form.send.click()
  await toast(page, 'Failed to send referral', 'You cannot refer yourself.')
  expect(await form.name.inputValue()).toBe('Rita Falk')

  await form.email.fill(somebody('Cara', 'Diaz').email)
  const letGo = await holdCalls(page, 'POST', '/api/referrals')
  const lists = watchCalls(page, 'GET', '/api/jobs')
  await form.send.click()
  await form.dialog.getByRole('button', { name: 'Sending...' }).waitFor()
  letGo()
  await toast(page, 'Referral sent successfully!', 'The candidate will receive an email with the application link.')
  await form.dialog.waitFor({ state: 'detached' })
  const sent = posted.at(-1)?.postDataJSON()
  expect(Object.keys(sent)).toEqual(['jobId', 'referrerId', 'candidateEmail', 'candidateName', 'message'])
  const { id: myself } = await send<{ id: string }>(page, 'GET', '/api/auth/user')
  expect(sent.referrerId).toBe(myself)
  await page.locator('article').filter({ hasText: title }).getByText('1 referral', { exact: true }).waitFor()
  // What matches, and what comes close to it: each is read again, once.
  expect(lists.map((list) => new URL(list.url()).searchParams.get('close')).sort()).toEqual(['1', null])
  const { email } = await openDialog(page)
  expect(await email.inputValue()).toBe('')
  expect(await send<unknown[]>(page, 'GET', '/api/jobs')).not.toEqual([])
})

test('long descriptions are clamped to two lines, and line breaks of requirements are kept', async () => {
  const description = 'Bread every morning, cake on Fridays, and a team that laughs a lot. '.repeat(20)
  const clampedIn = async (page: Page) => {
    // The first that is found: jobs that are close stand below it.
    const text = page.getByRole('article').getByText(description.slice(0, 60)).first()
    await text.waitFor()
    return text.evaluate((found) => {
      // A translator's element may lie between the text and its paragraph.
      const element = found.closest('p') ?? found
      const { lineHeight } = getComputedStyle(element)
      const lines = element.clientHeight / Number.parseFloat(lineHeight)
      return [Math.round(lines), element.scrollHeight > element.clientHeight]
    })
  }
  const hiring = (await newVisitor()).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { title } = await createJob(hiring, { description })
  await hiring.goto('/hiring-dashboard')
  expect(await clampedIn(hiring)).toEqual([2, true])

  const { page } = await newVisitor()
  await signInAs(page, somebody('Rune', 'Holt'), 'I am referring')
  await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
  expect(await clampedIn(page)).toEqual([2, true])
  await page.getByRole('button', { name: 'View Details' }).first().click()
  const requirements = page.getByRole('dialog').locator('section', { hasText: 'Requirements' }).getByRole('listitem')
  await requirements.first().waitFor()
  expect(await requirements.allTextContents()).toEqual(['Early hours, strong arms\n', 'Patience with sourdough'])
})

/** All that the browser keeps for this page. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }))

test('contacts are read without network and storage, and one of them is handed to the refer dialog', async () => {
  const hiring = (await newVisitor()).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { id } = await createJob(hiring, { title: 'Registered Nurse' })
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', `/jobs/${id}`)
  await page.getByRole('button', { name: 'Who comes to mind?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who comes to mind?' })
  await dialog.getByRole('button', { name: 'Choose files' }).waitFor()
  // What the shell loads when nothing else does: on a busy machine that is later than the dialog.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/late\.\w+\.js$/.test(name)),
  )
  const settled = watchLoading(page)
  await settled()

  const before = { kept: await kept(page), cookies: await page.context().cookies() }
  const requests: string[] = []
  page
    .context()
    .on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const table = 'First Name,Last Name,URL,Email Address,Company,Position,Connected On\n'
  const rows = [
    'Zoe,Zak,,zoe@example.com,Aurora,Staff Nurse,1',
    'Ada,Berg,,,Crumb,Baker,2',
    'Amy,Cole,,amy@example.com,,Senior Registered Nurses,3',
  ]
  await dialog.getByLabel('Files of contacts').setInputFiles([file('Connections.csv', table + rows.join('\n'))])
  await dialog.getByText('3 contacts read from Connections.csv.').waitFor()
  await dialog.getByText('2 of 3 contacts have one of these titles').waitFor()
  const found = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Refer / }) })
  expect(await found.allInnerTexts()).toEqual([
    expect.stringMatching(/^Amy Cole\s+Senior Registered Nurses\s+Registered Nurse/),
    expect.stringMatching(/^Zoe Zak\s+Staff Nurse at Aurora\s+Staff Nurse — also called Registered Nurse/),
  ])
  await dialog.getByLabel('Files of contacts').setInputFiles([png('photo.png')])
  await dialog.getByText('What was read before is still here.').waitFor()
  await dialog.getByLabel('Find somebody by name among all 3 contacts').fill('berg')
  await dialog.getByText('Ada Berg').waitFor()
  await dialog.getByLabel('Find somebody by name among all 3 contacts').fill('')
  const [worker, ...others] = page.workers()
  expect(others).toEqual([])
  const open = await worker?.evaluate(async () => {
    const names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'importScripts', 'indexedDB', 'caches']
    return names.filter((name) => Reflect.get(self, name) !== undefined)
  })
  expect(open).toEqual([])
  const script = await page.context().request.get(worker?.url() ?? '')
  expect(script.headers()['content-security-policy']).toContain("default-src 'none'")

  await settled()
  expect(requests).toEqual([])
  expect({ kept: await kept(page), cookies: await page.context().cookies() }).toEqual(before)

  await dialog.getByRole('button', { name: 'Refer Zoe Zak' }).click()
  const refer = page.getByRole('dialog', { name: 'Refer a Candidate' })
  expect(await refer.getByLabel('Candidate Name').inputValue()).toBe('Zoe Zak')
  expect(await refer.getByLabel('Candidate Email').inputValue()).toBe('zoe@example.com')
  await settled()
  // The form reads its own scripts and settings, and sends nothing.
  expect(requests.filter((request) => !request.startsWith('GET ') || /zoe|zak|amy|berg/i.test(request))).toEqual([])
  expect(JSON.stringify(await kept(page))).not.toMatch(/zoe|zak|amy|berg/i)

  await page.goBack()
  await dialog.getByText('2 of 3 contacts have one of these titles').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(page.workers()).toEqual([])
  await page.goto(`/jobs/${id}`)
  await page.getByRole('button', { name: 'Who comes to mind?' }).click()
  await dialog.getByRole('button', { name: 'Choose files' }).waitFor()
  expect(page.workers().length).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await dialog.waitFor({ state: 'detached' })
  expect(page.workers()).toEqual([])
})
