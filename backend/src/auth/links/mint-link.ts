import type { Connection } from '../../db/connect/client.ts'
import { candidateLinks, type LinkKind } from '../../db/schema/candidate-links.ts'
import { hashToken, newToken } from './link-token.ts'

/**
 * Makes a link for one letter to a candidate (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own). The token is in
 * that letter alone, so whoever uses the link has read it.
 * @returns the path it leads to
 */
export async function mintLink(db: Connection, kind: LinkKind, referralId: string): Promise<`/apply/${string}`> {
  const token = newToken()
  await db.insert(candidateLinks).values({ tokenHash: hashToken(token), referralId, kind })
  return `/apply/${token}`
}
