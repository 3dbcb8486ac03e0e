/** Bytes. The longest reply we read of a provider is its keys; those with certificates in them have some 20 kB. */
const LONGEST = 256 * 1024

/**
 * A `fetch` for replies of providers that is over after `patience` milliseconds, body included, and follows no redirect.
 * @throws Error when it takes longer, the reply is longer than 256 kB, or nobody answers
 */
export function boundedFetch(patience: number) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(patience)
    const reply = await fetch(address, { ...init, redirect: 'manual', signal })
    const { status, headers } = reply
    const parts: Uint8Array[] = []
    let length = 0
    for await (const part of reply.body ?? []) {
      length += part.byteLength
      // Leaving the loop ends the transfer.
      if (length > LONGEST) throw new Error('The reply is too long')
      parts.push(part)
    }
    return new Response(length ? Buffer.concat(parts) : null, { status, headers })
  }
}
