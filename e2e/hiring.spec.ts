import { afterAll, expect, test } from 'bun:test'
import { coversNoControl } from './fixtures/covers-no-control.ts'
import { largeFile, pdf } from './fixtures/files.ts'
import { breakCalls, holdCalls, send, watchCalls } from './fixtures/network.ts'
import { createJob, inviteTo, toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

test('a candidate applies with documents, a manager decides and deletes, and failures say why and keep the state', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
  const { id, title } = await createJob(page)
  const referring = (await newVisitor()).page
  await signInAs(referring, somebody('Rita', 'Falk'), 'I am referring')
  const { candidate, link } = await inviteTo(referring, id)

  const applying = (await newVisitor()).page
  await applying.goto(link)
  await applying.getByLabel('Email').fill(candidate.email)
  const slots = applying.locator('input[type=file]')
  const colourOf = (text: string) =>
    applying.getByText(text, { exact: true }).evaluate((line) => getComputedStyle(line).color)

  await slots.nth(0).setInputFiles(await largeFile('large.pdf', 5_242_881))
  await applying.getByText('large.pdf is larger than 5 MB.').waitFor()
  const mendUpload = await breakCalls(applying, 'POST', '/api/objects/upload')
  await slots.nth(0).setInputFiles(pdf('resume.pdf'))
  await toast(applying, 'Upload error', 'Resume upload failed. Please try again.')
  await mendUpload()
  await slots.nth(0).setInputFiles(pdf('resume.pdf'))
  await toast(applying, 'Resume uploaded successfully!', 'Your resume has been attached to your application.')
  await slots.nth(1).setInputFiles(pdf('portfolio.pdf'))
  await toast(applying, 'Portfolio uploaded successfully!', 'Your portfolio has been attached to your application.')
  await slots.nth(2).setInputFiles([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf')])
  await applying.getByText('Please choose at most 3 files.').waitFor()
  await slots.nth(2).setInputFiles([pdf('1.pdf'), pdf('2.pdf')])
  await toast(applying, 'Documents uploaded successfully!', '2 document(s) attached to your application.')
  const colours = [
    await colourOf('Resume uploaded'),
    await colourOf('Portfolio uploaded'),
    await colourOf('2 documents uploaded'),
  ]
  expect(new Set(colours).size).toBe(3)

  const submit = applying.getByRole('button', { name: 'Submit Application' })
  const box = applying.getByRole('checkbox', { name: /^I agree to the Terms of Service/ })
  expect(await submit.isDisabled()).toBe(true)
  await box.check()
  const mendSubmit = await breakCalls(applying, 'POST', '/api/applications')
  await submit.click()
  await toast(applying, 'Error', 'Failed to submit application. Please try again.')
  expect(await applying.getByLabel('Email').inputValue()).toBe(candidate.email)
  expect(await box.isChecked()).toBe(true)
  await applying.getByText('resume.pdf').waitFor()
  await mendSubmit()
  const sent = watchCalls(applying, 'POST', '/api/applications')
  const letGo = await holdCalls(applying, 'POST', '/api/applications')
  await submit.click()
  await applying.getByRole('button', { name: 'Submitting Application...' }).waitFor()
  letGo()
  await toast(applying, 'Application submitted successfully!', "Thank you for applying. We'll be in touch soon.")
  expect(sent[0]?.postDataJSON()).toMatchObject({ firstName: 'Cara', lastName: 'Diaz', phone: null, coverLetter: null })
  expect(sent[0]?.postDataJSON().additionalDocumentsUrl.split(',').length).toBe(2)
  expect(Object.keys(sent[0]?.postDataJSON()).sort()).toEqual([
    'additionalDocumentsUrl',
    'coverLetter',
    'email',
    'firstName',
    'lastName',
    'phone',
    'portfolioUrl',
    'referralId',
    'resumeUrl',
  ])
  await applying.getByText('The form you filled in, now empty').click()
  expect(await applying.getByLabel('Email').inputValue()).toBe('')
  expect(await box.isChecked()).toBe(false)
  expect(await applying.getByText('resume.pdf').count()).toBe(0)

  await page.goto(`/hiring-dashboard?tab=applications&job=${id}`)
  await page.getByText('2 docs').waitFor()
  const status = page.getByRole('combobox', { name: 'Status of Cara Diaz' })
  const mendStatus = await breakCalls(page, 'PATCH', /^\/api\/applications\/.*\/status$/)
  await status.selectOption('hired')
  await toast(page, 'Failed to update status', 'Please try again.')
  expect(await status.inputValue()).toBe('pending')
  await mendStatus()
  for (const value of ['rejected', 'reviewing', 'hired', 'pending', 'interview']) {
    // The notification of the change before may still be there: the call says that this one has begun.
    const change = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().endsWith('/status'))
    await status.selectOption(value)
    expect((await change).postDataJSON()).toEqual({ status: value })
    await toast(page, 'Application status updated', 'The candidate has been notified.')
    expect(await status.inputValue()).toBe(value)
    await coversNoControl(page)
  }

  await page.getByRole('tab', { name: 'Jobs' }).click()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Job Listing' })
  const mendDelete = await breakCalls(page, 'DELETE', `/api/jobs/${id}`)
  await question.getByRole('button', { name: 'Delete Job' }).click()
  await toast(page, 'Failed to delete job', 'Please try again.')
  await mendDelete()
  const letDelete = await holdCalls(page, 'DELETE', `/api/jobs/${id}`)
  await question.getByRole('button', { name: 'Delete Job' }).click()
  await question.getByRole('button', { name: 'Deleting...' }).waitFor()
  letDelete()
  await toast(page, 'Job deleted successfully', 'The job listing has been removed.')
  // By role: the page is there again for screen readers, too, although the dialog went together with its list.
  await page.getByRole('heading', { name: 'No jobs posted yet' }).waitFor()
})

test("an edited posting says on the candidate's page what changed, and of two editors the second is told", async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
  const { id, title } = await createJob(page)
  const referring = (await newVisitor()).page
  await signInAs(referring, somebody('Rita', 'Falk'), 'I am referring')
  const { link } = await inviteTo(referring, id)

  await page.goto('/hiring-dashboard')
  await page.getByRole('article').getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Maximum Salary').fill('60000')
  await page.getByLabel('Referral Bonus Amount').fill('900')
  await page.getByText('Whoever was invited with a bonus of $1,500 keeps it.').waitFor()
  // What is typed survives a reload, with the version that it was typed at.
  await page.reload()
  await page.getByText('Whoever was invited with a bonus of $1,500 keeps it.').waitFor()
  const typed = () => page.getByLabel('Maximum Salary').inputValue()
  expect(await typed()).toBe('60000')
  await send(page, 'PATCH', `/api/jobs/${id}`, { location: 'Porto' })
  await page.reload()
  await page.getByText('Whoever was invited with a bonus of $1,500 keeps it.').waitFor()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('alert').getByText('Somebody has changed this posting since you opened it.').waitFor()
  expect(await typed()).toBe('60000')
  await page.getByRole('button', { name: 'Load what is stored' }).click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=location]')?.value === 'Porto')
  expect(await typed()).toBe('42400')
  await page.getByLabel('Maximum Salary').fill('60000')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, 'Changes saved', 'Those who were invited or have applied see what changed.')
  await page.waitForURL('**/hiring-dashboard')

  const reading = (await newVisitor({ hasScripts: false })).page
  await reading.goto(link)
  const line = await reading.getByText('This posting changed on').textContent()
  expect(line).toContain('the pay was $30k - $42k, now $30k - $60k; the location was “Lisbon”, now “Porto”.')
  expect(line).not.toContain('bonus')
  await reading.getByRole('heading', { name: title }).waitFor()
})
