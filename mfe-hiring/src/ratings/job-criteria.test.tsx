import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JobCriteria } from './job-criteria.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const PATH = '/api/jobs/my-jobs/j1/criteria'

test('the form has the criteria as they are now, not as they were read before', async () => {
  api.answer(`GET ${PATH}`, { names: ['Bread', 'Ovens'] })
  const screen = renderPage(<JobCriteria jobId="j1" />, {
    answer: read,
    replies: { [PATH]: { names: ['Bread', 'Rye'] } },
  })
  expect(screen.queryByRole('button', { name: 'Change the criteria' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Change the criteria' }))
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(values).toEqual(['Bread', 'Ovens'])
})

test.each(['Save criteria', 'Cancel'])('the focus goes into the form, and back to its button by "%s"', async (name) => {
  api.answer(`GET ${PATH}`, { names: ['Bread', 'Rye'] })
  api.answer(`PUT ${PATH}`, { names: ['Bread', 'Rye'] })
  const screen = renderPage(<JobCriteria jobId="j1" />, { answer: read })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the criteria' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Criterion 1' }))
  await userEvent.click(screen.getByRole('button', { name }))
  const button = await screen.findByRole('button', { name: 'Change the criteria' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})
