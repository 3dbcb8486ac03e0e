import { createHash } from 'node:crypto'

/**
 * The `ETag` of a page: what it says and under which policy, without the nonce, which is new each time. Weak, because of
 * that and because encodings differ.
 */
export function pageTag(html: string, policy: string, nonce: string): string {
  const hash = createHash('sha256').update(policy.replaceAll(nonce, '')).update('\0').update(html.replaceAll(nonce, ''))
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}
