import { expect, test } from 'bun:test'
import { nameKey } from './name-key.ts'

test.each([
  ['case', 'AURORA ENERGY', 'Aurora Energy'],
  ['spaces', 'A u r o r a  Energy', 'Aurora Energy'],
  ['punctuation', 'Aurora-Energy!', 'Aurora Energy'],
  ['a trademark', 'Aurora™ Energy®', 'Aurora Energy'],
  ['a zero-width space', 'Auro\u200bra Energy', 'Aurora Energy'],
  ['a joiner', 'Auro\u200dra Energy', 'Aurora Energy'],
  ['a soft hyphen', 'Auro\u00adra Energy', 'Aurora Energy'],
  ['a selector of a variant', 'Aurora Energy\ufe0f', 'Aurora Energy'],
  ['a Mongolian selector', 'Aurora\u180bEnergy', 'Aurora Energy'],
  ['a Hangul filler', 'Aurora\u3164Energy', 'Aurora Energy'],
  ['an empty Braille cell', 'Aurora Energy\u2800', 'Aurora Energy'],
  ['a circle around a letter', 'Aurora Energy\u20dd', 'Aurora Energy'],
  ['half a mark', 'Aurora Energy\ufe20', 'Aurora Energy'],
  ['a square around a Chinese letter', '北京\u20de科技', '北京科技'],
  ['half a mark on a Chinese letter', '北京\ufe20科技', '北京科技'],
  ['a mark of another script', 'Aurora\u0e31 Energy \u0301\u0941', 'Aurora Energy'],
  ['a bar that stands alone', '| Aurora Energy |', 'Aurora Energy'],
  ['a line', 'Aurora Energy ─', 'Aurora Energy'],
  ['a dash', 'Aurora—Energy―', 'Aurora Energy'],
  ['an operator', 'Aurora∙Energy ~', 'Aurora Energy'],
  ['a tick', 'Aurora Energy ✅', 'Aurora Energy'],
  ['a tick after a legal form', 'Aurora Energy Inc ✔️', 'Aurora Energy'],
  ['a green circle', '🟢Aurora Energy🟢', 'Aurora Energy'],
  ['white letters on black', '🅰urora 🅔nergy', 'Aurora Energy'],
  ['letters of flags', '🇦urora Energy', 'Aurora Energy'],
  ['a symbol like a letter', 'Aurora ℮nergy', 'Aurora Energy'],
  ['Cyrillic letters', 'Аurоrа Еnеrgу', 'Aurora Energy'],
  ['Cyrillic letters alone', 'раураӏ', 'PayPal'],
  ['Cyrillic letters like small capitals', 'Kітewоrкs', 'Kiteworks'],
  ['Greek letters', 'Αυrοrα Εnergy', 'Aurora Energy'],
  ['Armenian and Cherokee letters', 'Ꭺurօra Energy', 'Aurora Energy'],
  ['full width', 'Ａｕｒｏｒａ　Ｅｎｅｒｇｙ', 'Aurora Energy'],
  ['letters of mathematics', '𝐀𝐮𝐫𝐨𝐫𝐚 𝓔𝓷𝓮𝓻𝓰𝔂', 'Aurora Energy'],
  ['letters in boxes', '🄰urora Energy', 'Aurora Energy'],
  ['small capitals', 'ᴀᴜʀᴏʀᴀ ᴇɴᴇʀɢʏ', 'Aurora Energy'],
  ['ligatures', 'ﬁnance', 'finance'],
  ['accents', 'Áurora Énergy', 'Aurora Energy'],
  ['0 for O', 'Aur0ra Energy', 'Aurora Energy'],
  ['1 for l', 'Goog1e', 'Google'],
  ['I for l', 'GoogIe', 'Google'],
  ['| for l', '|umen', 'Lumen'],
  ['i for l', 'iumen', 'Lumen'],
  ['rn for m', 'Lurnen', 'LUMEN'],
  ['vv for w', 'Kitevvorks', 'KITEWORKS'],
  ['Inc', 'Aurora Energy, Inc.', 'Aurora Energy'],
  ['GmbH & Co. KG', 'Aurora Energy GmbH & Co. KG', 'Aurora Energy'],
  ['S.A.', 'Aurora Energy S.A.', 'Aurora Energy'],
  ['S A', 'Aurora Energy S A', 'Aurora Energy'],
  ['Ltd in Cyrillic', 'Aurora Energy Ltԁ', 'Aurora Energy'],
])('%s makes no difference between "%s" and "%s"', (_, one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
  expect(nameKey(other)).not.toBeNull()
})

test.each([
  ['Aurora Energy', 'Aurora Energy Berlin'],
  ['Aurora', 'Aurore'],
  ['Costco', 'Cost'],
  ['Inc', 'Co'],
  ['北京科技', '上海科技'],
  ['राम', 'रमा'],
  ['की', 'के'],
  ['ハス', 'バス'],
  ['C++ Guild', 'C Guild'],
  ['🟢🟢', '🔵'],
])('"%s" and "%s" are different names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})

test('a name of punctuation alone is like no other', () => {
  expect(nameKey('!!!')).toBeNull()
})
