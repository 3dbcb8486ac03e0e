import type { Language } from '@goodword/languages/languages'
import { requestContext } from './request-context.ts'

/** The language of whoever reads the reply of what runs now; English where that is not known, and outside of a request. */
export function currentLanguage(): Language {
  return namedLanguage() ?? 'en'
}

/** The same; undefined where that is not known. */
export function namedLanguage(): Language | undefined {
  return requestContext.getStore()?.language()
}
