import type { Contact } from './contact.ts'
import { CONTACTS_MAX } from './limits.ts'
import type { SharedTitle } from './titles/title-group.ts'
import type { TitleMatcher } from './titles/title-matcher.ts'
import { folded } from './titles/title-words.ts'

/** What became of the contacts that were read. */
export interface ReadCounts {
  added: number
  /** There already, word for word. */
  known: number
  /** Without a name and an address. */
  nameless: number
  /** Beyond what is kept. */
  beyond: number
}

/** A contact as it is shown. */
export interface FoundContact extends Contact {
  /** Names it among the contacts. */
  id: number
  shared: SharedTitle | undefined
}

export interface Found {
  contacts: FoundContact[]
  /** How many there are in all. */
  total: number
}

interface Entry extends Contact {
  id: number
  /** The name as it is sorted and searched by. */
  key: string
}

/** The contacts that were read, by the alphabet, for as long as they are kept. */
export class ContactBook {
  #entries: Entry[] = []
  readonly #keys = new Set<string>()
  #isSorted = true

  get size(): number {
    return this.#entries.length
  }

  /** Takes one contact, and counts it. Without a name it goes by its address. */
  add(contact: Contact, counts: ReadCounts): void {
    const { title, company, email } = contact
    const name = contact.name || email
    const key = folded(name)
    const whole = `${key}\n${title}\n${company}\n${email.toLowerCase()}`
    if (!name) counts.nameless++
    else if (this.#keys.has(whole)) counts.known++
    else if (this.#entries.length >= CONTACTS_MAX) counts.beyond++
    else {
      this.#keys.add(whole)
      this.#entries.push({ id: this.#entries.length, name, title, company, email, key })
      this.#isSorted = false
      counts.added++
    }
  }

  /** Those that have one of the titles, by the alphabet: no contact comes before another for its title. */
  withTitle(matcher: TitleMatcher, limit: number): Found {
    return this.#take(limit, (entry) => matcher.sharedWith(entry.title))
  }

  /** All whose name has these letters, whatever their title. */
  named(text: string, matcher: TitleMatcher, limit: number): Found {
    const letters = folded(text).trim()
    const found = this.#take(limit, ({ key }) => key.includes(letters))
    return { ...found, contacts: found.contacts.map((each) => ({ ...each, shared: matcher.sharedWith(each.title) })) }
  }

  #take(limit: number, tell: (entry: Entry) => SharedTitle | boolean | undefined): Found {
    this.#sort()
    const contacts: FoundContact[] = []
    let total = 0
    for (const entry of this.#entries) {
      const told = tell(entry)
      if (!told) continue
      total++
      if (contacts.length >= limit) continue
      const { key: _, ...contact } = entry
      contacts.push({ ...contact, shared: typeof told === 'object' ? told : undefined })
    }
    return { contacts, total }
  }

  #sort(): void {
    if (this.#isSorted) return
    this.#entries.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.id - other.id))
    this.#isSorted = true
  }
}
