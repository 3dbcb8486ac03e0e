import { call } from '@goodword/contract/call'
import { askQuestion, findReferralByToken } from '@goodword/contract/candidate-calls'
import { CONTACT_SENTENCES, contactIn } from '@goodword/contract/contact-in'
import { pathOf } from '@goodword/contract/endpoint'
import type { ReferralLookup } from '@goodword/contract/referrals'
import type { Texts, useSWRConfig } from '@goodword/shared-ui/kernel'
import { explainFailure } from '../decision/explain-failure.ts'
import type { Problem } from '../refusal/problem-alert.tsx'

/** Why a question was not sent: what in it tells who asks, after which it can be sent all the same, or what went wrong. */
export interface Unsent extends Problem {
  tellsWho?: boolean
}

interface Typed {
  token: string
  lookup: ReferralLookup
  /** Its fields are those that the server reads where no script is. */
  form: HTMLFormElement
  mutate: ReturnType<typeof useSWRConfig>['mutate']
  t: Texts['t']
}

/** Sends a question, and shows it on the page, with the focus. @returns why it was not sent, if it was not */
export async function sendQuestion({ token, lookup, form, mutate, t }: Typed): Promise<Unsent | undefined> {
  const fields = new FormData(form)
  const text = String(fields.get('text'))
  const contact = fields.has('anyway') ? undefined : contactIn(text, lookup.candidate)
  if (contact) return { sentence: t(CONTACT_SENTENCES[contact]), tellsWho: true }
  const params = { token }
  try {
    const question = await call(askQuestion, { params, body: { text } })
    const others = lookup.questions.filter(({ id }) => id !== question.id)
    await mutate(
      pathOf(findReferralByToken, params),
      { ...lookup, questions: [...others, question] },
      { revalidate: false },
    )
    document.getElementById('question')?.focus()
    return undefined
  } catch (error) {
    return explainFailure(error, t)
  }
}
