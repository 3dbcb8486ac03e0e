import type { Contact } from '../contact.ts'
import { decodeQuotedPrintable, isQuotedPrintable } from './quoted-printable.ts'

/** What is read of a card; pictures are long. */
const READ = new Set(['BEGIN', 'END', 'VERSION', 'FN', 'N', 'TITLE', 'ROLE', 'ORG', 'EMAIL'])

/** The lines of a card by their names, of each the first that says something; of addresses the preferred one. */
type Card = Map<string, { params: string; value: string }>

/**
 * The contacts of vCards 2.1, 3.0 and 4.0. A card that is broken or cut off has what it has.
 * @param each is called with each card, one without any name as well
 */
export function readVcards(text: string, each: (contact: Contact) => void): void {
  let card: Card | undefined
  const end = () => {
    if (card) each(contactOf(card))
    card = undefined
  }
  for (const [name, line] of unfoldedLines(text)) {
    const colon = colonOf(line)
    const value = line.slice(colon + 1)
    if (name === 'BEGIN' || name === 'END') {
      if (value.trim().toUpperCase() !== 'VCARD') continue
      end()
      if (name === 'BEGIN') card = new Map()
    } else if (card) keep(card, name, line.slice(0, colon).toUpperCase(), value)
  }
  end()
}

function keep(card: Card, name: string, params: string, value: string): void {
  const isPreferred = name === 'EMAIL' && params.includes('PREF') && !card.get(name)?.params.includes('PREF')
  if (value !== '' && (isPreferred || !card.has(name))) card.set(name, { params, value })
}

/**
 * A line that begins with a space belongs to the one before, as does one after a soft break of quoted-printable. 2.1
 * breaks lines at spaces, which stay; later versions break them anywhere.
 */
function* unfoldedLines(text: string): Generator<[name: string, line: string]> {
  let line = ''
  let name = ''
  let keepsSpace = false
  for (const next of text.split(/\r\n|\n|\r/)) {
    const isFolded = line !== '' && (next.startsWith(' ') || next.startsWith('\t'))
    if (line.endsWith('=') && isQuotedPrintable(line)) line = line.slice(0, -1) + next
    else if (isFolded && READ.has(name)) line += keepsSpace ? ` ${next.trimStart()}` : next.slice(1)
    else if (!isFolded) {
      if (READ.has(name)) yield [name, line]
      if (name === 'VERSION') keepsSpace = line.trimEnd().endsWith(':2.1')
      line = next
      name = nameIn(next)
    }
  }
  if (READ.has(name)) yield [name, line]
}

/** `item1.EMAIL;type=HOME:` is EMAIL. */
function nameIn(line: string): string {
  const colon = line.indexOf(':')
  const start = line.slice(0, colon)
  const semicolon = start.indexOf(';')
  const whole = semicolon > 0 ? start.slice(0, semicolon) : start
  const name = whole.slice(whole.lastIndexOf('.') + 1)
  return READ.has(name) ? name : name.trim().toUpperCase()
}

/** The value begins at the first colon outside of quotes. */
function colonOf(line: string): number {
  const colon = line.indexOf(':')
  if (!line.slice(0, colon).includes('"')) return colon
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return colon
}

function contactOf(card: Card): Contact {
  const textOf = (name: string) => {
    const line = card.get(name)
    return line ? decoded(line) : ''
  }
  const partsOf = (name: string) => splitParts(textOf(name)).map(plain)
  let name = plain(textOf('FN'))
  if (!name) {
    const [family = '', given = '', middle = ''] = partsOf('N')
    name = [given, middle, family].filter(Boolean).join(' ')
  }
  return {
    name,
    title: plain(textOf('TITLE')) || plain(textOf('ROLE')),
    company: partsOf('ORG')[0] ?? '',
    email: plain(textOf('EMAIL')).replace(/^mailto:/i, ''),
  }
}

function decoded({ params, value }: { params: string; value: string }): string {
  return params.includes('QUOTED-PRINTABLE') ? decodeQuotedPrintable(value, params) : value
}

/** At semicolons, but for those after a backslash. */
function splitParts(value: string): string[] {
  if (!value.includes('\\')) return value.split(';')
  const parts = ['']
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? ''
    if (sign === ';') parts.push('')
    else parts[parts.length - 1] += sign === '\\' ? sign + (value[++at] ?? '') : sign
  }
  return parts
}

/** Without backslashes, on one line. */
function plain(value: string): string {
  const unescaped = value.includes('\\') ? value.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1') : value
  return unescaped.replace(/\s{2,}|[\t\r\n]/g, ' ').trim()
}
