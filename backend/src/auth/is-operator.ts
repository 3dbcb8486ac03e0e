import type { Env } from '../env.ts'
import { addressKey } from './address-key.ts'
import type { Providers } from './providers/provider.ts'

/** `acme:boss@example.org`, or an address alone. */
const ENTRY = /^(?:([a-z][a-z0-9-]*):)?(.+)$/

/**
 * Whether an account is one of `OPERATOR_EMAILS`. An address alone is meant at the first provider, `name:address` at the
 * named one: a provider that vouches for somebody's address must not make an operator of somebody else's
 * (docs/rules.md#operators-are-named-by-configuration-alone).
 */
export function isOperator(
  { env, providers }: { env: Env; providers: Providers },
  account: { issuer: string; emailKey: string },
): boolean {
  return env.OPERATOR_EMAILS.some((entry) => {
    const [, name = providers[0].name, address = ''] = ENTRY.exec(entry) ?? []
    const provider = providers.find((each) => each.name === name)
    return provider?.issuer === account.issuer && addressKey(address) === account.emailKey
  })
}
