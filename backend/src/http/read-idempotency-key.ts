import { BadInput } from '../errors.ts'

const KEY = /^[\x21-\x7e]{1,100}$/

/**
 * The optional `Idempotency-Key` of a request (docs/rules.md#a-repeated-request-has-one-result).
 * @throws BadInput when it is not 1 to 100 visible characters
 */
export function readIdempotencyKey({ headers }: Request): string | undefined {
  const key = headers.get('idempotency-key')
  if (key === null) return undefined
  if (!KEY.test(key)) throw new BadInput('The Idempotency-Key must be 1 to 100 visible characters.')
  return key
}
