import { afterEach, describe, expect, test } from 'bun:test'
import { AGREEMENT_SINCE, AGREEMENT_VERSION } from '@goodword/contract/agreement'
import type { Installation } from '@goodword/contract/installation'
import { GUARANTEE_DAYS } from '@goodword/contract/limits'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { PRIVACY } from './privacy.ts'
import { PrivacyPage } from './privacy-page.tsx'
import { TERMS } from './terms.ts'
import { TermsPage } from './terms-page.tsx'

afterEach(cleanup)

const NOBODY = { operatedBy: null, operatedAt: null, contactEmail: null, model: null }

describe('a page says who runs Goodword', () => {
  const contact = (installation: Installation) =>
    renderPage(<PrivacyPage />, { replies: { '/api/installation': installation } }).container.querySelector('#contact')

  test('with name, postal address and a link to write to', () => {
    const section = contact({
      operatedBy: 'Fernway Ltd',
      operatedAt: '1 Quay',
      contactEmail: 'help@fernway.example',
      model: null,
    })
    expect(section?.textContent).toContain('Goodword is run here by Fernway Ltd, 1 Quay.')
    expect(section?.querySelector('a')?.getAttribute('href')).toBe('mailto:help@fernway.example')
  })

  test('or that it has named nobody', () =>
    expect(contact(NOBODY)?.textContent).toContain('has not named an address yet'))
})

test.each([
  ['terms', TermsPage, TERMS],
  ['privacy policy', PrivacyPage, PRIVACY],
])('the page of the %s has the whole text, with its version and date', (_, Page, { title, sections }) => {
  const screen = renderPage(<Page />, { replies: { '/api/installation': NOBODY } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByText(/^Version/).textContent).toBe(`Version ${AGREEMENT_VERSION}, Nov 30, 2026`)
  for (const { heading, paragraphs } of sections) {
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeDefined()
    for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeDefined()
  }
})

test.each([
  ['terms', TERMS, 'Nothing is paid through this site.'],
  ['terms', TERMS, `It is due ${GUARANTEE_DAYS} days after the hire`],
  ['terms', TERMS, 'With a public page everybody else can'],
  ['privacy policy', PRIVACY, 'each have a statement of what is owed for your hire'],
  ['privacy policy', PRIVACY, 'The amounts, the promise and the payments stay on record'],
  ['privacy policy', PRIVACY, 'where you give it a public page, by everybody else'],
  ['privacy policy', PRIVACY, 'Contacts that you look through beside a job are read in your browser only'],
  ['privacy policy', PRIVACY, 'They find an account by its whole address or number alone'],
  ['privacy policy', PRIVACY, 'Each thing they do is written down'],
  ['privacy policy', PRIVACY, 'The company can note what it thinks of your application'],
  ['privacy policy', PRIVACY, 'Backups may have you a while longer'],
])('the %s state what the product does: %#', (_, { sections }, words) =>
  expect(sections.flatMap(({ paragraphs }) => paragraphs).join(' ')).toContain(words),
)

test('a change of either text is a new version', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify([TERMS, PRIVACY]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  expect({ version: AGREEMENT_VERSION, since: AGREEMENT_SINCE, hash }).toEqual({
    version: '12',
    since: '2026-11-30',
    hash: 'ff786ad2c7d67700',
  })
})
