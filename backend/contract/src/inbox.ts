import * as z from 'zod/mini'
import { Application, DECISION } from './applications.ts'
import { CandidateChange, CandidateNews } from './corrections.ts'
import { endpoint } from './endpoint.ts'
import { Id, Moment, text } from './fields.ts'
import { NAME_MAX, NOTE_MAX, SEARCH_MAX, STATUSES_AT_ONCE } from './limits.ts'
import { pageQuery } from './page-query.ts'
import { STATUS_REASONS } from './status-reasons.ts'
import { APPLICATION_STATUSES, ApplicationStatus } from './statuses.ts'

/** The applications to all jobs of the signed-in manager's company, and their review one by one. */

export const APPLICATION_SORTS = ['newest', 'oldest', 'waiting'] as const
export const ApplicationSort = z.enum(APPLICATION_SORTS)
export type ApplicationSort = z.infer<typeof ApplicationSort>

const NO_STATUS = 'Please choose statuses from the list, separated by commas.'
const LONGEST = APPLICATION_STATUSES.join().length
const statuses = z.pipe(
  z.string(NO_STATUS).check(
    z.maxLength(LONGEST, { error: NO_STATUS, abort: true }),
    z.refine((value) => value.split(',').every((one) => ApplicationStatus.safeParse(one).success), NO_STATUS),
  ),
  z.transform((value) => [...new Set(value.split(','))] as ApplicationStatus[]),
)
const NO_DAY = 'Please use a day such as 2026-03-05.'
// PostgreSQL has no year 0.
const day = z
  .string(NO_DAY)
  .check(z.maxLength(10, { error: NO_DAY, abort: true }), z.iso.date(NO_DAY), z.regex(/^(?!0000)/, NO_DAY))

/** Narrows, sorts and pages the list. All optional; without `sort`, the newest come first. */
export const ApplicationQuery = z.object({
  /** Text in the candidate's name or address, or in the recommender's name, ignoring case. */
  q: z.optional(z.string().check(z.maxLength(SEARCH_MAX, 'Please search for a shorter text.'))),
  /** Id of a job. */
  job: z.optional(Id),
  /** One status, or several with commas between them. */
  status: z.optional(statuses),
  /** Id of the recommender, or a part of their name. */
  recommender: z.optional(z.string().check(z.maxLength(NAME_MAX, 'Please use a shorter name.'))),
  /** First and last calendar day of the submission, in UTC. */
  from: z.optional(day),
  to: z.optional(day),
  /** Only those that wait for a decision (docs/rules.md#what-needs-you); without `sort`, unread ones first. */
  needs: z.optional(z.literal('you', 'Please ask for needs=you, or leave it out.')),
  sort: z.optional(z.enum(APPLICATION_SORTS, 'Please choose an order from the list.')),
  /** Good words come shortened, and cover letters not at all. */
  summary: z.optional(z.literal('1', 'Please ask for summary=1, or leave it out.')),
  ...pageQuery('applications').shape,
})
export type ApplicationQuery = z.output<typeof ApplicationQuery>

const ofJob = { job: z.object({ id: z.string(), title: z.string() }) }

/** An application among those to all jobs. */
export const ListedApplication = z.object({
  ...Application.shape,
  ...ofJob,
  /** Whether whoever asks has not opened it yet. */
  isUnread: z.boolean(),
  /** The last correction or note of the candidate that whoever asks has not seen; null where there is none. */
  candidateNews: z.nullable(CandidateNews),
})
export type ListedApplication = z.infer<typeof ListedApplication>

/** With `summary`: the good word has `GOOD_WORD_EXCERPT` characters at most, the cover letter is null. */
export const listAllApplications = endpoint('GET', '/api/applications', {
  query: ApplicationQuery,
  reply: z.array(ListedApplication),
})

/** What somebody of the company wrote about an application; never shown to the recommender. */
export const Note = z.object({
  id: z.string(),
  /** Mentions stand in it by name. */
  text: z.string(),
  /** Who is mentioned, by the current name, and where in the text its @ stands, in UTF-16 units. */
  mentions: z.array(z.object({ userId: z.string(), name: z.string(), at: z.number() })),
  /** The author's name, and whether that is whoever asks. */
  author: z.string(),
  isMine: z.boolean(),
  createdAt: Moment,
})
export type Note = z.infer<typeof Note>

/** A status that was set. */
export const StatusChange = z.object({
  id: z.string(),
  /** Null for the submission. */
  from: z.nullable(ApplicationStatus),
  to: ApplicationStatus,
  /** Who set it; null for the submission, and for an account that is gone. */
  by: z.nullable(z.string()),
  isMine: z.boolean(),
  at: Moment,
  /** Null where none was given. */
  reason: z.nullable(z.object({ kind: z.enum(STATUS_REASONS), text: z.nullable(z.string()) })),
  /** The sentence to the candidate, null where there is none, and whether the recommender reads it. */
  toCandidate: z.nullable(z.string()),
  recommenderSees: z.boolean(),
  /** When candidate and recommender were told; null for what they were not. */
  toldAt: z.nullable(Moment),
})
export type StatusChange = z.infer<typeof StatusChange>

/** One application whole, with what its company has noted and done. */
export const ReviewedApplication = z.object({
  ...ListedApplication.shape,
  /** Oldest first, all. */
  history: z.array(StatusChange),
  /** What its candidate has corrected and added since the submission. */
  candidateChanges: z.array(CandidateChange),
  notes: z.array(Note),
})
export type ReviewedApplication = z.infer<typeof ReviewedApplication>

/** 404 for applications to jobs of others. It marks nothing as read. */
export const findApplication = endpoint('GET', '/api/applications/:applicationId', { reply: ReviewedApplication })
/** Marks an application as read by whoever asks; again it changes nothing. */
export const readApplication = endpoint('POST', '/api/applications/:applicationId/read')

/** A mention of a member stands in the text as `@{id}` (docs/rules.md#a-note-can-mention-colleagues). */
export const NoteInput = z.object({ text: text(1, 'Please write a note', NOTE_MAX) })
export type NoteInput = z.infer<typeof NoteInput>
/** Adds a note; 400 for a mention of who is no member; 409 once an application has `NOTES_MAX`. */
export const addNote = endpoint('POST', '/api/applications/:applicationId/notes', { body: NoteInput, reply: Note })
/** Removes a note, by its author alone: 404 for others' notes. */
export const removeNote = endpoint('DELETE', '/api/applications/:applicationId/notes/:noteId')

const TOO_MANY = `Please choose at most ${STATUSES_AT_ONCE} applications at a time.`

/** A status for many applications, why, and when it is told. */
export const StatusesInput = z.object({
  ids: z
    .array(Id, 'Please choose at least one application.')
    .check(z.minLength(1, 'Please choose at least one application.'), z.maxLength(STATUSES_AT_ONCE, TOO_MANY)),
  ...DECISION,
})
export type StatusesInput = z.input<typeof StatusesInput>

/** A decision before it is told: when that is, null in a moment, and its words. */
const Untold = z.object({
  tellAt: z.nullable(Moment),
  reason: z.nullable(
    z.object({
      kind: z.optional(z.enum(STATUS_REASONS)),
      text: z.nullable(z.string()),
      toCandidate: z.nullable(z.string()),
      recommenderSees: z.boolean(),
    }),
  ),
})
export type Untold = z.infer<typeof Untold>

/**
 * What became of one application: `withdrawn` ones keep the status they had, so do those that cannot be told at that time
 * (`not-then`), and of what is not the company's own nothing is told.
 */
export const StatusOutcome = z.object({
  id: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'withdrawn', 'not-then', 'not-found']),
  /** The status it has now; left out where it was not found, or not told then. */
  status: z.optional(ApplicationStatus),
  /** Seconds until candidate and referrer are told; only where it changed. */
  newsInSeconds: z.optional(z.number()),
  /** What it changed and nobody had been told, for who undoes it. */
  before: z.optional(Untold),
})
export type StatusOutcome = z.infer<typeof StatusOutcome>

/** Sets a status for each of these, one after the other, as `setApplicationStatus` does; results in the order of `ids`. */
export const setApplicationStatuses = endpoint('PATCH', '/api/applications/status', {
  body: StatusesInput,
  reply: z.array(StatusOutcome),
})
