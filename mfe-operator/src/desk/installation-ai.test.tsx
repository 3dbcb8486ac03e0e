import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InstallationAi } from './installation-ai.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const SWITCH = 'PUT /api/operator/ai'

async function open() {
  api.answer('GET /api/installation', { operatedBy: null, operatedAt: null, contactEmail: null, model: 'plain-1' })
  api.answer('GET /api/operator/ai', { isOn: true })
  const screen = renderPage(<InstallationAi />, { answer: read, beside: <WatchToast /> })
  return screen.findByRole<HTMLInputElement>('switch', { name: 'Let people ask the language model' })
}

test('an operator turns the language model off for everybody', async () => {
  api.answer(SWITCH, { isOn: false })
  const control = await open()
  await userEvent.click(control)
  await waitFor(() => expect(api.calls.find(({ call }) => call === SWITCH)?.body).toEqual({ isOn: false }))
  expect(control.checked).toBe(false)
})

test('a switch that was not saved turns back', async () => {
  api.answer(SWITCH, '', 503)
  const control = await open()
  await userEvent.click(control)
  await waitFor(() => expect(document.querySelector('[data-testid=toast]')?.textContent).toContain('was not saved'))
  expect(control.checked).toBe(true)
})
