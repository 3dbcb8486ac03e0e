import { countryName } from './country-name.ts'
import { WORKPLACE_LABELS, type Workplace } from './place-and-pay.ts'

/** Where a posting says that the work is done. */
export interface Place {
  workplace?: Workplace | null | undefined
  remoteFrom?: readonly string[] | undefined
}

/**
 * Where the work is done, in words: 'Hybrid', 'Remote from anywhere', 'Remote from Norway, Sweden'; undefined where the posting does
 * not say (docs/rules.md#place-and-pay-have-fields).
 */
export function workplaceWords({ workplace, remoteFrom = [] }: Place): string | undefined {
  if (!workplace) return undefined
  if (workplace !== 'remote') return WORKPLACE_LABELS[workplace]
  return `Remote from ${remoteFrom.length > 0 ? remoteFrom.map(countryName).join(', ') : 'anywhere'}`
}
