import { checkDescribed } from './check-described.ts'
import { APP_URL } from './services.ts'

export interface Reply {
  status: number
  headers: Headers
  /** Parsed where it is JSON, else the text; undefined when empty. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies freely
  body: any
}

interface Call {
  headers?: Record<string, string>
  /** Sent as JSON; a string or bytes go as they are. */
  body?: unknown
}

/** One person's browser: keeps cookies, says where a request came from, follows no redirect by itself. */
export class Browser {
  readonly #base: string
  readonly cookies = new Map<string, string>()

  constructor(base: string) {
    this.#base = base
  }

  get(path: string, call?: Call): Promise<Reply> {
    return this.call('GET', path, { ...call, headers: { 'sec-fetch-site': 'same-origin', ...call?.headers } })
  }
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.#write('POST', path, body, headers)
  }
  put(path: string, body?: unknown): Promise<Reply> {
    return this.#write('PUT', path, body)
  }
  patch(path: string, body?: unknown): Promise<Reply> {
    return this.#write('PATCH', path, body)
  }
  delete(path: string): Promise<Reply> {
    return this.#write('DELETE', path)
  }

  /**
   * A request with exactly these headers besides the cookies. Addresses of the app lead to where it listens. Its answer is held
   * to the API's document.
   */
  async call(method: string, path: string, { headers = {}, body: sent }: Call = {}): Promise<Reply> {
    const jar = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isRaw = typeof sent === 'string' || sent instanceof Uint8Array || sent instanceof ReadableStream
    const response = await fetch(new URL(path.replace(APP_URL, ''), this.#base), {
      method,
      redirect: 'manual',
      headers: { ...(jar && { cookie: jar }), ...headers },
      ...(sent !== undefined && { body: isRaw ? (sent as string) : JSON.stringify(sent) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const cookie = Bun.Cookie.parse(line)
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    const text = await response.text()
    const { status } = response
    const type = response.headers.get('content-type')
    const body = /[/+]json/.test(type ?? '') && text ? JSON.parse(text) : text || undefined
    checkDescribed({ method, path: new URL(response.url).pathname, status, type, body })
    return { status, headers: response.headers, body }
  }

  #write(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.call(method, path, {
      body,
      headers: {
        'sec-fetch-site': 'same-origin',
        origin: APP_URL,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
  }
}
