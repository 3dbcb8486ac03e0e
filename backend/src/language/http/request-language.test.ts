import { expect, test } from 'bun:test'
import { callLanguage, requestLanguage } from './request-language.ts'

const asked = (headers: Record<string, string>) => new Request('https://goodword.example/apply/x', { headers })

test.each([
  ['de-AT,en;q=0.5', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['pt-BR', 'pt'],
  ['zh,ar;q=0.2', 'ar'],
  ['zh-CN', 'en'],
  ['fr;q=0', 'en'],
  [`${'x,'.repeat(300)}de`, 'en'],
  ['<script>', 'en'],
  ['', 'en'],
])('a browser that prefers %p reads %s', (header, language) => {
  expect(requestLanguage(asked({ 'accept-language': header }))).toBe(language as 'en')
})

test('the language that was chosen in a browser is before the one it prefers, on pages alone', () => {
  const both = asked({ cookie: 'lang=ar', 'accept-language': 'de' })
  expect([requestLanguage(both), callLanguage(both)]).toEqual(['ar', 'de'])
})

test('an unknown language in the cookie is as none', () => {
  expect(requestLanguage(asked({ cookie: 'lang=tlh', 'accept-language': 'fr' }))).toBe('fr')
})
