import { expect, test } from 'bun:test'
import { typedText } from './typed-text.ts'

test.each([
  ['an email address', 'Write to kim.lee@example.org, please.', 'Write to [[1]], please.'],
  ['a link', 'See https://fernway.example/jobs?a=1 or fernway.com.', 'See [[1]] or [[2]].'],
  ['a telephone number', 'Call +44 20 7946 0958 or (0)20-7946 0000 now.', 'Call +[[1]] or ([[2]] now.'],
  ['a name, in any case and with accents', 'Zoë and ZOE ask Kim', '[[1]] and [[2]] ask [[3]]'],
  ['a name in a script without blanks', '我推荐王小明先生', '我推荐[[1]]先生'],
  ['what looks like a placeholder', 'Say [[2]] or [[9]]x.', 'Say [[1]] or [[2]]'],
])('a model does not read %s', (_, text, masked) => {
  const typed = typedText(text, ['Zoë Kim', '王小明'])
  expect(String(typed.text)).toBe(masked)
  expect(typed.restore(typed.text)).toBe(text)
})

test('years, amounts and names of software are read', () => {
  const text = 'Since 2019, Node.js and ASP.NET, 40 hours, 95,000 dollars.'
  expect(String(typedText(text, ['A B']).text)).toBe(text)
})

test('an answer with a number that nothing stands for is not used', () => {
  expect(typedText('Ask kim@example.org', []).restore('Ask [[2]]')).toBeUndefined()
})
