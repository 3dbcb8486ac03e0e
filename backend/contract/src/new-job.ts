import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { optionalLine, optionalText } from './fields.ts'
import { ifGiven } from './if-given.ts'
import { BONUS_TOO_SMALL, dollars, JobInput, MyJob } from './jobs.ts'
import { BONUS_MIN, NAME_MAX, TEXT_MAX, TITLE_MAX } from './limits.ts'

// Apart from the form's schema, which pages load: they make this call by `callOf`.

function jobDraft() {
  const fields = {
    ...JobInput.shape,
    title: optionalLine(TITLE_MAX),
    description: optionalText(TEXT_MAX),
    requirements: optionalText(TEXT_MAX),
    location: optionalLine(NAME_MAX),
    companyName: optionalLine(NAME_MAX),
    // Whether it is offered, and pay that does not fit together, is only looked at when the draft is posted.
    referralBonus: dollars(BONUS_MIN, BONUS_TOO_SMALL),
  }
  return z.object({
    ...ifGiven(fields),
    isDraft: z.literal(true),
    /** Of a draft that is changed: the version that the editor read. */
    version: z.optional(z.int('Please send the version as a number')),
  })
}
/** A posting that is not finished: any of its fields, no longer than in `JobInput` (docs/rules.md#a-draft-is-its-companys). */
export const JobDraft = /* @__PURE__ */ jobDraft()
export type JobDraft = z.input<typeof JobDraft>

function postedJob() {
  return z.safeExtend(JobInput, { isDraft: z.optional(z.literal(false)) })
}
/** A posting that is finished: the form's fields. */
export const PostedJob = /* @__PURE__ */ postedJob()

function newJob() {
  return z.discriminatedUnion('isDraft', [PostedJob, JobDraft], 'Please choose a posting or a draft')
}
/** A job to post, or to keep as a draft. */
export const NewJob = /* @__PURE__ */ newJob()

/** Posts a job or keeps a draft of it; 400 with `needsCompanySetup` when the manager has no company yet. */
export const postJob = endpoint('POST', '/api/jobs', { body: NewJob, reply: MyJob })
