/** Why this server cannot read a letter that another one wrote, in words that may be written down. */
export class LetterFault extends Error {
  override name = 'LetterFault'
}
