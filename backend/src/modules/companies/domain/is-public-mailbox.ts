import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import providers from 'email-providers/all.json'

/** Providers, and services that forward mail, which neither list has. */
const OTHERS = [
  'anonaddy.com',
  'anonaddy.me',
  'duck.com',
  'fastmail.com',
  'mozmail.com',
  'passinbox.com',
  'passmail.net',
  'posteo.de',
  'posteo.net',
  'simplelogin.com',
  'tempmail.com',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'ziggo.nl',
  'zohomail.com',
]

const FREE = new Set([...providers, ...OTHERS])

/**
 * Whether mailboxes of a domain are for everybody: of a free provider, or for ten minutes
 * (docs/decisions/0046-a-company-proves-a-domain.md). Subdomains are their provider's.
 * @param domain in its IDNA form
 */
export function isPublicMailbox(domain: string): boolean {
  const labels = domain.split('.')
  const all = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  return all.some((name) => FREE.has(name) || isDisposableEmailDomain(name))
}
