import { said } from '@goodword/languages/texts'
import { SHOWN_AT_ONCE } from '../limits.ts'
import { loadNames } from '../names/load-names.ts'
import { ContactsProblem } from '../reading/contacts-problem.ts'
import type { TitleGroup } from '../titles/title-group.ts'
import { titleKey } from '../titles/title-words.ts'
import { type ContactsWorker, openWorker } from '../worker/open-worker.ts'
import { type ContactsState, wantedTitles } from './contacts-state.ts'

const NOT_LOADED = said('The names of occupations could not be loaded. Please check your connection and try again.')

/**
 * A look through one's contacts for one job: what is shown, and what can be done. The contacts are in the worker alone,
 * and go with it.
 */
export class ContactsSession {
  #state: ContactsState
  #worker: ContactsWorker | undefined
  /** The last question counts. */
  #asked = 0
  readonly #listeners = new Set<() => void>()
  readonly #open: () => ContactsWorker
  readonly #load: typeof loadNames

  constructor(jobTitle: string, { open = openWorker, load = loadNames } = {}) {
    this.#open = () => open()
    this.#load = load
    this.#state = {
      share: 0,
      isReady: false,
      failure: undefined,
      reading: undefined,
      news: [],
      problems: [],
      size: 0,
      named: [jobTitle],
      groups: [],
      off: new Set(),
      removed: new Set(),
      text: '',
      limit: SHOWN_AT_ONCE,
      found: undefined,
    }
    void this.start()
  }

  readonly state = () => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads the names of occupations and starts the worker; again after a failure. */
  async start(): Promise<void> {
    this.#set({ failure: undefined, share: 0, isReady: false })
    try {
      const lines = await this.#load((share) => this.#set({ share }))
      await this.#startWorker(lines)
      this.#set({ isReady: true })
    } catch (error) {
      // What the worker says is a sentence; what a script's loading says is none.
      this.#set({ failure: error instanceof ContactsProblem ? error.sentence : NOT_LOADED })
    }
  }

  /** Reads files or pasted text, one after the other; what was read before stays, whatever becomes of them. */
  async read(sources: readonly (File | string)[]): Promise<void> {
    const worker = this.#worker
    if (!worker || this.#state.reading) return
    this.#set({ news: [], problems: [] })
    for (const source of sources) {
      const file = typeof source === 'string' ? undefined : source.name
      this.#set({ reading: { file, read: 0 } })
      try {
        const counts = await worker.call('read', source, (read) => this.#set({ reading: { file, read } }))
        this.#set({ news: [...this.#state.news, { file, counts }], size: counts.size })
      } catch (error) {
        const problem =
          error instanceof ContactsProblem ? error.sentence : error instanceof Error ? error.message : String(error)
        this.#set({ problems: [...this.#state.problems, problem] })
      }
    }
    this.#set({ reading: undefined })
    await this.#find()
  }

  /** Forgets all contacts; the titles stay. */
  async forget(): Promise<void> {
    this.#worker?.end()
    this.#worker = undefined
    const nothing = {
      reading: undefined,
      problems: [],
      size: 0,
      found: undefined,
      text: '',
      limit: SHOWN_AT_ONCE,
    }
    this.#set({ ...nothing, news: ['forgotten'] })
    await this.start()
  }

  /** Ends everything: nothing is shown any more. */
  end(): void {
    this.#worker?.end()
    this.#worker = undefined
    this.#listeners.clear()
  }

  search(text: string): Promise<void> {
    return this.#change({ text, limit: SHOWN_AT_ONCE })
  }

  showMore(): Promise<void> {
    return this.#change({ limit: this.#state.limit + SHOWN_AT_ONCE })
  }

  async addTitle(title: string): Promise<void> {
    const added = title.trim()
    if (titleKey(added) === '') return
    const { named, groups } = this.#state
    const known = named.filter((each) => titleKey(each) !== titleKey(added))
    const more = (await this.#worker?.call('groups', added)) ?? []
    const others = more.filter((group) => groups.every(({ occupation }) => occupation !== group.occupation))
    const off = new Set([...this.#state.off, ...offered(others)])
    await this.#change({ named: [...known, added], groups: [...groups, ...others], off })
  }

  removeTitle(title: string): Promise<void> {
    const { named, removed } = this.#state
    return this.#change({ named: named.filter((each) => each !== title), removed: new Set(removed).add(title) })
  }

  restoreTitles(): Promise<void> {
    return this.#change({ removed: new Set() })
  }

  lookFor(occupation: string, isWanted: boolean): Promise<void> {
    const off = new Set(this.#state.off)
    if (isWanted) off.delete(occupation)
    else off.add(occupation)
    return this.#change({ off })
  }

  async #startWorker(lines: string): Promise<void> {
    const worker = this.#open()
    this.#worker = worker
    await worker.call('names', lines)
    if (this.#state.groups.length > 0) return
    const [jobTitle = ''] = this.#state.named
    const groups = await worker.call('groups', jobTitle)
    this.#set({ groups, off: offered(groups) })
  }

  async #change(change: Partial<ContactsState>): Promise<void> {
    this.#set(change)
    await this.#find()
  }

  async #find(): Promise<void> {
    const { size, text, limit } = this.#state
    if (!this.#worker || size === 0) return
    const asked = ++this.#asked
    const found = await this.#worker.call('find', { wanted: wantedTitles(this.#state), text, limit })
    if (asked === this.#asked) this.#set({ found })
  }

  #set(change: Partial<ContactsState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The occupations that wait to be chosen. */
function offered(groups: readonly TitleGroup[]): Set<string> {
  return new Set(groups.flatMap(({ occupation, isOffered }) => (isOffered ? [occupation] : [])))
}
