import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BillingSection } from './billing-section.tsx'

const api = startApi()
const CALL = 'PUT /api/company/billing'
const CRUMB = { name: 'Crumb Ltd', address: '1 Quay', taxId: null }

beforeEach(() => api.answer('GET /api/company/billing', CRUMB))
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const open = async () => {
  renderPage(<BillingSection />, { answer: read, beside: <WatchToast /> })
  return (await screen.findByLabelText('Tax id (Optional)')) as HTMLInputElement
}

test('billing details are prefilled and saved', async () => {
  const taxId = await open()
  expect((screen.getByLabelText('Legal name (Optional)') as HTMLInputElement).value).toBe('Crumb Ltd')
  api.answer(CALL, { ...CRUMB, taxId: 'GB 1' })
  fireEvent.change(taxId, { target: { value: 'GB 1' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save Billing Details' }))
  expect(await screen.findByText(/^Billing details saved/)).toBeDefined()
  expect(api.sent(CALL)).toEqual([{ ...CRUMB, taxId: 'GB 1' }])
})

test('billing details that were not saved stay typed, with the reason', async () => {
  const taxId = await open()
  api.answer(CALL, { detail: 'We are away for a minute.' }, 503)
  fireEvent.change(taxId, { target: { value: 'GB 1' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save Billing Details' }))
  expect(await screen.findByText(/We are away for a minute\.$/)).toBeDefined()
  expect(taxId.value).toBe('GB 1')
})
