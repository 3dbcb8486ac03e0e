import { afterEach, expect, test } from 'bun:test'
import type { Installation } from '@goodword/contract/installation'
import { LANGUAGES, type Language } from '@goodword/languages/languages'
import { keyOf } from '@goodword/languages/texts'
import { addTexts, LanguageContext } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { PrivacyPage } from './privacy-page.tsx'
import { TermsPage } from './terms-page.tsx'

afterEach(cleanup)

const PAGES = [
  ['terms', TermsPage],
  ['privacy policy', PrivacyPage],
] as const
const NOBODY = { operatedBy: null, operatedAt: null, contactEmail: null, model: null }
const SOMEBODY = { operatedBy: 'Fernway Ltd', operatedAt: '1 Quay', contactEmail: 'help@fernway.example', model: null }
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en')

/** Each sentence of a catalogue with its translation. */
async function catalogueOf(language: Language): Promise<[source: string, said: string][]> {
  const { default: text }: { default: string } = await import(`../texts/${language}.po`, { with: { type: 'text' } })
  return [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, source = '', said = '']) => [source, said])
}

function shown(Page: () => React.JSX.Element, language: Language, installation: Installation = NOBODY) {
  const page = (
    <LanguageContext value={{ language, choose: async () => {} }}>
      <Page />
    </LanguageContext>
  )
  return renderPage(page, { replies: { '/api/installation': installation } }).container
}

test.each(PAGES)('every text of the %s is within a translated sentence', async (_, Page) => {
  const wrapped = (await catalogueOf('fr')).map(([source]) => [keyOf(source), `⟦${source}⟧`])
  addTexts('fr', Object.fromEntries(wrapped))
  for (const installation of [NOBODY, SOMEBODY, { ...SOMEBODY, operatedAt: null }]) {
    const page = shown(Page, 'fr', installation)
    expect(document.title).toMatch(/^⟦[^⟦⟧]+⟧ · Goodword$/)
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (element?.dataset.testid === 'path') continue
      expect(element?.closest('p, h1, h2')?.textContent).toMatch(/^⟦[^⟦⟧]+⟧$/)
    }
    cleanup()
  }
})

test.each(TRANSLATED)('a translated legal page says that the English one binds: %s', async (language) => {
  const catalogue = await catalogueOf(language)
  addTexts(language, Object.fromEntries(catalogue.map(([source, said]) => [keyOf(source), said])))
  const [, said = ''] = catalogue.find(([source]) => source.includes('is binding')) ?? []
  for (const [, Page] of PAGES) {
    const link = shown(Page, language).querySelector('a[hreflang="en"]')
    expect(link?.getAttribute('href')).toBe('?lang=en')
    expect(link?.closest('p')?.textContent).toBe(said.replace(/<\/?english>/g, ''))
    cleanup()
  }
})

test.each(PAGES)('the English %s says nothing about translations', (_, Page) => {
  expect(shown(Page, 'en').querySelector('a[hreflang]')).toBeNull()
})

test.each(TRANSLATED)('a translated legal text has the numbers of the English one: %s', async (language) => {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted()
  for (const [source, said] of await catalogueOf(language))
    expect([said, numbers(said)]).toEqual([said, numbers(source)])
})
