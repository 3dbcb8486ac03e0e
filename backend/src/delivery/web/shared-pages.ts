import { LRUCache } from 'lru-cache'
import { acceptedEncodings } from '../../http/accepted-encodings.ts'
import { isHeld } from '../../http/is-held.ts'
import { type Packed, pack, packForLong } from '../../http/pack.ts'

type Encoding = 'br' | 'gzip'

export interface SharedPage {
  html: string
  headers: Record<string, string>
  /** Its `ETag`; a page about a person has none. */
  tag: string | undefined
  /** Whether it is as it should be; one that is not is made anew for the next request. */
  isWhole: boolean
}

/** Addresses, each in the themes and with or without the headings' font, during a change of release twice. */
const FOR_ALL = { max: 100 }
/** Pages of people who look now; some 60 kB each. What is about a person does not lie in memory for longer than that. */
const FOR_A_LINK = { max: 500, ttl: 60_000, ttlAutopurge: true }

/**
 * Pages that are the same whoever asks, or whenever the same link is asked for: made once for all that they depend on, and
 * packed once.
 */
export class SharedPages {
  readonly #pages: LRUCache<string, SharedPage>
  readonly #packsBest: boolean
  readonly #underWay = new Map<string, Promise<SharedPage>>()
  readonly #packed = new WeakMap<SharedPage, Map<string, Uint8Array<ArrayBuffer>>>()

  /**
   * @param forWhom of a page that everybody gets, the first to ask for an encoding gets what is packed quickly, and those who
   * come later what is packed as well as can be; a page behind a link, which few ask for, is packed quickly for all
   */
  constructor(forWhom: 'for all' | 'for a link') {
    this.#packsBest = forWhom === 'for all'
    this.#pages = new LRUCache(this.#packsBest ? FOR_ALL : FOR_A_LINK)
  }

  /**
   * The page that is known, or is being made for somebody else, or is made now.
   * @param key all that the page depends on
   */
  async find(key: string, make: () => Promise<SharedPage>): Promise<SharedPage> {
    const known = this.#pages.get(key) ?? this.#underWay.get(key)
    if (known) return known
    const making = make()
    this.#underWay.set(key, making)
    try {
      const made = await making
      if (made.isWhole) this.#pages.set(key, made)
      return made
    } finally {
      this.#underWay.delete(key)
    }
  }

  /** The reply to a request for it; to who holds it already, that it has not changed. */
  async reply(page: SharedPage, request: Request): Promise<Response> {
    const { html, headers, tag } = page
    if (tag && isHeld(request, tag)) {
      const { vary = '', 'cache-control': caching = '' } = headers
      return new Response(null, { status: 304, headers: { etag: tag, vary, 'cache-control': caching } })
    }
    const encoding = acceptedEncodings(request)[0]?.[0]
    const body = encoding ? await this.#packedAs(page, encoding, request) : html
    const named = { ...(tag && { etag: tag }), ...(encoding && { 'content-encoding': encoding }) }
    return new Response(body, { headers: { ...headers, ...named } })
  }

  async #packedAs(page: SharedPage, encoding: Encoding, request: Request): Promise<Packed['body']> {
    const kept = this.#packed.get(page) ?? new Map<string, Uint8Array<ArrayBuffer>>()
    this.#packed.set(page, kept)
    const known = kept.get(encoding)
    if (known) return known
    const { body } = await pack(page.html, request)
    if (!page.isWhole || typeof body === 'string' || kept.has(encoding)) return body
    kept.set(encoding, body)
    if (this.#packsBest) void packForLong(page.html, encoding).then((best) => kept.set(encoding, best))
    return body
  }
}
