import { expect, test } from 'bun:test'
import type { Language } from '@goodword/languages/languages'
import { isTranslation } from './is-translation.ts'

const POSTING = 'You bake bread from 4 am to 12 pm. We pay 95,000 dollars a year since 2019. Ask [[1]].'
const GERMAN = 'Sie backen Brot von 4 bis 12 Uhr. Wir zahlen seit 2019 95.000 Dollar im Jahr. Fragen Sie [[1]].'

test.each<[string, Language, string, boolean]>([
  ['another way to write numbers', 'de', GERMAN, true],
  ['a blank in numbers', 'fr', 'Vous faites du pain. Depuis 2019, 95 000 dollars par an. Demandez [[1]].', true],
  [
    'digits and a script of its own',
    'ar',
    'تخبز الخبز من ٤ إلى ١٢. ندفع ٩٥٬٠٠٠ دولار في السنة منذ ٢٠١٩. اسأل [[1]].',
    true,
  ],
  ['hours of another clock', 'de', GERMAN.replace('4 bis 12', '16 bis 24'), true],
  ['another amount', 'de', GERMAN.replace('95.000', '96.000'), false],
  ['an amount more', 'de', `${GERMAN} Sie zahlen 500 Dollar.`, false],
  ['an amount less', 'de', GERMAN.replace('95.000', 'viele'), false],
  ['a placeholder less', 'de', GERMAN.replace('[[1]]', 'uns'), false],
  ['a placeholder more', 'de', `${GERMAN} [[2]]`, false],
  ['another script', 'ar', GERMAN, false],
  ['a text that is too long', 'de', `${GERMAN} ${'Wir backen gerne. '.repeat(50)}`, false],
  ['a text that is too short', 'de', '2019 95.000 [[1]]', false],
])('a translation with %s', (_, language, answer, isOne) => {
  expect(isTranslation(language, answer, POSTING, false)).toBe(isOne)
})

test('the end of a translation that was cut is not missed, and nothing is added to it', () => {
  expect(isTranslation('de', 'Sie backen Brot.', POSTING, true)).toBe(true)
  expect(isTranslation('de', 'Sie backen Brot für 500 Dollar.', POSTING, true)).toBe(false)
})
