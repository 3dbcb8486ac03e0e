import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { ReferralLookup } from '@goodword/contract/referrals'
import type { Language } from '@goodword/languages/languages'
import { LanguageContext } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
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

/** A call that began before is known. */
const settled = () => fetch(`${api.url}settled`)

/** Changes the language of the open page. */
let choose: (language: Language) => void = () => {}

function Speaking({ first }: { first: Language }) {
  const [language, setLanguage] = useState(first)
  choose = setLanguage
  return (
    <LanguageContext value={{ language, choose: async () => {} }}>
      <ApplyPage />
    </LanguageContext>
  )
}

async function open(language: Language, change: Partial<ReferralLookup>, query = '') {
  await openStatusPage()
  api.answer(OPEN, aLookup(change))
  api.answer(CHOOSE, '', 204)
  const screen = renderPage(<Speaking first={language} />, {
    path: `/apply/abc${query}`,
    route: '/apply/:token',
    answer: read,
  })
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
  fireEvent.scroll(window)
  await waitFor(() => expect(api.sent(CHOOSE)).toEqual([{ language: 'de' }]))
  cleanup()
  api.forget()
  await open('de', { ...USED, link: 'own', application: anOwnApplication() })
  fireEvent.scroll(window)
  await waitFor(() => expect(api.sent(CHOOSE)).toEqual([{ language: 'de' }]))
  cleanup()
  api.forget()
  await open('de', USED)
  fireEvent.scroll(window)
  await settled()
  expect(api.sent(CHOOSE)).toEqual([])
})

test('to open an address keeps no language with the link, before there is a sign of a person', async () => {
  await open('de', {}, '?lang=de')
  await settled()
  expect(api.sent(CHOOSE)).toEqual([])
  fireEvent.pointerMove(document.body)
  await waitFor(() => expect(api.sent(CHOOSE)).toEqual([{ language: 'de' }]))
})

test('English that stands in for another language is kept where it was asked for alone', async () => {
  for (const [query, kept] of [
    ['', []],
    ['?lang=de', []],
    ['?lang=en', [{ language: 'en' }]],
  ] as const) {
    await open('en', { language: 'de' }, query)
    fireEvent.scroll(window)
    await settled()
    await waitFor(() => expect(api.sent(CHOOSE)).toEqual([...kept]))
    cleanup()
    api.forget()
  }
})

test('a language that is changed on the page is kept at once, English too', async () => {
  await open('de', { language: 'de' })
  act(() => choose('en'))
  await waitFor(() => expect(api.sent(CHOOSE)).toEqual([{ language: 'en' }]))
})
