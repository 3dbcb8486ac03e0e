import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Translation } from '@goodword/languages/texts'
import { catalogueOf } from '../../language/catalogues.ts'
import { LETTER_KINDS } from '../letter-kinds.ts'
import { invitation } from './invitation.tsx'

const ENV = { APP_URL: 'https://goodword.example', OPERATED_BY: 'Goodword Ltd', CONTACT_EMAIL: 'help@goodword.example' }
const ARABIC_NAME = '“ليلى حداد”'

const kinds = Object.entries(LETTER_KINDS).filter(([, { to }]) => to === 'candidate')
const templates = await Promise.all(kinds.map(async ([name, { template }]) => [name, await template()] as const))
const letters = templates.flatMap(([name, { previews }]) =>
  previews.map(({ variant, render }) => [variant ? `${name}: ${variant}` : name, render] as const),
)

/** The Portuguese of these tests: the English, with ⟦ ⟧ around every sentence that has a translation. */
const portuguese = catalogueOf('pt') as Map<string, Translation>
const before = [...portuguese]
beforeAll(() => {
  for (const [source] of before) portuguese.set(source, `⟦${source}⟧`)
})
afterAll(() => {
  for (const [source, translation] of before) portuguese.set(source, translation)
})

/** What our samples type, and what no language translates. */
const AS_IT_IS = [
  /“[^”]*”/g,
  /https:\S+|\S+@\S+/g,
  /Goodword|Full-time|\$120k - \$150k|1A2B-3C4D/g,
  /[A-Z][a-z]{2} \d+, 2026( \(UTC\))?/g,
]

function outsideSentences(text: string): string {
  let rest = text.replace(/\s+/g, ' ').replace(/>/g, ' ')
  for (let length = 0; length !== rest.length; ) {
    length = rest.length
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  }
  return AS_IT_IS.reduce((left, known) => left.replace(known, ' '), rest)
}

test.each(letters)('every sentence of a letter to a candidate is translated: %s', async (_, render) => {
  const { subject, text, html } = await render({ language: 'pt' })
  const [, preview = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  for (const part of [subject, preview, text]) expect(outsideSentences(part)).not.toMatch(/\p{L}/u)
})

test.each(letters)('an Arabic letter is right to left: %s', async (_, render) => {
  const { subject, html, text } = await render({ language: 'ar' })
  expect(html).toContain('<html dir="rtl" lang="ar">')
  expect(html).toMatch(/<body[^>]* dir="rtl" lang="ar"/)
  // Mail programs drop both elements, but no cell of a table.
  expect(html).toMatch(/<td dir="rtl" lang="ar"/)
  for (const part of [subject, html, text]) expect(part).toMatch(/\p{Script=Arabic}/u)
})

test('the border of a quotation is where its lines begin, whatever the language of the letter', async () => {
  const sideOf = async (message: `“${string}”`, language: 'de' | 'ar') =>
    /border-(left|right):3px/.exec(
      (await invitation.render({ ...invitation.sample, message }, { ...ENV, language })).html,
    )?.[1]
  expect(await sideOf('“Hello”', 'ar')).toBe('left')
  expect(await sideOf('“مرحبًا”', 'ar')).toBe('right')
  expect(await sideOf('“مرحبًا”', 'de')).toBe('right')
})

test('a name that is read the other way stands by itself, in HTML as an element, elsewhere in isolates', async () => {
  const props = { ...invitation.sample, referrerName: ARABIC_NAME } as const
  const german = await invitation.render(props, { ...ENV, language: 'de' })
  expect(german.subject).toStartWith(`\u2068${ARABIC_NAME}\u2069 hat Sie empfohlen: “Senior Compiler Engineer” bei`)
  expect(german.text).toContain(`\u2068${ARABIC_NAME}\u2069 hat Sie empfohlen`)
  expect(german.html).toContain(`<bdi>${ARABIC_NAME}</bdi> hat Sie empfohlen</h1>`)
  const arabic = await invitation.render(props, { ...ENV, language: 'ar' })
  expect(arabic.subject).toBe(
    `توصية بك من ${ARABIC_NAME}: \u2068“Senior Compiler Engineer”\u2069 لدى \u2068“Aurora Energy”\u2069`,
  )
  expect(arabic.html).toContain(`<h1`)
  expect(arabic.html).toContain(`توصية بك من ${ARABIC_NAME}</h1>`)
  expect(arabic.html).toContain('<strong dir="auto"><bdi>“Aurora Energy”</bdi></strong>')
  expect(german.html + arabic.html.replace(/<title>.*<\/title>/, '')).not.toMatch(/<bdi>[^<]*\u2069/)
})

test('a letter whose names are read as its language has no isolates', async () => {
  for (const language of ['en', 'de'] as const) {
    const { subject, html, text } = await invitation.render(invitation.sample, { ...ENV, language })
    for (const part of [subject, html, text]) expect(part).not.toMatch(/[\u2068\u2069]|<bdi>/)
  }
})

test('a recommender without a name, and a candidate without one, are named in the language of the letter', async () => {
  const props = { ...invitation.sample, referrerName: 'A colleague', candidateFirstName: 'there' } as const
  const { subject, text } = await invitation.render(props, { ...ENV, language: 'de' })
  expect(subject).toStartWith('Eine Person aus Ihrem Umfeld hat Sie empfohlen')
  expect(text).toContain('Guten Tag!')
  expect(text).not.toMatch(/colleague|there/)
})

test('privacy policy and terms open in the language of the letter', async () => {
  const { html } = await invitation.render(invitation.sample, { ...ENV, language: 'fr' })
  expect(html).toContain('href="https://goodword.example/privacy?lang=fr"')
  expect(html).toContain('href="https://goodword.example/terms?lang=fr"')
})
