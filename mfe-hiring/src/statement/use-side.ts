import type { Side } from '@goodword/shared-money/statement/statement-query.ts'
import { useSearchParams } from '@goodword/shared-ui/kernel'

/**
 * Which side of the statement is shown; it is in the address, named as in `GET /api/statement`.
 * @param usual the side that an address without one leads to
 */
export function useSide(usual: Side): [Side, (side: Side) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('side')
  const side = asked === 'recommender' || asked === 'company' ? asked : usual
  // What was asked for on the one side says nothing about the other.
  return [side, (next) => setParams(next === usual ? {} : { side: next })]
}
