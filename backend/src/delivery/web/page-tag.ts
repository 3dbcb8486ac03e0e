import { createHash } from 'node:crypto'

/**
 * The `ETag` of a page: what it says and under which policy, without the nonce where it has one, which is new each time.
 * Weak, because of that and because encodings differ.
 */
export function pageTag(html: string, policy: string, nonce?: string): string {
  const lasting = (text: string) => (nonce ? text.replaceAll(nonce, '') : text)
  const hash = createHash('sha256').update(lasting(policy)).update('\0').update(lasting(html))
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}
