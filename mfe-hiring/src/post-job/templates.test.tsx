import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { VALID } from '@goodword/contract/test/boundaries'
import { MARA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PostJobPage } from './post-job-page.tsx'

const api = startApi()
const LIST = 'GET /api/company/templates'
const SAVE = 'POST /api/company/templates'
const BAKERS = { id: 't1', name: 'Bakers', savedBy: 'Mara Lind', savedAt: '2026-03-05T12:00:00.000Z' }
const company = { id: 'c1', companyName: 'Crumb', description: 'A bakery.', website: null, logo: null, domain: null }

beforeEach(() => {
  api.answer('GET /api/company', company)
  api.answer(LIST, [BAKERS])
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

async function open(path = '/post-job') {
  const screen = renderPage(<PostJobPage user={MARA} />, {
    route: '/post-job',
    path,
    answer: read,
    beside: <WatchToast />,
  })
  await screen.findByLabelText(/^Job Title/)
  return { screen, field: (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label) }
}
/** Once it works: it is loaded behind the form. */
const saveButton = async (screen: Awaited<ReturnType<typeof open>>['screen']) => {
  const button = () => screen.getByRole('button', { name: 'Save as Template' })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'))
  return button()
}
const toast = () => document.querySelector('[data-testid=toast]')?.textContent

test('what is in the form is kept as a template, and a refused name stays to be changed', async () => {
  const { screen, field } = await open()
  fillIn(field(/^Job Title/), 'Baker')
  await userEvent.click(await saveButton(screen))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }))
  const name = dialog.getByLabelText<HTMLInputElement>('Name of the template')
  expect(name.value).toBe('Baker')
  api.answer(SAVE, { detail: 'Your company has a template named “Baker”. Choose another name.' }, 409)
  await userEvent.click(dialog.getByRole('button', { name: 'Save Template' }))
  await waitFor(() => expect(messageAt(name)).toContain('Choose another name.'))
  expect(name.value).toBe('Baker')
  api.answer(SAVE, BAKERS, 201)
  fillIn(name, 'Bakers')
  await userEvent.click(dialog.getByRole('button', { name: 'Save Template' }))
  await waitFor(() => expect(toast()).toContain('Template saved'))
  const sent = api.sent(SAVE).at(-1) as { name: string; posting: Record<string, unknown> }
  expect(sent).toMatchObject({ name: 'Bakers', posting: { title: 'Baker', isDraft: true } })
  expect(Object.keys(sent.posting)).not.toContain('companyName')
})

test('a form starts from a template, with the company as it is now', async () => {
  const { companyName: _, companyLogo: __, ...posting } = VALID.job
  api.answer('GET /api/company/templates/t1', { ...BAKERS, posting: { ...posting, title: 'Night baker' } })
  const { screen, field } = await open('/post-job?template=t1')
  expect([field(/^Job Title/).value, field(/^Company Name/).value]).toEqual(['Night baker', 'Crumb'])
  expect((await screen.findByLabelText<HTMLSelectElement>('Start from a template')).value).toBe('t1')
  await userEvent.click(screen.getByRole('button', { name: 'Delete template' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this template?' }))
  api.answer('DELETE /api/company/templates/t1', undefined, 204)
  api.answer(LIST, [])
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Template' }))
  await waitFor(() => expect(toast()).toContain('Template deleted'))
  await waitFor(() => expect(screen.queryByLabelText(/^Start from a template/)).toBeNull())
})

test('without templates there is nothing to choose, and one that cannot be loaded is told', async () => {
  api.answer(LIST, [])
  api.answer('GET /api/company/templates/t1', { detail: 'This template does not exist.' }, 404)
  const { screen, field } = await open('/post-job?template=t1')
  expect(
    screen.getByText(/The template could not be loaded, so the form is empty\. This template does not exist/),
  ).toBeDefined()
  expect([field(/^Job Title/).value, screen.queryByLabelText(/^Start from a template/)]).toEqual(['', null])
})
