import { LRUCache } from 'lru-cache'
import { acceptedEncodings } from '../http/accepted-encodings.ts'
import { isHeld } from '../http/is-held.ts'
import { pack, packForLong } from '../http/pack.ts'

export interface SharedPage {
  html: string
  headers: Record<string, string>
  /** Its `ETag`. */
  tag: string
  /** Whether it is as it should be; one that is not is made anew for the next request. */
  isWhole: boolean
}

/** Addresses, each in the themes and with or without the headings' font, during a change of release twice. */
const PAGES = 100

/**
 * Pages that are the same for many: made once for all that they depend on, and packed once. The first to ask for an
 * encoding gets what is packed quickly; what is packed as well as can be is there for those who come later.
 */
export class SharedPages {
  readonly #pages = new LRUCache<string, SharedPage>({ max: PAGES })
  readonly #underWay = new Map<string, Promise<SharedPage>>()
  readonly #packed = new WeakMap<SharedPage, Map<string, Uint8Array<ArrayBuffer> | 'on its way'>>()

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
    if (isHeld(request, tag)) {
      const { vary = '', 'cache-control': caching = '' } = headers
      return new Response(null, { status: 304, headers: { etag: tag, vary, 'cache-control': caching } })
    }
    const encoding = acceptedEncodings(request)[0]?.[0]
    const ready = encoding && page.isWhole && this.#packedAs(page, encoding)
    const { body, headers: named } = ready
      ? { body: ready, headers: { 'content-encoding': encoding } }
      : await pack(html, request)
    return new Response(body, { headers: { ...headers, etag: tag, ...named } })
  }

  #packedAs(page: SharedPage, encoding: 'br' | 'gzip'): Uint8Array<ArrayBuffer> | undefined {
    const all = this.#packed.get(page) ?? new Map<string, Uint8Array<ArrayBuffer> | 'on its way'>()
    this.#packed.set(page, all)
    const known = all.get(encoding)
    if (known && known !== 'on its way') return known
    if (!known) {
      all.set(encoding, 'on its way')
      void packForLong(page.html, encoding).then((bytes) => all.set(encoding, bytes))
    }
    return undefined
  }
}
