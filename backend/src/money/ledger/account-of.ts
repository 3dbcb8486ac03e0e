import type { AccountKind } from '@goodword/contract/statement'

interface Parties {
  companyId: string
  recommenderId: string
}

/** The id of an account: a recommender's own, of every other kind the company's, so that companies do not wait for each other. */
export function accountOf(kind: AccountKind, { companyId, recommenderId }: Parties): string {
  return `${kind}/${kind.startsWith('recommender-') ? recommenderId : companyId}`
}
