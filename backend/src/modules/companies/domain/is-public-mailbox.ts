import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import providers from 'email-providers/all.json'

/** Providers, and services that forward mail or give out addresses of theirs, which neither list has. */
const OTHERS = [
  '8alias.com',
  'acm.org',
  'addy.io',
  'airmail.cc',
  'aleeas.com',
  'anonaddy.com',
  'anonaddy.me',
  'disroot.org',
  'duck.com',
  'erine.email',
  'fastmail.com',
  'freshdesk.com',
  'googlegroups.com',
  'groups.io',
  'hotmail.se',
  'ieee.org',
  'mailfence.com',
  'mozmail.com',
  'onmicrosoft.com',
  'passinbox.com',
  'passmail.net',
  'posteo.de',
  'posteo.net',
  'riseup.net',
  'simplelogin.com',
  'slmail.me',
  'startmail.com',
  'tempmail.com',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'tutanota.de',
  'zendesk.com',
  'ziggo.nl',
  'zoho.eu',
  'zohomail.com',
  'zohomail.eu',
  'zohomail.in',
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
