import { afterEach, expect, test } from 'bun:test'
import { keepInCookie } from '../cookies/keep-in-cookie.ts'
import { readsEnglish } from './reads-english.ts'

const usual = navigator.language
const prefer = (language: string) =>
  Object.defineProperty(navigator, 'language', { value: language, configurable: true })
afterEach(() => {
  prefer(usual)
  keepInCookie('lang', 'en')
})

test.each([
  ['en-US', undefined, true],
  ['en', 'en', true],
  ['de-DE', undefined, false],
  ['en-US', 'de', false],
] as const)('a browser that prefers %s, with %p chosen before, reads English: %p', (preferred, chosen, is) => {
  prefer(preferred)
  if (chosen) keepInCookie('lang', chosen)
  expect(readsEnglish()).toBe(is)
})
