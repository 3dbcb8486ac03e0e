import { applyPath, type FormAnswer, formAnswerKey } from '@goodword/contract/form-answer'
import { useParams, useSWRConfig } from '@goodword/shared-ui/kernel'

/** What became of the form whose answer this page is; empty on every other page. */
export function useFormAnswer(): FormAnswer {
  const { token = '' } = useParams()
  const { cache } = useSWRConfig()
  return cache.get(formAnswerKey(applyPath(token)))?.data ?? {}
}
