import * as z from 'zod/mini'
import { Rewritten } from './ai.ts'
import { endpoint } from './endpoint.ts'
import { Language } from './language.ts'

/** Into which language a posting is translated; left out, it is put in plain words of its own. */
export const PlainPostingInput = z.object({ language: z.optional(Language) })
export type PlainPostingInput = z.infer<typeof PlainPostingInput>

/** A posting as a language model puts it: title, description and requirements, as one plain text. */
export const PlainPosting = z.object({
  ...Rewritten.shape,
  /** Of the text; null where nobody knows it. */
  language: z.nullable(Language),
})
export type PlainPosting = z.infer<typeof PlainPosting>

/**
 * Asks the language model for the posting of a link in other words, once (docs/rules.md#a-posting-in-other-words). 404 for every bad
 * link alike; 409 without a model, where it is turned off, and of a posting that operators hid; 429 where a budget of the day is
 * used up; 503 where the model gives no usable answer.
 */
export const plainPosting = endpoint('POST', '/api/referrals/token/:token/plain-posting', {
  body: PlainPostingInput,
  reply: PlainPosting,
})
