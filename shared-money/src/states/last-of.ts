import type { FactKind, StatementRow } from '@goodword/contract/statement'

/** When something happened with a reward last; undefined where it never did. */
export function lastOf({ explains }: Pick<StatementRow, 'explains'>, fact: FactKind): string | undefined {
  return explains.findLast((one) => one.kind === 'fact' && one.fact === fact)?.at
}
