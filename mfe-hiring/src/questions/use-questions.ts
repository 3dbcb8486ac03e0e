import type { Question } from '@goodword/contract/questions'
import { useSWR } from '@goodword/shared-ui/kernel'
import { useEffect, useEffectEvent } from 'react'
import { QUESTIONS } from './question-calls.ts'

/** Whether the list was shown before. */
let wasShown = false

/** The questions that nobody of the company has answered. @param isFresh whether who opens the page anew reads them again */
export function useQuestions(isFresh = false) {
  const { data, mutate } = useSWR<Question[]>(QUESTIONS)
  const onOpen = useEffectEvent(() => {
    if (wasShown && data) void mutate().catch(() => {})
    wasShown = true
  })
  useEffect(() => {
    if (isFresh) onOpen()
  }, [isFresh])
  return {
    questions: data,
    /** Takes one out of the list, which was answered. */
    remove: (id: string) => void mutate((all) => all?.filter((one) => one.id !== id), { revalidate: false }),
  }
}
