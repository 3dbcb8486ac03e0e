import type { Contact } from '../contact.ts'

/** What ends the name, and what ends the title: "at" before all. */
const AFTER_NAME = [',', ';', '\t', ' - ', ' – ', ' — ', ' | ', ': ']
const [AT, AFTER_TITLE] = [
  [' at ', ' @ '],
  [';', '\t', ',', ' | ', ' - '],
]
/** More is no line about one person. */
const LETTERS_MAX = 500

/** A contact a line: "Ada Lovelace, Staff Nurse at Aurora", with an address anywhere in it. */
export function readLines(text: string, each: (contact: Contact) => void): void {
  for (const line of text.split(/\r\n|\n|\r/)) {
    const words = line.trim().slice(0, LETTERS_MAX)
    if (words) each(contactOf(words))
  }
}

function contactOf(line: string): Contact {
  const address = line.split(/[\s<>,;()"]/).find(isAddress) ?? ''
  const withoutAddress = address ? line.replace(address, '').replace(/<\s*>|\(\s*\)/g, '') : line
  const [name, rest] = cut(withoutAddress.replace(/^[-*•]\s+/, ''), AFTER_NAME)
  const [title, company] = cut(rest, AT.some((sign) => rest.includes(sign)) ? AT : AFTER_TITLE)
  return { name, title, company, email: address.replace(/^mailto:/i, '') }
}

function isAddress(word: string): boolean {
  const at = word.indexOf('@')
  return at > 0 && word.lastIndexOf('.') > at
}

/** At the sign that comes first. */
function cut(text: string, signs: readonly string[]): [string, string] {
  const found = signs
    .map((sign) => ({ sign, at: text.indexOf(sign) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]
  if (!found) return [trimmed(text), '']
  return [trimmed(text.slice(0, found.at)), trimmed(text.slice(found.at + found.sign.length))]
}

function trimmed(text: string): string {
  return text
    .replace(/^[\s,;]+/, '')
    .trim()
    .replace(/[,;]$/, '')
}
