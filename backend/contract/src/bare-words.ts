const BEFORE = '("\'['
const BEHIND = '])"\',;:.!?'

/** What stands between spaces in a text and has a letter or a digit, without the brackets, quotes and commas around it: `c++`. */
export function bareWords(text: string): string[] {
  return text
    .split(/\s/)
    .map(bare)
    .filter((word) => /[\p{Alphabetic}0-9]/u.test(word))
}

/** No pattern does it in a time that only grows with the length of a word. */
function bare(word: string): string {
  let [start, end] = [0, word.length]
  while (start < end && BEFORE.includes(word.charAt(start))) start++
  while (end > start && BEHIND.includes(word.charAt(end - 1))) end--
  return word.slice(start, end)
}
