import { expect, test } from 'bun:test'
import { faultsOf } from './faults-of.ts'
import { sentencesIn } from './sentences-in.ts'
import { catalogueText } from './write-catalogue.ts'

test('sentences are found in calls of every translating function', () => {
  const code = `
    const a = <p title={t('One')}>{texts.t("Two {name}", { name })}</p>
    const b = tn(count, '{count} file', \`{count} files\`)
    throw new Conflict(said('Three'))
    const c = t(message)`
  expect(sentencesIn(code)).toEqual([
    { source: 'One' },
    { source: 'Two {name}' },
    { one: '{count} file', source: '{count} files' },
    { source: 'Three' },
  ])
})

test('a sentence with a number that is not written out is refused', () => {
  expect(() => sentencesIn('tn(count, one, other)')).toThrow('not written out')
})

const SENTENCES = [{ source: 'Send {what}', files: ['a.tsx'] }]
const german = (said: string) =>
  catalogueText(SENTENCES, 'de', '').replace(/msgstr ""\n$/, `msgstr ${JSON.stringify(said)}\n`)

test('a translation stays when its catalogue is brought to the code', () => {
  expect(catalogueText(SENTENCES, 'de', german('{what} senden'))).toBe(german('{what} senden'))
})

test.each([
  ['', 'has no translation'],
  ['Senden', 'has other places'],
  ['{was} senden', 'has other places'],
  ['{what} senden...', 'has "..."'],
  ['{what} : senden', 'has " :"'],
])('a translation that reads %p is a fault', (said, fault) => {
  expect(faultsOf('de.po', german(said), 'de').join()).toContain(fault)
})

test('a translation with the places of its source is no fault', () => {
  expect(faultsOf('de.po', german('{what} senden'), 'de')).toEqual([])
})
