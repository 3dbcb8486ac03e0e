import { createHash } from 'node:crypto'

/** Ids of a trace and of its first span, in hexadecimal. */
interface TraceIds {
  traceId: string
  spanId: string
}

/**
 * The trace of a request follows from its id: every server and every worker puts what it did for the request into one
 * trace, and whoever is quoted an id finds it. Ours, of 16 digits, stand at the end of the trace's 32.
 */
export function traceIdsOf(requestId: string): TraceIds {
  const digits = requestId.replaceAll('-', '').toLowerCase()
  const hash = createHash('sha256').update(requestId).digest('hex')
  const isId = /^(?:[\da-f]{16}|[\da-f]{32})$/.test(digits) && !/^0+$/.test(digits)
  return { traceId: isId ? digits.padStart(32, '0') : hash.slice(0, 32), spanId: hash.slice(32, 48) }
}
