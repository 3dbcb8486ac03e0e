import { findLink } from '../../../auth/links/find-link.ts'
import { isOwn } from '../../../auth/links/require-own.ts'
import { addressedLanguage } from '../../../delivery/web/page-language.ts'
import type { PageContext } from '../../../delivery/web/page-readers.ts'
import type { Deps } from '../../../deps.ts'
import { urlOf } from '../../../http/url-of.ts'
import { noteRequest } from '../../../watching/note-request.ts'
import { chooseLanguage } from '../choose-language.ts'

/**
 * What a form is told, and what is kept of what it agrees to, is in the language of its page. The one that the page's address asks for
 * is kept with the link, as the page's script does (docs/rules.md#the-candidates-pages-speak-six-languages).
 * @throws NotFound for a bad link
 */
export async function speakAsPage(deps: Deps, context: PageContext, token: string): Promise<void> {
  const link = await findLink(deps.db, token)
  const addressed = addressedLanguage(urlOf(context.request))
  const language = addressed ?? link.language
  if (language) noteRequest({ language: () => language })
  if (!addressed || addressed === link.language) return
  const session = await context.applySession()
  if (isOwn(link, session)) await chooseLanguage(deps, session, token, addressed)
}
