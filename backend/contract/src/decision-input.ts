import * as z from 'zod/mini'
import { optionalText } from './fields.ts'
import { hasLink } from './has-link.ts'
import { REASON_TEXT_MAX, TO_CANDIDATE_MAX } from './limits.ts'
import { STATUS_REASONS } from './status-reasons.ts'

const NO_REASON = 'Please choose a reason from the list'
const NO_LINKS = 'Please leave out links and addresses: the candidate reads this in a letter of ours'

/**
 * Why a status is set, in three parts (docs/rules.md#a-no-has-words-of-its-own): a word and a text for the company itself, a
 * sentence to the candidate, and whether the recommender reads that sentence, too.
 */
export const ReasonInput = z
  .object(
    {
      kind: z.optional(z.enum(STATUS_REASONS, NO_REASON)),
      text: optionalText(REASON_TEXT_MAX),
      toCandidate: optionalText(TO_CANDIDATE_MAX).check(
        z.refine((value) => value === null || !hasLink(value), NO_LINKS),
      ),
      recommenderSees: z._default(z.boolean('Please say yes or no'), false),
    },
    NO_REASON,
  )
  .check(
    z.refine(({ kind, text, toCandidate }) => kind !== undefined || (text === null && toCandidate !== null), {
      error: NO_REASON,
      path: ['kind'],
    }),
  )
export type ReasonInput = z.output<typeof ReasonInput>

/**
 * When it is told, as an ISO 8601 moment at most `TELL_DAYS` ahead; null tells now what waits, left out it is told after the
 * usual wait (docs/rules.md#a-status-can-be-told-later).
 */
export const TellAt = z.optional(
  z.nullable(z.iso.datetime({ offset: true, error: 'Please use a time such as 2026-12-04T09:00:00+01:00.' })),
)
