import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { MARA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompanySetupPage } from './company-setup-page.tsx'

const api = startApi()
const SETUP = 'POST /api/company/setup'
const UPLOADED = '/api/company-logos/0198f000-0000-7000-8000-000000000001'
const ELSEWHERE = 'https://crumb.example/logo.png'
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

async function open(logo: string | null) {
  const company = {
    id: 'c1',
    companyName: 'Crumb',
    description: 'A bakery by the river.',
    website: null,
    logo,
    domain: null,
  }
  api.answer('GET /api/company', company)
  api.answer(SETUP, company)
  const screen = renderPage(<CompanySetupPage user={MARA} />, { path: '/company-setup', answer: read })
  const address = await screen.findByLabelText<HTMLInputElement>('Logo URL (Optional)')
  return {
    screen,
    address,
    shown: () => screen.queryByRole('button', { name: /^Remove / }) !== null,
    save: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Complete Setup' }))
      await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/hiring-dashboard'))
      return (api.sent(SETUP)[0] as { logo: unknown }).logo
    },
  }
}

test("the company's logo upload stores a path, not a URL", async () => {
  api.answer('POST /api/objects/upload', { uploadURL: `${api.url}store/logo?signed` })
  api.answer('PUT /store/logo')
  api.answer('PUT /api/company-logos', { objectPath: UPLOADED })
  const { screen, address, shown, save } = await open(ELSEWHERE)
  const slot = screen.getByLabelText<HTMLInputElement>('Company Logo (Optional)', { selector: 'input' })
  await userEvent.upload(slot, new File([new Uint8Array(100)], 'logo.png', { type: 'image/png' }))
  await screen.findByText('logo.png')
  expect([shown(), address.value]).toEqual([true, ''])
  fillIn(address, ELSEWHERE)
  fillIn(address, '')
  expect(screen.getByText('logo.png')).toBeDefined()
  expect(await save()).toBe(UPLOADED)
})

test('a logo URL replaces the upload, and clearing it restores the upload', async () => {
  const { screen, address, shown, save } = await open(UPLOADED)
  expect(screen.getByText(/^With an address here, candidates and referrers see no logo, only you do\./)).toBeDefined()
  fillIn(address, 'h')
  expect(shown()).toBe(false)
  fillIn(address, '')
  expect([shown(), address.value]).toEqual([true, ''])
  expect(await save()).toBe(UPLOADED)
})

test('a removed upload is not restored', async () => {
  const { screen, address, shown, save } = await open(UPLOADED)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Your current logo' }))
  fillIn(address, ELSEWHERE)
  fillIn(address, '')
  expect(shown()).toBe(false)
  expect(await save()).toBe('')
})

test.each([UPLOADED, ELSEWHERE])('the stored logo %s is shown and can be removed', async (logo) => {
  const { screen, address, shown, save } = await open(logo)
  expect([shown(), address.value]).toEqual([true, logo === UPLOADED ? '' : logo])
  expect(screen.getByText('Your current logo')).toBeDefined()
  // One statement about a logo that nobody touched.
  expect(screen.queryByText('Logo ready')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Your current logo' }))
  expect([shown(), address.value]).toEqual([false, ''])
  expect(await save()).toBeNull()
})

test('a logo the server refuses is not shown as ready', async () => {
  const { screen, address, shown } = await open(UPLOADED)
  api.answer(SETUP, { detail: 'No.', errors: { logo: 'Please upload the logo again' } }, 400)
  await userEvent.click(screen.getByRole('button', { name: 'Complete Setup' }))
  await waitFor(() => expect(messageAt(address)).toContain('Please upload the logo again'))
  expect(shown()).toBe(false)
})

test('an address is not loaded while it is typed', async () => {
  const { address, shown, save } = await open(null)
  fillIn(address, ELSEWHERE)
  expect(shown()).toBe(false)
  expect(await save()).toBe(ELSEWHERE)
})

test('a logo URL that pages cannot show is refused with a reason', async () => {
  const { screen, address, shown } = await open(UPLOADED)
  fillIn(address, 'http://crumb.example/logo.png')
  await userEvent.click(screen.getByRole('button', { name: 'Complete Setup' }))
  await waitFor(() => expect(document.activeElement === address).toBe(true))
  expect(messageAt(address)).toContain('Please use a logo address that starts with https://')
  expect(shown()).toBe(false)
  expect(api.sent(SETUP)).toEqual([])
})
