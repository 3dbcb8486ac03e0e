import { afterEach, expect, test } from 'bun:test'
import { MARA } from '@goodword/contract/test/people'
import { fieldsIn } from '@goodword/shared-ui/testing/fields-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { CompanySetupPage } from './company-setup-page.tsx'

afterEach(cleanup)

test.each([null, { ...MARA, role: 'referrer' as const }, { ...MARA, role: null }])(
  'company setup is denied to %j',
  (user) => {
    const screen = renderPage(<CompanySetupPage user={user} />)
    expect(screen.getByText('Access denied. Only hiring managers can access this page.')).toBeDefined()
  },
)

test('the form asks for name and description, and optionally for website and logo', () => {
  const screen = renderPage(<CompanySetupPage user={MARA} />, { replies: { '/api/company': null } })
  expect(document.title).toBe('Company Setup · Goodword')
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['Company Name *', 'Company Description *', 'Website (Optional)', 'Logo URL (Optional)'])
  expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeDefined()
})

test('the company form explains itself and has a hint at each field', () => {
  const screen = renderPage(<CompanySetupPage user={MARA} />, { replies: { '/api/company': null } })
  expect(
    screen.getByText('Tell referrers and candidates who is hiring. You can change this at any time.'),
  ).toBeDefined()
  expect(fieldsIn(screen.getByRole('form')).slice(0, 3)).toEqual([
    ['Company Name *', 'text', 'organization'],
    ['Company Description *', 'What you do, and what it is like to work with you.'],
    ['Website (Optional)', 'url', 'url', 'https://example.com'],
  ])
})
