import { inEnglish, type Said } from '@goodword/languages/texts'

/** Why what was given cannot be read, in a sentence for the person. */
export class ContactsProblem extends Error {
  readonly sentence: Said

  constructor(sentence: Said) {
    super(inEnglish(sentence))
    this.sentence = sentence
  }
}
