import { useRef } from 'react'

/**
 * Keys for what a form creates (docs/rules.md#a-repeated-request-has-one-result). A reply may be lost after the server has
 * done its part: who sends the same once more sends the same key, and gets the answer that was lost.
 * @returns the key of a payload: the one of the time before where it is the same payload, a new one where it has changed
 */
export function useIdempotencyKey(): (payload: object) => string {
  const last = useRef({ payload: '', key: '' })
  return (payload) => {
    const text = JSON.stringify(payload)
    if (last.current.payload !== text) last.current = { payload: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
