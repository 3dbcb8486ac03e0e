import { call, failureOf, isApiError, read } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import type { Question } from '@goodword/contract/questions'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { answerQuestion, findQuestion } from './question-calls.ts'

/** What was typed and not sent, by question: closing one loses nothing. */
const drafts = new Map<string, string>()

/** Sends the answer to a question. @returns `before`, the question with the answer of a colleague who was sooner */
export function useAnswer({ id }: Question, onDone: () => void) {
  const { t } = useTexts()
  const [text, setText] = useState(drafts.get(id) ?? '')
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<{ sentence: string; requestId: string | undefined }>()
  const [before, setBefore] = useState<Question>()

  function type(typed: string) {
    setText(typed)
    setFault(undefined)
    drafts.set(id, typed)
  }
  async function send() {
    if (isSending || text.trim() === '') return
    setIsSending(true)
    setFault(undefined)
    try {
      await call(answerQuestion, { params: { id }, body: { text } })
      drafts.delete(id)
      showToast({
        tone: 'success',
        title: t('Answer sent'),
        description: t('Whoever asked reads it on their page, and gets it by email unless they refused emails.'),
      })
      onDone()
    } catch (error) {
      const { description, requestId } = failureOf(error)
      const isLate = isApiError(error) && error.status === 409
      const found = isLate ? await read(pathOf(findQuestion, { id })).catch(() => undefined) : undefined
      setBefore(found as Question | undefined)
      setFault({ sentence: description ?? t("We couldn't send the answer. Please try again."), requestId })
    } finally {
      setIsSending(false)
    }
  }
  return { text, type, send, isSending, fault, before }
}
