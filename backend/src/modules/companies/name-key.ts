import unhomoglyph from 'unhomoglyph'

/** Accents, and what has no look of its own: a blank of Braille, marks around and half above a letter. */
const UNSEEN = /\p{Cf}|\p{Default_Ignorable_Code_Point}|\p{Me}|[\u{300}-\u{36f}]|\u{2800}|[\u{fe20}-\u{fe2f}]/gu

/** Small capitals and the like, which UTS 39 leaves apart and people read as the letters. */
const SMALL_CAPITALS = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢʍĸ'].map((capital, at) => [capital, 'abcdefghijklmnoprstuvwyzmk'[at] ?? '']),
)

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
 * for one another have the same key. Null for a name of marks alone.
 */
export function nameKey(name: string): string | null {
  const lettered = name.replace(/[.·®©™℠℗]/gu, '')
  // Pictures and lines beside a name are no part of it: a tick would be read as ours.
  const bare = lettered
    .split(/\s/u)
    .map(withoutPictures)
    .filter((word) => word !== '|' && word !== '¦')
    .join(' ')
  const words = looksOf(/[\p{L}\p{N}]/u.test(bare) ? bare : lettered)
    .split(/[^\p{L}\p{M}\p{N}\p{S}]+/u)
    .filter(Boolean)
  while (words.length > 1) {
    // Forms are also written apart: S A, L L C.
    const length = [1, 2, 3].find((count) => count < words.length && LEGAL_FORMS.has(words.slice(-count).join('')))
    if (!length) break
    words.length -= length
  }
  return words.join('') || null
}

/** Letters in boxes and circles are letters. */
function withoutPictures(word: string): string {
  const isPicture = (sign: string) =>
    /[\p{So}\p{Sk}]/u.test(sign) && (/[\u{2500}-\u{257f}]/u.test(sign) || !/[\p{L}\p{N}]/u.test(skeleton(sign)))
  return Array.from(word)
    .filter((sign) => !isPicture(sign))
    .join('')
}

/** What is left of a text when all that looks alike is the same: case, script, width, accents, 0 and O, 1, l and I, rn and m. */
function looksOf(text: string): string {
  const seen = text.normalize('NFKD').replace(UNSEEN, '')
  // Twice, as capitals and small letters look like different letters: I like l, m like rn.
  const plain = skeleton(skeleton(seen).toLowerCase()).toLowerCase()
  return plain.replace(/[ijɩ]/gu, 'l').replaceAll('vv', 'w')
}

function skeleton(text: string): string {
  const folded = unhomoglyph(text).normalize('NFKD')
  return Array.from(folded, (letter) => SMALL_CAPITALS.get(letter) ?? letter).join('')
}
