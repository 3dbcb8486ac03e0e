import { REFERRAL_ORDERS, REFERRAL_TURNS, type ReferralOrder, type ReferralTurn } from '@goodword/contract/statuses'

/** Which referrals are listed, and in what order. */
export interface Narrowing {
  text: string
  turn: ReferralTurn | ''
  sort: ReferralOrder
}

export const ALL_REFERRALS: Narrowing = { text: '', turn: '', sort: 'newest' }

/** What an address asks for; what it cannot name counts as not asked for. */
export function readNarrowing(query: string): Narrowing {
  const params = new URLSearchParams(query)
  const { turn, sort } = ALL_REFERRALS
  return {
    text: params.get('q') ?? '',
    turn: REFERRAL_TURNS.find((option) => option === params.get('turn')) ?? turn,
    sort: REFERRAL_ORDERS.find((option) => option === params.get('sort')) ?? sort,
  }
}

/** The query of an address that asks for these; what else it says stays. */
export function writeNarrowing({ text, turn, sort }: Narrowing, query: string): string {
  const params = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ q: text, turn, sort })) {
    if (value && value !== ALL_REFERRALS.sort) params.set(name, value)
    else params.delete(name)
  }
  return params.toString()
}

/** As `listReferrals` is asked. */
export function queryOf({ text, turn, sort }: Narrowing): Record<string, string | undefined> {
  return {
    q: text.trim() || undefined,
    turn: turn || undefined,
    sort: sort === ALL_REFERRALS.sort ? undefined : sort,
  }
}
