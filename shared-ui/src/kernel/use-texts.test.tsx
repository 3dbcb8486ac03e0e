import { afterEach, expect, test } from 'bun:test'
import { keyOf } from '@goodword/languages/texts'
import { addTexts, LanguageContext, useTexts } from '@goodword/shared-ui/kernel'
import { cleanup, render } from '@testing-library/react'

afterEach(cleanup)
addTexts('de', {
  [keyOf('{company} agreed to <terms>our terms of {day}</terms>.')]:
    '<terms>Unseren Bedingungen vom {day}</terms> hat {company} zugestimmt.',
  [keyOf('{count} loaves')]: { one: '{count} Laib', other: '{count} Laibe' },
})

function Sentences() {
  const { t, tn } = useTexts()
  return (
    <>
      <p>
        {t('{company} agreed to <terms>our terms of {day}</terms>.', {
          company: <bdi>Crumb</bdi>,
          day: <b>Mar 5</b>,
          terms: (words) => <a href="/terms">{words}</a>,
        })}
      </p>
      <p>{tn(1, '{count} loaf', '{count} loaves')}</p>
      <p>{tn(3, '{count} loaf', '{count} loaves')}</p>
      <p>{t('Not translated, {name}', { name: 'Ada' })}</p>
    </>
  )
}

const shown = (language: 'en' | 'de' | 'fr') =>
  render(
    <LanguageContext value={{ language, choose: async () => {} }}>
      <Sentences />
    </LanguageContext>,
  ).container.innerHTML

test('a sentence is in the language of the page, with names and marked words as elements in its own order', () => {
  expect(shown('de')).toBe(
    '<p><a href="/terms">Unseren Bedingungen vom <b>Mar 5</b></a> hat <bdi>Crumb</bdi> zugestimmt.</p><p>1 Laib</p><p>3 Laibe</p><p>Not translated, Ada</p>',
  )
})

test('a sentence without a translation is English', () => {
  const english =
    '<p><bdi>Crumb</bdi> agreed to <a href="/terms">our terms of <b>Mar 5</b></a>.</p><p>1 loaf</p><p>3 loaves</p><p>Not translated, Ada</p>'
  expect([shown('en'), shown('fr')]).toEqual([english, english])
})
