/** A request as somebody's browser sends it. */
export interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
}

interface Call {
  headers?: Record<string, string>
  body?: unknown
}

/** Somebody's browser at a running server, which keeps what it sent last: a scanner then sends it in many forms. */
export class Visitor {
  readonly #app: string
  readonly cookies = new Map<string, string>()
  last: Sent | undefined
  /** Where the server listens; another one from now on, where a load balancer would lead to it. */
  base: string

  /** @param app the address that the server believes it has, where that is another */
  constructor(base: string, app = base) {
    this.base = base
    this.#app = app
  }

  get = (path: string) => this.call('GET', path)
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.#write('POST', path, body, headers)
  put = (path: string, body?: unknown) => this.#write('PUT', path, body)
  patch = (path: string, body?: unknown) => this.#write('PATCH', path, body)
  delete = (path: string) => this.#write('DELETE', path)

  async call(method: string, path: string, { headers = {}, body }: Call = {}) {
    const url = new URL(path.replace(this.#app, this.base), this.base).href
    const isText = typeof body === 'string' || body === undefined
    const text = isText ? body : body instanceof Uint8Array ? 'bytes' : JSON.stringify(body)
    this.last = { method, url, headers: { ...this.#identity(), ...headers }, body: text }
    const bytes = body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : text
    const reply = await fetch(url, { method, headers: this.last.headers, body: bytes, redirect: 'manual' })
    for (const line of reply.headers.getSetCookie()) {
      const { name, value } = Bun.Cookie.parse(line)
      if (value) this.cookies.set(name, value)
    }
    const words = await reply.text()
    const isJson = reply.headers.get('content-type')?.includes('json')
    return { status: reply.status, headers: reply.headers, body: isJson && words ? JSON.parse(words) : words }
  }

  #identity(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return cookie ? { cookie } : {}
  }

  #write(method: string, path: string, body?: unknown, more?: Record<string, string>) {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const headers = { 'sec-fetch-site': 'same-origin', origin: this.#app, ...type, ...more }
    return this.call(method, path, { headers, body })
  }
}
