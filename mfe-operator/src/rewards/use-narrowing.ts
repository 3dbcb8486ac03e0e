import { useSearchParams } from '@goodword/shared-ui/kernel'
import { STANDINGS } from './standings.ts'

export type Order = 'oldest' | 'newest'

/** Filter and order of the list. They are in the address: a reload, a bookmark and the Back button keep them. */
export function useNarrowing() {
  const [params, setParams] = useSearchParams()
  const standing = STANDINGS.find(({ state }) => state === (params.get('state') ?? undefined)) ?? STANDINGS[0]
  const order: Order = params.get('order') === 'newest' ? 'newest' : 'oldest'
  const setOrder = (next: Order) =>
    setParams(
      (before) => {
        if (next === 'oldest') before.delete('order')
        else before.set('order', next)
        return before
      },
      { replace: true },
    )
  return { state: standing?.state, order, setOrder }
}
