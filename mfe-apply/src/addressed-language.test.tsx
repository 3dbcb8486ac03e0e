import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { ReferralLookup } from '@goodword/contract/referrals'
import type { Language } from '@goodword/languages/languages'
import { LanguageContext } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import { aLookup } from './a-lookup.ts'
import { anOwnApplication } from './an-own-application.ts'
import { ApplyPage } from './apply-page.tsx'
import { openStatusPage } from './late-status-page.tsx'

const api = startApi()
const OPEN = 'GET /api/referrals/token/abc'
const CHOOSE = 'POST /api/referrals/token/abc/language'
const { referral: REFERRAL } = aLookup()
const USED = { referral: { ...REFERRAL, progress: 'applied' } } as const
const SUBMISSION = {
  ...{ readAt: null, documents: [], notes: [], goodWord: null },
  details: { firstName: 'Cara', lastName: 'Diaz', phone: null, coverLetter: null },
}

afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

async function open(language: Language, change: Partial<ReferralLookup>, query = '') {
  await openStatusPage()
  api.answer(OPEN, aLookup(change))
  api.answer(CHOOSE, '', 204)
  const page = (
    <LanguageContext value={{ language, choose: async () => {} }}>
      <ApplyPage />
    </LanguageContext>
  )
  const screen = renderPage(page, { path: `/apply/abc${query}`, route: '/apply/:token', answer: read })
  await screen.findByRole('heading', { level: 1 })
  return screen
}

// docs/rules.md#the-candidates-pages-speak-six-languages
test.each<[string, Partial<ReferralLookup>]>([
  ['an invitation', {}],
  ['a submission', { ...USED, link: 'own', application: anOwnApplication(), submission: SUBMISSION }],
])('the forms of %s keep the language that the address asks for', async (_, change) => {
  for (const [query, action, kept] of [
    ['?lang=de', '/apply/abc?lang=de', ['de']],
    ['', '/apply/abc', []],
  ] as const) {
    const { container } = await open('de', change, query)
    const forms = [...container.querySelectorAll('form')]
    expect(forms.length).toBeGreaterThan(2)
    for (const form of forms) {
      expect(form.getAttribute('action')?.replace('#question', '')).toBe(action)
      // A button that asks sends the form's fields in place of the query.
      const asks = form.querySelector('[formmethod=get]')
      const values = [...form.querySelectorAll<HTMLInputElement>('input[name=lang]')].map(({ value }) => value)
      if (asks) expect(values).toEqual([...kept])
    }
    cleanup()
  }
})

test('a language button asks for its own language, whatever the address asks for', async () => {
  const { container } = await open('de', {}, '?lang=de')
  const french = container.querySelector('button[lang=fr]')
  expect([french?.getAttribute('formaction'), french?.getAttribute('value')]).toEqual(['?lang=fr', 'fr'])
})

test('a language is kept with the link, and not with a used one of somebody else', async () => {
  await open('de', {})
  await waitFor(() => expect(api.sent(CHOOSE)).toEqual([{ language: 'de' }]))
  cleanup()
  api.forget()
  await open('de', { ...USED, link: 'own', application: anOwnApplication() })
  await waitFor(() => expect(api.sent(CHOOSE)).toEqual([{ language: 'de' }]))
  cleanup()
  api.forget()
  await open('de', USED)
  expect(api.sent(CHOOSE)).toEqual([])
})
