import { said } from '@goodword/languages/texts'
import { hasLink } from './has-link.ts'
import { phoneIn } from './phone-in.ts'
import { tokensOf } from './word-tokens.ts'

/** What in a question tells who asks it (docs/rules.md#a-question-can-be-asked-before-applying), in the words that point it out. */
export const CONTACT_SENTENCES = {
  email: said(
    'This looks like an email address. The company could tell from it who you are. Change it, or send it anyway.',
  ),
  phone: said(
    'This looks like a telephone number. The company could tell from it who you are. Change it, or send it anyway.',
  ),
  link: said('This looks like a link. The company could tell from it who you are. Change it, or send it anyway.'),
  handle: said(
    'This looks like a name from a social network. The company could tell from it who you are. Change it, or send it anyway.',
  ),
  name: said('This has your name in it. The company could tell from it who you are. Change it, or send it anyway.'),
} as const
export type Contact = keyof typeof CONTACT_SENTENCES

const EMAIL = /[\p{L}\p{N}]@[\p{L}\p{N}]|[([{] ?at ?[)\]}]/iu
const HANDLE = /(?<![^\s(])@[\p{L}\p{N}]/u
/** Shorter names are words of many sentences. */
const NAME_MIN = 3

/**
 * The first thing in a text by which a company could tell who wrote it.
 * @param name by which the writer was invited
 */
export function contactIn(text: string, name: { firstName: string; lastName: string }): Contact | undefined {
  const plain = text.normalize('NFKC')
  const tokens = tokensOf(plain)
  if (EMAIL.test(plain)) return 'email'
  if (hasLink(plain)) return 'link'
  if (phoneIn(plain, tokens)) return 'phone'
  if (HANDLE.test(plain)) return 'handle'
  const capital = tokens.filter(({ start }) => isCapital(plain.charAt(start)))
  const words = new Set(capital.map(({ word }) => word))
  // A first name may be a word, such as 'Will': it counts at the end, where one signs.
  const isSigned = partsOf(name.firstName).includes(capital.find((one) => one === tokens.at(-1))?.word ?? '')
  return isSigned || partsOf(name.lastName).some((part) => words.has(part)) ? 'name' : undefined
}

const isCapital = (letter: string) => letter !== letter.toLowerCase()
const partsOf = (name: string) =>
  tokensOf(name.normalize('NFKC')).flatMap(({ word }) => (word.length >= NAME_MIN ? word : []))
