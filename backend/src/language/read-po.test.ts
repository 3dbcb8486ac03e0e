import { expect, test } from 'bun:test'
import { readPo } from './read-po.ts'

const HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'

test('a catalogue is read by its English, a plural by the form of all other numbers', () => {
  const text = `${HEADER}#. On the button.\nmsgid "Send"\nmsgstr "Senden"\n\nmsgid "{count} day"\nmsgid_plural "{count} days"\nmsgstr[0] "{count} Tag"\nmsgstr[1] "{count} Tage"\n`
  expect([...readPo(text, 'de')]).toEqual([
    ['Send', 'Senden'],
    ['{count} days', { one: '{count} Tag', other: '{count} Tage' }],
  ])
})

test('Arabic has six forms', () => {
  const forms = ['صفر', 'واحد', 'اثنان', 'قليل', 'كثير', 'غير ذلك']
  const text = `${HEADER}msgid "{count} day"\nmsgid_plural "{count} days"\n${forms.map((form, at) => `msgstr[${at}] "${form}"`).join('\n')}\n`
  const [, plural] = [...readPo(text, 'ar')][0] ?? []
  expect(plural).toEqual(
    Object.fromEntries(['zero', 'one', 'two', 'few', 'many', 'other'].map((form, at) => [form, forms[at]])),
  )
})

test('a sentence that is not translated yet is left out', () => {
  expect([...readPo(`${HEADER}msgid "Send"\nmsgstr ""\n`, 'de')]).toEqual([])
})
