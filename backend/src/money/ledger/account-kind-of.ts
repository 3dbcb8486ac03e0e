import type { AccountKind } from '@goodword/contract/statement'

/** What an account that `accountOf` has named holds; whose it is is left out. */
export function accountKindOf(account: string): AccountKind {
  return account.slice(0, account.indexOf('/')) as AccountKind
}
