import type { Language } from '@goodword/languages/languages'
import { requestContext } from './request-context.ts'

/** The language of whoever reads the reply of what runs now; English outside of a request. */
export function currentLanguage(): Language {
  return requestContext.getStore()?.language() ?? 'en'
}
