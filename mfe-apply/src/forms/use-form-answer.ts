import { applyPath, type FormAnswer, formAnswerKey } from '@goodword/contract/form-answer'
import { useParams, useSWRConfig } from '@goodword/shared-ui/kernel'
import { useUntilLanguage } from '@goodword/shared-ui/use-until-language.ts'

/** What became of the form whose answer this page is; empty on every other page. Why it was refused is said in one language. */
export function useFormAnswer(): FormAnswer {
  const { token = '' } = useParams()
  const { cache } = useSWRConfig()
  const { problem: said, ...answer }: FormAnswer = cache.get(formAnswerKey(applyPath(token)))?.data ?? {}
  const [problem] = useUntilLanguage<FormAnswer['problem']>(undefined, said)
  return { ...answer, ...(problem && { problem }) }
}
