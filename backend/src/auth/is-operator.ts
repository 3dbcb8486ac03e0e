import type { Env } from '../config/env.ts'
import { addressKey } from './address-key.ts'
import type { Providers } from './providers/provider.ts'

/** What stands behind the name of a provider, or alone: an address, or who somebody is at the provider. */
const ENTRY = /^(?:([a-z][a-z0-9-]*):)?(.+)$/

interface Account {
  issuer: string
  subject: string
  emailKey: string
}

/**
 * Whether an account is one of `OPERATORS`, by its provider and its subject there, or of `OPERATOR_EMAILS`. Without a
 * provider's name the first one is meant: a provider that vouches for somebody's address must not make an operator of
 * somebody else's (docs/rules.md#operators-are-named-by-configuration-alone).
 */
export function isOperator(
  { env, providers }: { env: Env; providers: Providers },
  { issuer, subject, emailKey }: Account,
): boolean {
  const isOf = (entry: string, fits: (who: string) => boolean) => {
    const [, name = providers[0].name, who = ''] = ENTRY.exec(entry) ?? []
    return providers.some((provider) => provider.name === name && provider.issuer === issuer) && fits(who)
  }
  return (
    env.OPERATORS.some((entry) => isOf(entry, (who) => who === subject)) ||
    env.OPERATOR_EMAILS.some((entry) => isOf(entry, (who) => addressKey(who) === emailKey))
  )
}

/** What stands in an entry behind the name of a provider, if it has one. */
export function nameInEntry(entry: string): string {
  return ENTRY.exec(entry)?.[2] ?? ''
}
