import { createHash } from 'node:crypto'

/**
 * Whether a visitor is among the first `percent` of a hundred. The same visitor always gets the same answer for a remote,
 * stays in when the percentage grows, and different remotes try different people.
 * @param visitor the random value of the visitor's cookie
 */
export function inRollout(remote: string, visitor: string, percent: number): boolean {
  const place = createHash('sha256').update(`${remote}:${visitor}`).digest().readUInt32BE(0) % 100
  return place < percent
}
