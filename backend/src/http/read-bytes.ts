import { BodyTooLarge, BodyTooSlow } from './http-errors.ts'

/** Milliseconds a file may take to arrive. */
const PATIENCE = 20_000

/**
 * A request's body as it is.
 * @param max bytes
 * @throws BodyTooLarge for more than that, BodyTooSlow
 */
export async function readBytes(request: Request, max: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > max) throw new BodyTooLarge()
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BodyTooSlow()), PATIENCE)
  try {
    const chunks: Uint8Array[] = []
    for (let size = 0; ; ) {
      const { value, done } = await Promise.race([reader.read(), late])
      if (done) return new Uint8Array(Buffer.concat(chunks))
      size += value.byteLength
      if (size > max) throw new BodyTooLarge()
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
    // Cancels what is left; a body that was read to its end has nothing to cancel.
    reader.cancel().catch(() => {})
  }
}
