import * as z from 'zod/mini'
import { BriefInput } from './brief.ts'
import { endpoint } from './endpoint.ts'
import { Moment, optionalText } from './fields.ts'
import { ifGiven } from './if-given.ts'
import { JOB_FIELDS, JobInput, MarkedPosting, MyJob } from './jobs.ts'
import { MESSAGE_MAX } from './limits.ts'
import { JobDraft } from './new-job.ts'

function jobChange() {
  return z
    .object({
      ...ifGiven(JobInput.shape),
      isDraft: z.optional(z.literal(false)),
      isActive: z.optional(z.boolean('Please choose open or closed')),
      /** What candidates with a pending application read in a letter, where the job is closed with words. */
      closingMessage: optionalText(MESSAGE_MAX),
      /** The version that the editor read. */
      version: z.optional(z.int('Please send the version as a number')),
    })
    .check((context) => {
      const { version: _, isDraft: __, closingMessage, ...changes } = context.value
      const refuse = (message: string, ...path: string[]) =>
        context.issues.push({ code: 'custom', path, message, input: undefined })
      if (Object.values(changes).every((value) => value === undefined)) refuse('Please name what is to be changed')
      if (closingMessage && changes.isActive !== false) refuse('Only closing a job takes a message', 'closingMessage')
    })
}
/** Any fields of a posting, with the rules and messages of `JobInput`, and whether it is open; at least one of them. */
export const JobChange = /* @__PURE__ */ jobChange()
export type JobChange = z.input<typeof JobChange>

function jobPatch() {
  return z.discriminatedUnion('isDraft', [JobChange, JobDraft], 'Please choose a posting or a draft')
}

/**
 * Changes a posting, or with `isDraft` a draft, which may stay unfinished; publishes a draft (`isActive: true`), closes it or reopens it (docs/rules.md#a-posting-can-be-edited, docs/rules.md#a-closed-job-takes-nobody-new).
 * 409 to open one that operators hid, and with `version` where somebody has changed it since; 404 for jobs of others.
 */
export const changeJob = endpoint('PATCH', '/api/jobs/:id', { body: /* @__PURE__ */ jobPatch(), reply: MyJob })

/** Who changed which fields of a posting when. */
export const JobVersion = z.object({
  version: z.int(),
  at: Moment,
  /** Whose name; null where that account is gone. */
  by: z.nullable(z.string()),
  /** None of the first, as it was posted. */
  fields: z.array(z.enum(JOB_FIELDS)),
})
export type JobVersion = z.infer<typeof JobVersion>

/** A posting as its company edits it. */
export const EditablePosting = z.object({
  id: z.string(),
  isActive: z.boolean(),
  isDraft: z.boolean(),
  hiddenReason: z.nullable(z.string()),
  /** Counts its changes from 1; a change names the one it was made from. */
  version: z.int(),
  /** What the form of a job holds; a text that is missing is empty. */
  posting: z.object({
    ...MarkedPosting.shape,
    requirements: z.string(),
    hasReferralBonus: z.boolean(),
    referralBonus: z.nullable(z.number()),
    companyName: z.string(),
    companyLogo: z.nullable(z.string()),
    brief: z.nullable(BriefInput),
    isPublic: z.boolean(),
  }),
  /** The newest first, at most `VERSIONS_MAX`; one for a posting that was never changed. */
  versions: z.array(JobVersion),
  /** How many candidates would get the words with which it is closed. */
  waiting: z.int(),
})
export type EditablePosting = z.infer<typeof EditablePosting>

/** All that the form of an own posting needs, with its history; 404 for jobs of others. */
export const findPosting = endpoint('GET', '/api/jobs/my-jobs/:id/posting', { reply: EditablePosting })
