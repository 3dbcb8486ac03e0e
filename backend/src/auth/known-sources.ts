import { LRUCache } from 'lru-cache'

/** Tokens of this many browsers; of more, those whose last request is longest ago are looked up again. */
const MAX = 10_000

/** Whom the cookies that the database has found are counted as: an account, or a personal link. */
export type KnownSources = LRUCache<string, string>

export function createKnownSources(): KnownSources {
  return new LRUCache({ max: MAX })
}
