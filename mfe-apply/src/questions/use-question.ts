import { call } from '@goodword/contract/call'
import { askQuestion, findReferralByToken } from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import type { FormAnswer } from '@goodword/contract/form-answer'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { explainFailure } from '../decision/explain-failure.ts'
import { explained } from '../forms/form-problem.tsx'
import { useFormAnswer } from '../forms/use-form-answer.ts'
import type { Problem } from '../refusal/problem-alert.tsx'

/** What points out who asks, which nobody needs before a question is sent; where it does not load, nothing is pointed out. */
const load = () =>
  import(/* webpackChunkName: "late-apply-contact" */ '@goodword/contract/contact-in').catch(() => undefined)

/**
 * Sends a question, and shows it on the page.
 * @param returned what came back of a form that was sent without a script
 * @returns `remark`, the sentence about what tells who asks, after which `send` goes through; `forget` begins anew
 */
export function useQuestion(
  token: string,
  lookup: ReferralLookup,
  returned: FormAnswer['question'],
  onSent: () => void,
) {
  const { mutate } = useSWRConfig()
  const answer = useFormAnswer().problem
  const refused = returned && answer && explained(answer)
  const [remark, setRemark] = useState(returned?.contact && refused?.sentence)
  const [problem, setProblem] = useState<Problem | undefined>(returned?.contact ? undefined : refused)
  const [isSending, setIsSending] = useState(false)

  async function send(text: string) {
    if (isSending) return
    setIsSending(true)
    setProblem(undefined)
    try {
      const late = remark ? undefined : await load()
      const contact = late?.contactIn(text, lookup.candidate)
      if (late && contact) return setRemark(late.CONTACT_SENTENCES[contact])
      const question = await call(askQuestion, { params: { token }, body: { text } })
      const others = lookup.questions.filter(({ id }) => id !== question.id)
      await mutate(
        pathOf(findReferralByToken, { token }),
        { ...lookup, questions: [...others, question] },
        { revalidate: false },
      )
      // Once it is on the page.
      onSent()
    } catch (error) {
      setProblem(explainFailure(error))
    } finally {
      setIsSending(false)
    }
  }
  return {
    remark,
    problem,
    isSending,
    send,
    forget: () => {
      setRemark(undefined)
      setProblem(undefined)
    },
  }
}
