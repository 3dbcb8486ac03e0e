import type { Contact } from '../contact.ts'
import { readLines } from './read-lines.ts'
import { findTable, readTable } from './read-table.ts'
import { readVcards } from './read-vcards.ts'

/**
 * Reads contacts from a text, whatever it is: vCards, a table with a heading, or a contact a line.
 * @param each is called with every contact, one without a name as well
 */
export function readContacts(text: string, each: (contact: Contact) => void): void {
  const start = text.slice(0, 1000).trimStart().toUpperCase()
  const isVcards = start.startsWith('BEGIN:VCARD')
  const table = isVcards ? undefined : findTable(text)
  if (isVcards) readVcards(text, each)
  else if (table) readTable(text, table, each)
  else readLines(text, each)
}
