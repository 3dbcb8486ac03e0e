import type { Side } from '@goodword/shared-money/statement/statement-query.ts'
import { useSearchParams } from '@goodword/shared-ui/kernel'

/** Which side of the statement is shown; it is in the address, named as in `GET /api/statement`. */
export function useSide(): [Side, (side: Side) => void] {
  const [params, setParams] = useSearchParams()
  const side = params.get('side') === 'recommender' ? 'recommender' : 'company'
  // What was asked for on the one side says nothing about the other.
  return [side, (next) => setParams(next === 'company' ? {} : { side: next })]
}
