import { readStatement } from '@goodword/contract/statement'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { sumsPath } from './statement-query.ts'

const SUMS = [sumsPath('recommender'), sumsPath('company')]

/**
 * What a write to money is followed by (docs/rules.md#what-was-read-stays-until-it-is-changed): the sums are read again, wherever they
 * are shown, and rows are forgotten, to be read when they are shown next.
 * @returns a function; `shown` is the path of rows that stay
 */
export function useStatementChanged(): (shown?: string) => void {
  const { mutate } = useSWRConfig()
  const refetch = useRefetch()
  return (shown) => {
    const isForgotten = (key: unknown) =>
      typeof key === 'string' && key.startsWith(readStatement.path) && key !== shown && !SUMS.includes(key)
    void mutate(isForgotten, undefined, { revalidate: false })
    void refetch(...SUMS)
  }
}
