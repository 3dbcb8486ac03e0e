import unhomoglyph from 'unhomoglyph'

/** What UTS 39 leaves apart and people read as the letters: small capitals, white letters on black, letters of flags. */
const LETTERS = new Map([
  ...[...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢʍĸ'].map((capital, at) => [capital, 'abcdefghijklmnoprstuvwyzmk'[at] ?? ''] as const),
  ...[0x1f150, 0x1f170, 0x1f1e6].flatMap((a) =>
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [String.fromCodePoint(a + at), letter] as const),
  ),
])

/** What says of a company what it is in law, at the end of its name. */
const LEGAL_FORMS = new Set(
  [
    ...[
      'inc',
      'incorporated',
      'llc',
      'llp',
      'lp',
      'ltd',
      'limited',
      'plc',
      'pty',
      'corp',
      'corporation',
      'co',
      'company',
    ],
    ...['gmbh', 'ag', 'kg', 'kgaa', 'ug', 'ohg', 'se', 'sa', 'sas', 'sarl', 'sl', 'slu', 'srl', 'spa', 'bv', 'nv'],
    ...['ab', 'as', 'asa', 'aps', 'oy', 'oyj', 'kk', 'sro', 'zoo', 'lda', 'ltda'],
  ].map(looksOf),
)

/**
 * How names of companies are compared (docs/rules.md#names-that-look-like-a-proven-one-are-refused): two names that people may take
 * for one another have the same key. Null for a name of punctuation alone.
 */
export function nameKey(name: string): string | null {
  const spelled = lettersOf(name.replace(/[.·®©™℠℗]/gu, '')).split(' ')
  // A mark that stands alone is no letter, whatever it looks like.
  const readable = spelled.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ')
  const words = looksOf(readable)
    .split(/[^\p{L}\p{M}\p{N}\p{S}]+/u)
    .filter(Boolean)
  while (words.length > 1) {
    // Forms are also written apart: S A, L L C.
    const length = [1, 2, 3].find((count) => count < words.length && LEGAL_FORMS.has(words.slice(-count).join('')))
    if (!length) break
    words.length -= length
  }
  return words.join('') || name.replace(/\P{S}/gu, '') || null
}

/** A text without what is not seen, accents, and punctuation and symbols that look like no Latin letter. Plus signs stay: C++. */
function lettersOf(text: string): string {
  const seen = text
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Me}]|[\u{300}-\u{36f}]|[\u{fe20}-\u{fe2f}]/gu, '')
  // In other scripts marks are vowels, which names differ by.
  return seen
    .replace(
      /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Z}\p{P}\p{S}])\p{M}+/gu,
      '$1',
    )
    .replace(
      /[\p{P}\p{S}]/gu,
      (mark) => LETTERS.get(mark) ?? (mark === '+' || /^[a-z]/i.test(skeleton(mark)) ? mark : ' '),
    )
    .replace(/\p{Z}/gu, ' ')
}

/** What is left of a text when all that looks alike is the same: case, script, width, accents, 0 and O, 1, l and I, rn and m. */
function looksOf(text: string): string {
  // Twice, as capitals and small letters look like different letters: I like l, m like rn.
  const plain = skeleton(skeleton(text).toLowerCase()).toLowerCase()
  return plain.replace(/[ijɩ]/gu, 'l').replaceAll('vv', 'w')
}

function skeleton(text: string): string {
  const folded = unhomoglyph(text).normalize('NFKD')
  return Array.from(folded, (letter) => LETTERS.get(letter) ?? letter).join('')
}
