import { afterAll, afterEach, expect, test } from 'bun:test'
import { UNAUTHENTICATED } from '@goodword/contract/call'
import { LanguageContext } from '@goodword/shared-ui/kernel'
import { speakPseudo, untranslatedIn } from '@goodword/shared-ui/testing/pseudo-language.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup } from '@testing-library/react'
import { LazySignedIn } from './lazy-signed-in.tsx'

const api = startApi()
const RITA = { id: 'rita', role: 'referrer' }

afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

test('a refusal before the dialog has loaded still opens it', async () => {
  api.answer('GET /api/auth/user', 'No', 401)
  const { findByText } = renderPage(<LazySignedIn />, { replies: { '/api/auth/user': RITA } })
  window.dispatchEvent(new Event(UNAUTHENTICATED))
  expect(await findByText('Your session has ended')).toBeDefined()
})

test('the dialog speaks the language of the page', async () => {
  const { default: sentences } = await import('../texts/texts.pot', { with: { type: 'text' } })
  speakPseudo('fr', [sentences])
  api.answer('GET /api/auth/user', 'No', 401)
  const page = (
    <LanguageContext value={{ language: 'fr', choose: async () => {} }}>
      <LazySignedIn />
    </LanguageContext>
  )
  const { findByRole } = renderPage(page, { replies: { '/api/auth/user': RITA } })
  window.dispatchEvent(new Event(UNAUTHENTICATED))
  const dialog = await findByRole('dialog')
  expect(dialog.textContent).toContain('⟦Your session has ended⟧')
  expect(untranslatedIn(dialog, ['Google'])).toEqual([])
})

test('a refused call of a guest opens no session dialog', () => {
  renderPage(<LazySignedIn />, { replies: { '/api/auth/user': null } })
  window.dispatchEvent(new Event(UNAUTHENTICATED))
  expect(api.calls).toEqual([])
})
