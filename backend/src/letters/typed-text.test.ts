import { describe, expect, test } from 'bun:test'
import { quoted, quotedLines } from '@goodword/contract/quoted'
import fc from 'fast-check'
import { LinkifyIt } from 'linkify-it'
import { find } from 'linkifyjs'
import { addressedAs, typedLine, typedText } from './typed-text.ts'
import { typedWords } from './typed-words.ts'

const linkify = new LinkifyIt().set({ fuzzyIP: true })
/** What two well-known finders of links see in a text. */
const linksIn = (text: string) =>
  [...(linkify.match(text) ?? []), ...find(text)].map(({ href, url }: { href?: string; url?: string }) => href ?? url)

const TYPED = [
  'https://evil.example/path',
  'evil.com',
  'kim@evil.com',
  'mailto:kim@evil.com',
  '//evil.com',
  'https:\\\\evil.com',
  'tel:+15550100',
  '1.2.3.4',
  'i❤️.ws',
  'cafe´.com',
  'evil．com',
  'evil。com',
  'evil｡com',
  'evil﹒com',
  'evil․com',
  'e\u00advil.\u00adcom',
  'evil\u200d.\u200dcom',
  'evil.\u200ccom',
  'कंपनी.भारत',
  'ईमेल@कंपनी.भारत',
  'شركة.موقع',
  'компания.рф',
  'kim＠evil．com',
  'https：／／evil.com',
  'a.b.c.d.evil.co.uk?x=1#y',
]

describe('typed text in letters', () => {
  test.each(TYPED)('mail clients find no link in typed text: %s', (typed) => {
    const sent = typedText(`Look: ${typed} and (${typed}).`)
    expect(linksIn(sent)).toEqual([])
    // The rule, whatever a client takes for a link: after each joint there is a break, a space or the end.
    const joints = /[.@:\p{Sentence_Terminal}](?![\s\u200b]|$)|[/\\]{2}/u
    expect(joints.test(sent.normalize('NFKC'))).toBe(false)
  })

  test('no typed text becomes a link', () => {
    const pieces = [
      '.',
      '@',
      ':',
      '/',
      '\\',
      '。',
      '．',
      '｡',
      '＠',
      '：',
      '／',
      'evil',
      'com',
      'www',
      'https',
      '1',
      '❤️',
      'भा',
      '\u00ad',
      '\u200c',
      '\u200d',
      '\u202e',
      ' ',
      '-',
      '´',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (typed) => {
        expect(linksIn(typedText(typed.join('')))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['Ms. Lee, see you at 10 - or later!', 'Ms. Lee, see you at 10 - or later!'],
    ["Kim O'Brien-Park, UI/UX, R&D, C++", "Kim O'Brien-Park, UI/UX, R&D, C++"],
    ['\u202eabc\u2066 d\u00adef\u{e0041}', 'abc def'],
    ['👩‍👩‍👧 ❤️ نمی‌خواهم', '👩‍👩‍👧 ❤️ نمی‌خواهم'],
    ['one\r\ntwo', 'one\ntwo'],
  ])('typed text keeps its meaning: %j', (typed, read) => expect(typedText(typed)).toBe(read))

  test('no typed text ends its quotation', () => {
    const pieces = ['"', '”', '“', '«', "'", '’', ' ', '\n', 'Cook', 'pays.']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (typed) => {
        for (const text of [quoted(typed.join('')), quotedLines(typed.join(''))])
          expect(text).toMatch(/^“([^"“”«»'’]|['’](?!['’]))*”$/)
        expect(quoted(typed.join(''))).not.toContain('\n')
      }),
    )
  })

  test.each([
    ['Kim Park', 'Kim'],
    [" D'Arcy-Jane ", "D'Arcy-Jane"],
    ['J. Doe', 'J.'],
    ['محمد‌رضا', 'محمد‌رضا'],
    ['', 'there'],
    ['Kim, you won', 'there'],
    ['evil.example', 'there'],
    ['$90,000', 'there'],
    ['“Kim”', 'there'],
  ])('a letter addresses %j as %s', (name, addressed) => expect(addressedAs(name)).toBe(addressed))

  test.each([
    ['Cook "X"', "“Cook 'X'”"],
    ["“Cook 'X'”", "“Cook 'X'”"],
    ['“Cook” pays “Chef”', "“Cook' pays 'Chef”"],
  ])('words kept with a letter are read in quotes, once: %s', (kept, read) =>
    expect(String(typedWords.parse(kept))).toBe(read),
  )

  test('typed text in a header is one line', () => {
    expect(typedLine(' Kim\r\nBcc: x ')).toBe('Kim Bcc: x')
  })
})
