import { LRUCache } from 'lru-cache'
import type { Actor } from './actor.ts'

/**
 * Milliseconds. Every server refuses an ended session within a second, whether or not it hears of the end
 * (docs/rules.md#a-session-lasts-seven-days).
 */
const REMEMBERED = 900
/** People at once; of more, the one whose last request is longest ago is looked up again. */
const PEOPLE = 10_000

/** Who the tokens of the last moment belong to: a page makes several requests at once, and each would look it up. */
export class RecentActors {
  readonly #found = new LRUCache<string, Promise<Actor>>({ max: PEOPLE, ttl: REMEMBERED, ttlResolution: 0 })

  /**
   * Looks up who a token belongs to, at most once in 900 ms. The moment counts from when it is asked, however late the
   * answer comes. Guests are asked for each time, and so are people without a role: they may choose one at any moment.
   * @throws what `lookUp` throws
   */
  find(token: string, lookUp: () => Promise<Actor>): Promise<Actor> {
    const known = this.#found.get(token)
    if (known) return known
    const asked = lookUp()
    this.#found.set(token, asked)
    const forget = () => {
      if (this.#found.peek(token) === asked) this.#found.delete(token)
    }
    asked.then((actor) => {
      if (actor.kind === 'guest' || actor.role === null) forget()
    }, forget)
    return asked
  }

  /** For a session that this server ends. */
  forget(token: string | undefined): void {
    if (token !== undefined) this.#found.delete(token)
  }
}
