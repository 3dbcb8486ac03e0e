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

  /** A request with exactly these headers besides the cookies. Addresses of the app lead to where it listens. */
  async call(method: string, path: string, { headers = {}, body }: Call = {}): Promise<Reply> {
    const jar = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
    const response = await fetch(new URL(path.replace(APP_URL, ''), this.#base), {
      method,
      redirect: 'manual',
      headers: { ...(jar && { cookie: jar }), ...headers },
      ...(body !== undefined && { body: isRaw ? (body as string) : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const cookie = Bun.Cookie.parse(line)
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    const text = await response.text()
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text || undefined,
    }
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
