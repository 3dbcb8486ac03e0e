import { pathOf } from '@goodword/contract/endpoint'
import type { PostingTemplate, WholeTemplate } from '@goodword/contract/posting-templates'
import { useSWR } from '@goodword/shared-ui/kernel'
import { readTemplate, readTemplates } from '../posting/template-calls.ts'

/**
 * The templates of the own company, and the one that is asked for. Where the list cannot be read there is none: the form works without.
 * @param id null where none is asked for
 */
export function useTemplates(id: string | null) {
  const list = useSWR<PostingTemplate[]>(pathOf(readTemplates))
  const one = useSWR<WholeTemplate>(id ? pathOf(readTemplate, { id }) : null)
  return {
    templates: list.data ?? [],
    template: one.data,
    error: one.data ? undefined : one.error,
    isLoading: list.isLoading || one.isLoading,
  }
}
