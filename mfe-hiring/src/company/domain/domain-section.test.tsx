import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { MARA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompanySetupPage } from '../company-setup-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const CRUMB = { id: 'c1', companyName: 'Crumb', description: 'A bakery by the river.', website: null, logo: null }
const ASK = 'POST /api/company/domain'
const CONFIRM = 'POST /api/company/domain/confirm'
const CHECK = 'POST /api/company/domain/check'

async function open(domain: string | null) {
  api.answer('GET /api/company', { ...CRUMB, domain })
  const screen = renderPage(<CompanySetupPage user={MARA} />, { path: '/company-setup', answer: read })
  await screen.findByRole('group', { name: 'Prove your domain' })
  return { screen, press: async (name: string) => userEvent.click(await screen.findByRole('button', { name })) }
}

describe('the section that proves a domain', () => {
  test('is not there before company setup', async () => {
    api.answer('GET /api/company', null)
    const screen = renderPage(<CompanySetupPage user={MARA} />, { path: '/company-setup', answer: read })
    await screen.findByLabelText(/^Company Name/)
    expect(screen.queryByText('Prove your domain')).toBeNull()
  })

  test('asks for an address, then for the code of the letter, and shows the domain', async () => {
    api.answer(ASK)
    api.answer(CONFIRM, { ...CRUMB, domain: 'crumb.example' })
    const { screen, press } = await open(null)
    fillIn(screen.getByLabelText("Address at your company's domain"), 'jobs@crumb.example')
    await press('Send Code')
    const code = await screen.findByLabelText('Code')
    await waitFor(() => expect(document.activeElement === code).toBe(true))
    expect(api.sent(ASK)).toEqual([{ email: 'jobs@crumb.example' }])
    expect(screen.getByText(/takes letters from us, a code is on its way there\./)).toBeDefined()
    fillIn(code, '483920')
    await press('Prove Domain')
    expect((await screen.findByText(/^Receives mail at/)).textContent).toBe('Receives mail at crumb.example')
    expect(api.sent(CONFIRM)).toEqual([{ code: '483920' }])
  })

  test('shows what the server says against an address or a code at its field', async () => {
    api.answer(ASK, { detail: 'No.', errors: { email: 'Mailboxes of this domain are for everybody' } }, 400)
    api.answer(CONFIRM, { detail: 'No.', errors: { code: 'This is not the code of the last letter.' } }, 400)
    const { screen, press } = await open(null)
    const address = screen.getByLabelText<HTMLInputElement>("Address at your company's domain")
    fillIn(address, 'jobs@mail.example')
    await press('Send Code')
    await waitFor(() => expect(messageAt(address)).toContain('Mailboxes of this domain are for everybody'))
    await press('I have a code')
    const code = screen.getByLabelText<HTMLInputElement>('Code')
    fillIn(code, '111111')
    await press('Prove Domain')
    await waitFor(() => expect(messageAt(code)).toContain('This is not the code of the last letter.'))
    await press('Use another address')
    expect(screen.getByLabelText("Address at your company's domain")).toBeDefined()
  })

  test('shows the record for DNS and checks it', async () => {
    api.answer('GET /api/company/domain/record', { label: '_goodword', value: 'goodword-domain=key' })
    api.answer(CHECK, { ...CRUMB, domain: 'crumb.example' })
    const { screen, press } = await open(null)
    await userEvent.click(screen.getByText('Use a DNS record instead'))
    const domain = await screen.findByLabelText('Domain')
    expect(screen.getByText('goodword-domain=key')).toBeDefined()
    fillIn(domain, 'crumb.example')
    expect(screen.getByText('_goodword.crumb.example')).toBeDefined()
    await press('Check Record')
    await screen.findByText(/^Receives mail at/)
    expect(api.sent(CHECK)).toEqual([{ domain: 'crumb.example' }])
  })

  test('keeps a proven domain where its question is cancelled', async () => {
    const { screen, press } = await open('crumb.example')
    await press('Remove')
    await screen.findByText(/candidates read that nobody has checked who posts them/)
    await press('Cancel')
    const button = await screen.findByRole('button', { name: 'Remove' })
    await waitFor(() => expect(document.activeElement === button).toBe(true))
    expect(screen.getByText(/^Receives mail at/)).toBeDefined()
  })

  test('removes a proven domain after a question', async () => {
    api.answer('DELETE /api/company/domain', { ...CRUMB, domain: null })
    const { screen, press } = await open('crumb.example')
    await press('Remove')
    await press('Remove Domain')
    await waitFor(() => expect(screen.queryByText(/^Receives mail at/)).toBeNull())
    expect(screen.getByLabelText("Address at your company's domain")).toBeDefined()
  })
})
