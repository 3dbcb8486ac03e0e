/** A reply, and how long it took until all of it was there. */
export interface Answered {
  /** Milliseconds. */
  ms: number
  isRefused: boolean
  nextCursor: string | null
  /** How many there are in all, where the reply says so. */
  total: string | null
  text: string
}

interface Request {
  url: string
  cookie: string
  method?: string
  body?: unknown
}

/** Asks the server, as a browser would. @throws where it answers that the request itself is wrong */
export async function ask({ url, cookie, method = 'GET', body }: Request): Promise<Answered> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const from = performance.now()
  const reply = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const text = await reply.text()
  const ms = performance.now() - from
  if (!reply.ok && reply.status < 500) throw new Error(`${method} ${url}: ${reply.status} ${text}`)
  const { headers: sent } = reply
  return { ms, isRefused: !reply.ok, nextCursor: sent.get('x-next-cursor'), total: sent.get('x-total-count'), text }
}
