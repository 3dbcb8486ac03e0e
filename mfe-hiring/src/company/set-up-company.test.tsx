import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { MARA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompanySetupPage } from './company-setup-page.tsx'

const api = startApi()
const SETUP = 'POST /api/company/setup'
const KNOWN = {
  companyName: 'Crumb',
  description: 'A bakery by the river.',
  website: 'https://crumb.example',
  logo: null,
}
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

async function open(company: object | null) {
  api.answer('GET /api/company', company)
  const screen = renderPage(
    <>
      <CompanySetupPage user={MARA} />
      <WatchToast />
    </>,
    { path: '/company-setup', answer: read },
  )
  const name = await screen.findByLabelText<HTMLInputElement>(/^Company Name/)
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
  return {
    screen,
    name,
    description: field(/^Company Description/),
    website: field(/^Website/),
    logo: field(/^Logo URL/),
    save: screen.getByRole('button', { name: 'Complete Setup' }),
  }
}

describe('company setup', () => {
  test('invalid company fields show messages and the first is focused', async () => {
    const { name, description, website, logo, save } = await open(null)
    fillIn(name, 'A')
    fillIn(description, 'Too short')
    fillIn(website, 'crumb')
    fillIn(logo, 'javascript:alert(1)')
    await userEvent.click(save)
    await waitFor(() => expect(document.activeElement === name).toBe(true))
    expect([name, description, website, logo].map(messageAt)).toEqual([
      'Company name must be at least 2 characters',
      'Description must be at least 10 characters',
      'Please enter a valid URL',
      expect.stringContaining('Please enter a valid logo URL'),
    ])
    expect(api.sent(SETUP)).toEqual([])
  })

  test('a company is set up once, the button shows it is pending, and the hiring dashboard opens', async () => {
    const { screen, name, description, website, save } = await open(null)
    fillIn(name, 'AB')
    fillIn(description, '0123456789')
    fillIn(website, 'https://crumb.example')
    api.answer(SETUP, { ...KNOWN, id: 'c1' })
    const letGo = api.hold(SETUP)
    await userEvent.click(save)
    expect((await screen.findByRole('button', { name: 'Setting up...' })).getAttribute('aria-disabled')).toBe('true')
    letGo()
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/hiring-dashboard'))
    expect(screen.getByTestId('toast').textContent).toBe('Company setup complete! / You can now post job listings.')
    expect(api.sent(SETUP)).toEqual([
      { companyName: 'AB', description: '0123456789', website: 'https://crumb.example', logo: '' },
    ])
  })

  test('a failed company setup says why, at the field too, and keeps the form', async () => {
    const { screen, name, website, save } = await open(KNOWN)
    expect(website.value).toBe('https://crumb.example')
    const toast = () => screen.getByTestId('toast').textContent
    api.answer(SETUP, { detail: 'That name is taken.', errors: { companyName: 'That name is taken.' } }, 400)
    await userEvent.click(save)
    await waitFor(() => expect(toast()).toBe('Setup failed / That name is taken.'))
    expect(messageAt(name)).toBe('That name is taken.')
    fillIn(name, 'Crumb & Sons')
    api.answer(SETUP, '', 500)
    await userEvent.click(save)
    await waitFor(() => expect(toast()).toBe('Setup failed / Please try again.'))
    api.answer(SETUP, 'The line is busy.', 502, { 'content-type': 'text/plain' })
    await userEvent.click(save)
    await waitFor(() => expect(toast()).toBe('Setup failed / The line is busy.'))
    expect([name.value, screen.getByTestId('path').textContent]).toEqual(['Crumb & Sons', '/company-setup'])
  })
})
