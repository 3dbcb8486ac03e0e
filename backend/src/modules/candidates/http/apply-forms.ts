import { applyPath, REPORTED } from '@goodword/contract/form-answer'
import { cookiesOf } from '../../../auth/http/cookies.ts'
import { findLink } from '../../../auth/links/find-link.ts'
import { limitWrongLinks } from '../../../auth/links/limit-wrong-links.ts'
import type { PageForms } from '../../../delivery/web/page-readers.ts'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../errors.ts'
import { refusedForm } from '../../../http/refused-form.ts'
import { noteRequest } from '../../../watching/note-request.ts'
import { decide } from '../decide.ts'
import { endingCookie, endingIn } from './ending-cookie.ts'
import { readDecision } from './read-decision.ts'
import { takeApplication } from './take-application.ts'
import { takeQuestion } from './take-question.ts'

/** Where the page goes on after a decision. */
const BACK_AT = '#application'
/** Where it has the questions that were asked. */
const QUESTION_AT = '#question'
/** Where the page has what was sent in, and what can be corrected or added. */
const SUBMISSION_AT = '#submission'
/** Where it says that a report was sent. */
const REPORT_AT = '#report'

/**
 * The forms of the candidate's page, for browsers without scripts (docs/rules.md#the-candidates-page-works-without-scripts):
 * they are answered by the verbs that answer the API, and by a page.
 */
export function applyForms(deps: Deps): PageForms {
  const { ending: cookie } = cookiesOf(deps.env)
  return {
    async take(context, { token = '' }) {
      const { address, applySession, cookies, request, setCookie } = context
      const seeOther = applyPath(token) + BACK_AT
      let typed: Record<string, string> | undefined
      try {
        if (request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')) {
          const refused = await takeApplication(deps, context, token)
          return refused ?? { seeOther: applyPath(token) }
        }
        const choice = await readDecision(request)
        const { decision, question } = choice
        if (decision === 'ask') {
          const refused = await takeQuestion(deps, context, token, question)
          return refused ?? { seeOther: applyPath(token) + QUESTION_AT }
        }
        const isOfSubmission = decision === 'correct' || decision === 'note'
        if (isOfSubmission) typed = choice.typed
        const session = await applySession()
        const ending = await limitWrongLinks(deps, address, async () => {
          await speakAsPage(deps, token)
          return decide(deps, session, token, { ...choice, decision })
        })
        if (ending) setCookie(cookie, endingCookie(ending, token))
        if (decision === 'report') return { seeOther: `${applyPath(token)}?${REPORTED}=1${REPORT_AT}` }
        return { seeOther: isOfSubmission ? applyPath(token) + SUBMISSION_AT : seeOther }
      } catch (error) {
        // The same form once more, after it was done.
        if (error instanceof NotFound && endingIn(cookies[cookie.name], token)) return { seeOther }
        const { problem, ...refused } = refusedForm(error)
        return { ...refused, answer: { problem, ...(typed && { typed }) } }
      }
    },
    before({ cookies }, { token = '' }) {
      const ending = endingIn(cookies[cookie.name], token)
      return ending && { ending }
    },
  }
}

/** What is said to them, and kept of what they agree to, is in the language of their page. @throws NotFound for a bad link */
async function speakAsPage({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  const { language } = await findLink(db, token)
  if (language) noteRequest({ language: () => language })
}
