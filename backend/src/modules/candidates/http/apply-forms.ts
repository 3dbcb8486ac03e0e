import { applyPath, REPORTED } from '@goodword/contract/form-answer'
import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'
import { cookiesOf } from '../../../auth/http/cookies.ts'
import { limitWrongLinks } from '../../../auth/links/limit-wrong-links.ts'
import { addressedLanguage } from '../../../delivery/web/page-language.ts'
import type { PageForms } from '../../../delivery/web/page-readers.ts'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../errors.ts'
import { refusedForm } from '../../../http/refused-form.ts'
import { urlOf } from '../../../http/url-of.ts'
import { decide } from '../decide.ts'
import { endingCookie, endingIn } from './ending-cookie.ts'
import { readDecision } from './read-decision.ts'
import { speakAsPage } from './speak-as-page.ts'
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
      const page = (parameters = {}) => pageOf(request, token, parameters)
      const seeOther = page() + BACK_AT
      let typed: Record<string, string> | undefined
      try {
        if (request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')) {
          const refused = await takeApplication(deps, context, token)
          return refused ?? { seeOther: page() }
        }
        const choice = await readDecision(request)
        const { decision, question } = choice
        if (decision === 'ask') {
          const refused = await takeQuestion(deps, context, token, question)
          return refused ?? { seeOther: page() + QUESTION_AT }
        }
        const isOfSubmission = decision === 'correct' || decision === 'note'
        if (isOfSubmission) typed = choice.typed
        const session = await applySession()
        const ending = await limitWrongLinks(deps, address, async () => {
          await speakAsPage(deps, context, token)
          return decide(deps, session, token, { ...choice, decision })
        })
        if (ending) setCookie(cookie, endingCookie(ending, token))
        if (decision === 'report') return { seeOther: page({ [REPORTED]: '1' }) + REPORT_AT }
        return { seeOther: isOfSubmission ? page() + SUBMISSION_AT : seeOther }
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

/** The page that follows, in the language that the address of the form asks for. */
function pageOf(request: Request, token: string, parameters: Record<string, string>): string {
  const addressed = addressedLanguage(urlOf(request))
  const query = new URLSearchParams({ ...(addressed && { [LANGUAGE_PARAMETER]: addressed }), ...parameters })
  return applyPath(token) + (query.size > 0 ? `?${query}` : '')
}
