import { CONTACT_SENTENCES, contactIn } from '@goodword/contract/contact-in'
import { QuestionInput } from '@goodword/contract/questions'
import { limitWrongLinks } from '../../../auth/links/limit-wrong-links.ts'
import type { PageContext, RefusedForm } from '../../../delivery/web/page-readers.ts'
import type { Deps } from '../../../deps.ts'
import { BadInput, NotFound } from '../../../errors.ts'
import { checkInput } from '../../../http/check-input.ts'
import { refusedForm } from '../../../http/refused-form.ts'
import { requestLanguage } from '../../../language/http/request-language.ts'
import { askQuestion } from '../../questions/ask-question.ts'
import { openLink } from '../open-link.ts'
import { speakAsPage } from './speak-as-page.ts'

interface TypedQuestion {
  text: string
  /** Whether it is sent although it was pointed out that it tells who asks. */
  isSure: boolean
}

/**
 * Takes the question of a form. What tells who asks is pointed out before it is sent, as the page's script does; a second send goes
 * through (docs/rules.md#a-question-can-be-asked-before-applying).
 * @returns undefined where it was sent; otherwise why not, with the text that was typed
 * @throws NotFound for a bad link, TooMany for many of them
 */
export async function takeQuestion(
  deps: Deps,
  context: PageContext,
  token: string,
  typed: TypedQuestion,
): Promise<RefusedForm | undefined> {
  const visit = { ...context, language: requestLanguage(context.request) }
  const { candidate } = await openLink(deps, visit, token)
  await speakAsPage(deps, context, token)
  const contact = typed.isSure ? undefined : contactIn(typed.text, candidate)
  try {
    const { text } = checkInput(QuestionInput, { text: typed.text })
    if (contact) throw new BadInput(CONTACT_SENTENCES[contact])
    await limitWrongLinks(deps, context.address, () => askQuestion(deps, { token, address: context.address, text }))
    return undefined
  } catch (error) {
    if (error instanceof NotFound) throw error
    const { problem, ...refused } = refusedForm(error)
    const question = { text: typed.text, ...(contact && { contact }) }
    return { ...refused, answer: { problem, question } }
  }
}
