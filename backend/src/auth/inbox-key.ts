import { addressKey } from './address-key.ts'

interface Provider {
  /** What the inbox is called at all of its domains. */
  name: string
  domains: readonly string[]
  /** Characters before the @ that make no difference; what follows a plus never does. */
  ignores?: RegExp
}

/** Providers that are known to take several spellings for one inbox. */
const PROVIDERS: readonly Provider[] = [
  { name: 'gmail.com', domains: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  { name: 'proton.me', domains: ['proton.me', 'protonmail.com', 'pm.me'], ignores: /[._-]/g },
  { name: 'icloud.com', domains: ['icloud.com', 'me.com', 'mac.com'] },
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'fastmail.com'].map((name) => ({ name, domains: [name] })),
]

/**
 * Which inbox an address leads to: as it is compared, and without what its provider is known to ignore
 * (docs/rules.md#whoever-refuses-gets-no-letters). Elsewhere a dot or a plus may be another person.
 */
export function inboxKey(email: string): string {
  const key = addressKey(email)
  const at = key.lastIndexOf('@')
  const provider = PROVIDERS.find(({ domains }) => domains.includes(key.slice(at + 1)))
  if (!provider) return key
  const local = key.slice(0, at)
  const [untagged = ''] = local.split('+', 1)
  const inbox = provider.ignores ? untagged.replace(provider.ignores, '') : untagged
  // An address that is nothing but a tag stays what it is.
  return `${inbox || local}@${provider.name}`
}
