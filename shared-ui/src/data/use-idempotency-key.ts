import { useRef } from 'react'

type Send<T> = (idempotencyKey: string) => Promise<T>

/**
 * Keys for what a form creates (docs/rules.md#a-repeated-request-has-one-result). A reply may be lost after the server has
 * done its part: who sends the same once more sends the same key, and gets the answer that was lost.
 * @returns sends a payload with the key of its attempt: that of the time before where it is the same payload and nothing has come
 * of it yet; a new one where it has changed, or was sent before with success. It settles as `send` does
 */
export function useIdempotencyKey(): <T>(payload: object, send: Send<T>) => Promise<T> {
  const attempt = useRef({ payload: '', key: '' })
  return async (payload, send) => {
    const text = JSON.stringify(payload)
    if (attempt.current.payload !== text) attempt.current = { payload: text, key: crypto.randomUUID() }
    const reply = await send(attempt.current.key)
    attempt.current = { payload: '', key: '' }
    return reply
  }
}
