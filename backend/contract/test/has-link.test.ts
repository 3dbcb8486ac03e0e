import { expect, test } from 'bun:test'
import { hasLink } from '../src/has-link.ts'

// docs/rules.md#a-no-has-words-of-its-own
test.each([
  'https://evil.com',
  'ftp://files',
  'evil.com',
  'See EVIL.COM, please',
  'evil.com/path?x=1',
  'evil.com:8080',
  'a.b.evil.co.uk.',
  'evil．com',
  'evil。net',
  'пример.рф',
  'evil.xn--p1ai',
  'www.evil',
  'mailto:you',
  'me@home',
  'evil-asp.net',
  'asp.net.evil.com',
  'short.ly',
  'evil.io',
])('%p has what a mail program makes a link of', (text) => expect(hasLink(text)).toBe(true))

test.each([
  'You know Node.js, vue.js and Next.js well.',
  'We need more ASP.NET, VB.NET or .NET experience',
  'asp.net core',
  'Thank you.It was good to meet you.',
  'We liked it.Best regards',
  'At 9.30 a.m., e.g. on Monday, i.e. soon',
  'ありがとうございます。よろしく',
  'Спасибо.Нам понравилось',
  'your package.json',
  'the comet.company',
  'C++, C# and F#',
])('%p has none', (text) => expect(hasLink(text)).toBe(false))
