import { expect, test } from 'bun:test'
import { applicationNumber, numberIn } from '@goodword/contract/application-number'

const ID = '019aceb2-7c31-7c9b-8f10-52e31a2b3c4d'

// docs/rules.md#an-application-has-a-number
test('the number of an application is the random end of its id', () => {
  expect(applicationNumber(ID)).toBe('1A2B-3C4D')
})

test.each(['1A2B-3C4D', '1a2b3c4d', ' 1A2B 3C4D '])('the number is read as it is quoted: %p', (text) => {
  expect(ID.endsWith(numberIn(text) ?? 'none')).toBe(true)
})

test.each(['', 'Cara Diaz', '1A2B', '1A2B-3C4D-5E', '1A2G-3C4D'])('%p is no number of an application', (text) => {
  expect(numberIn(text)).toBeUndefined()
})
