import { formatCount } from '@goodword/shared-ui/formats.ts'
import type { ReadCounts } from '../contact-book.ts'
import { CONTACTS_MAX } from '../limits.ts'

/** What became of contacts that were read, in a sentence or some. */
export function readNews(what: string, { added, known, nameless, beyond }: ReadCounts): string {
  const sentences = [`${contacts(added)} read from ${what}.`]
  if (known > 0) sentences.push(`${formatCount(known)} more ${known === 1 ? 'was' : 'were'} there already.`)
  if (nameless > 0)
    sentences.push(`${formatCount(nameless)} without a name ${nameless === 1 ? 'was' : 'were'} left out.`)
  if (beyond > 0)
    sentences.push(`Only ${formatCount(CONTACTS_MAX)} contacts are kept; ${formatCount(beyond)} were left out.`)
  return sentences.join(' ')
}

/** '1 contact', '2 contacts'. */
export function contacts(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'contact' : 'contacts'}`
}
