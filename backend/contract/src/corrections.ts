import { said } from '@goodword/languages/texts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Moment, optionalLine, text } from './fields.ts'
import { ifGiven } from './if-given.ts'
import { CANDIDATE_NOTE_MAX, DOCUMENT_SLOTS, SLOTS, URL_MAX } from './limits.ts'
import { ApplicationInput } from './submission.ts'

/** What candidates change of an application, or add to it, after the submission; theirs alone: 403 for others. */

const { firstName, lastName, phone, coverLetter, resumeUrl, portfolioUrl, additionalDocumentsUrl } =
  ApplicationInput.shape

/**
 * What is to read otherwise; what is left out stays. New documents replace those of their slot, additional ones are added. The
 * address cannot be changed (docs/rules.md#an-application-can-be-corrected-until-it-is-read).
 */
export const CorrectionInput = z.object({
  ...ifGiven({ firstName, lastName, phone, coverLetter, resumeUrl, portfolioUrl, additionalDocumentsUrl }),
  /** Ids of documents that are taken out, but the resume, which is replaced alone. */
  removed: z.optional(
    z.array(Id).check(z.maxLength(1 + SLOTS.additional.files, said('Please remove each document once.'))),
  ),
  /** Whether the company may read the referrer's message (docs/rules.md#the-good-word-can-be-left-out-until-it-is-read). */
  includeMessage: z.optional(z.boolean()),
})
export type CorrectionInput = z.input<typeof CorrectionInput>

/** Corrects the application; what reads so already is no change. 409 once the company has opened it, and for one that has ended. */
export const correctApplication = endpoint('PATCH', '/api/referrals/token/:token/application', {
  body: CorrectionInput,
})

/** A note to the company, with up to three documents, as additional ones are named. */
export const CandidateNoteInput = z.object({
  text: text(1, said('Please write a note'), CANDIDATE_NOTE_MAX),
  additionalDocumentsUrl: optionalLine(URL_MAX * 3),
})
export type CandidateNoteInput = z.input<typeof CandidateNoteInput>

/** Sends a note once the company has opened the application: 409 before that, and for one that has ended. */
export const sendNote = endpoint('POST', '/api/referrals/token/:token/notes', { body: CandidateNoteInput })

/** What their application holds, for its candidate; only while it can be corrected or noted on. */
export const OwnSubmission = z.object({
  /** When somebody of the company opened it first; null until then, and only then it can be corrected. */
  readAt: z.nullable(Moment),
  /** What can be corrected; null once it was read. */
  details: z.nullable(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      phone: z.nullable(z.string()),
      coverLetter: z.nullable(z.string()),
    }),
  ),
  /** Those the company has now; none once it was read. */
  documents: z.array(
    z.object({
      id: z.string(),
      slot: z.enum(DOCUMENT_SLOTS),
      /** What the company calls it, in English. */
      name: z.string(),
      /** Its place among the additional ones, from 1; null for the others. */
      number: z.nullable(z.number()),
      /** Of the file's name, such as '.pdf'; empty where the type has none. */
      extension: z.string(),
    }),
  ),
  /** Sent since, oldest first, with how many documents. */
  notes: z.array(z.object({ text: z.string(), at: Moment, documents: z.number() })),
  /** The choice about the referrer's message; null where there is none to pass on. */
  goodWord: z.nullable(
    z.object({
      isIncluded: z.boolean(),
      /** Whether an email with it is about to be sent to the company, and when the first one was. */
      isOnItsWay: z.boolean(),
      emailedAt: z.nullable(Moment),
    }),
  ),
})
export type OwnSubmission = z.infer<typeof OwnSubmission>

/** Parts of an application that a candidate corrects. */
export const CORRECTED_PARTS = ['name', 'phone', 'coverLetter', 'resume', 'portfolio', 'additional'] as const
export type CorrectedPart = (typeof CORRECTED_PARTS)[number]
export const CANDIDATE_CHANGES = ['correction', 'note'] as const

const change = {
  kind: z.enum(CANDIDATE_CHANGES),
  at: Moment,
  /** Of a correction. */
  changed: z.array(z.enum(CORRECTED_PARTS)),
}
/** That a candidate has corrected or added something. */
export const CandidateNews = z.object(change)
export type CandidateNews = z.infer<typeof CandidateNews>

/** What a correction changed, with what was there before, or a note. */
export const CandidateChange = z.object({
  id: z.string(),
  ...change,
  /** What read otherwise before; of a note, nothing. */
  before: z.object({
    name: z.optional(z.string()),
    phone: z.optional(z.nullable(z.string())),
    coverLetter: z.optional(z.nullable(z.string())),
  }),
  /** Of a note. */
  text: z.nullable(z.string()),
  /** The documents that it replaced or took out, or that came with the note. */
  documents: z.array(z.object({ slot: z.enum(DOCUMENT_SLOTS), url: z.string() })),
})
export type CandidateChange = z.infer<typeof CandidateChange>
