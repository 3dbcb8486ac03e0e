/** Whether a word is looked for with a typo, too: of shorter ones, and of numbers, another is another word. */
export function mayHaveTypo(word: string): boolean {
  return /^\p{L}{5,32}$/u.test(word)
}
