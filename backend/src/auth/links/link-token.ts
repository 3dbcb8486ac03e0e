import { createHash, randomBytes } from 'node:crypto'

/**
 * A personal link's token: 256 random bits (docs/rules.md#a-personal-link-is-stored-as-a-hash). Nothing but the letter
 * ever holds it.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. A plain hash is enough for something nobody can guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
