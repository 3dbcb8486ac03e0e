import { domainToASCII } from 'node:url'

/**
 * An e-mail address as it is compared: trimmed, lower-cased, its domain in IDNA form
 * (docs/rules.md#addresses-are-compared-trimmed-and-in-lower-case).
 */
export function addressKey(email: string): string {
  const address = email.trim().toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`
}
