import { LANGUAGES } from '@goodword/languages/languages'
import * as z from 'zod/mini'

/** One of the languages of the candidate's pages and letters. */
export const Language = z.enum(LANGUAGES, 'Please choose a language from the list.')
export type Language = z.infer<typeof Language>
