import { createHash } from 'node:crypto'
import { Elysia } from 'elysia'
import { acceptedEncodings } from './accepted-encodings.ts'
import { isHeld } from './is-held.ts'
import { isRead } from './is-read.ts'
import { type Packed, pack } from './pack.ts'

/** Characters below which packing saves no packet. */
const SMALL = 1000
const JSON_TYPE = 'application/json;charset=utf-8'

/** A value as it is sent: made once for each array or object, however many are given the same. */
interface Made {
  text: string
  /** Of what may be kept alone. */
  tag?: string
  /** By encoding. */
  packed: Map<string | undefined, Promise<Packed>>
}

/**
 * Packs what reads reply. A reply that may be kept (its route has set `cache-control`) has an `ETag`, and is not sent again
 * to who holds it. Replies to writes are not packed: they may repeat what was typed beside a link that opens something.
 */
export function jsonReplies() {
  const made = new WeakMap<object, Made>()
  const make = (value: object): Made => {
    const known = made.get(value)
    if (known) return known
    const fresh: Made = { text: JSON.stringify(value), packed: new Map() }
    made.set(value, fresh)
    return fresh
  }
  return new Elysia({ name: 'json-replies' }).mapResponse({ as: 'global' }, async ({ request, responseValue, set }) => {
    if (!isRead(request) || !isPlain(responseValue)) return undefined
    const reply = make(responseValue)
    const { text, packed } = reply
    const headers: Record<string, string> = { 'content-type': JSON_TYPE, vary: 'accept-encoding, cookie' }
    if (set.headers['cache-control']) {
      reply.tag ??= tagOf(text)
      headers.etag = reply.tag
      if (isHeld(request, reply.tag)) return new Response(null, { status: 304, headers })
    }
    if (text.length < SMALL) return new Response(text, { headers })
    const encoding = acceptedEncodings(request)[0]?.[0]
    const packing = packed.get(encoding) ?? pack(text, request)
    packed.set(encoding, packing)
    const { body, headers: named } = await packing
    return new Response(body, { headers: { ...headers, ...named } })
  })
}

/** Weak, as encodings differ. */
function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
