import { createHash } from 'node:crypto'

/**
 * The subject the sign-in stand-in gives an address: 21 digits like Google's own, always the same ones. The demo data
 * uses it too, so that signing in as a demo person opens the account that is there.
 */
export function demoSubject(email: string): string {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`
}
