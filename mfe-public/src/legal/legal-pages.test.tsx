import { afterEach, expect, test } from 'bun:test'
import { AGREEMENT_SINCE, AGREEMENT_VERSION } from '@goodword/contract/agreement'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { PRIVACY } from './privacy.ts'
import { PrivacyPage } from './privacy-page.tsx'
import { TERMS } from './terms.ts'
import { TermsPage } from './terms-page.tsx'

afterEach(cleanup)

test.each([
  ['terms', TermsPage, TERMS],
  ['privacy policy', PrivacyPage, PRIVACY],
])('the page of the %s has the whole text, with its version and date', (_, Page, { title, sections }) => {
  const screen = renderPage(<Page />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByText(/^Version/).textContent).toBe(`Version ${AGREEMENT_VERSION}, Nov 23, 2026`)
  for (const { heading, paragraphs } of sections) {
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeDefined()
    for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeDefined()
  }
})

test('a change of either text is a new version', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify([TERMS, PRIVACY]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  expect({ version: AGREEMENT_VERSION, since: AGREEMENT_SINCE, hash }).toEqual({
    version: '5',
    since: '2026-11-23',
    hash: '03413b39608a849e',
  })
})
