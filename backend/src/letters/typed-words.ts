import { quoted, quotedLines } from '@goodword/contract/quoted'
import * as z from 'zod/mini'

/** What somebody typed, in a letter that is kept with its words: in quotes, also where it was kept without them. */
export const typedWords = z.pipe(
  z.string(),
  z.transform((text) => quoted(/^“.*”$/s.test(text) ? text.slice(1, -1) : text)),
)

/** The same of a text of several lines, which it keeps. */
export const typedLines = z.pipe(
  z.string(),
  z.transform((text) => quotedLines(/^“.*”$/s.test(text) ? text.slice(1, -1) : text)),
)
