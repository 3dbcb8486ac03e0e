import type { Workplace } from './place-and-pay.ts'

interface TypedPlace {
  workplace?: Workplace | null | undefined
  city?: string | null | undefined
  country?: string | null | undefined
  remoteFrom?: string[] | undefined
}

/** What is kept of a typed place: remote work is in no city, and other work in no list of countries (docs/rules.md#place-and-pay-have-fields). */
export function keptPlace<Posting extends TypedPlace>(posting: Posting): Posting {
  return posting.workplace === 'remote' ? { ...posting, city: null, country: null } : { ...posting, remoteFrom: [] }
}
