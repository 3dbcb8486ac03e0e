import * as z from 'zod/mini'
import { ReasonInput, TellAt } from './decision-input.ts'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './fields.ts'
import { pageQuery } from './page-query.ts'
import { Relation } from './relations.ts'
import { ShownState } from './statement.ts'
import { ApplicationStatus } from './statuses.ts'

/** What a hire is worth, in whole cents: all of it, and our part. */
export const HireReward = z.object({
  gross: z.int(),
  share: z.int(),
  /** Where that of the last hire stands; null where they were never hired. */
  state: z.nullable(ShownState),
  dueAt: z.nullable(Moment),
  /** What the end of that hire would make of it now; null where nothing is owed. */
  atEnd: z.nullable(z.enum(['reversed', 'disputed'])),
})
export type HireReward = z.infer<typeof HireReward>

/**
 * An application as its job's manager sees it. The URLs are API paths that check the reader
 * (docs/rules.md#documents-are-private).
 */
export const Application = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  coverLetter: z.nullable(z.string()),
  createdAt: Moment,
  referrerName: z.string(),
  /**
   * What the referrer wrote to the candidate; null where nothing was written, and where the candidate left it out
   * (docs/rules.md#the-good-word-belongs-to-the-application).
   */
  referrerMessage: z.nullable(z.string()),
  /** The model that wrote it, if any (docs/rules.md#what-a-model-wrote-stays-marked). */
  referrerMessageWrittenWithAi: z.optional(z.string()),
  /** How the referrer knows them; left out where nothing was said, and with the message (docs/rules.md#how-they-know-each-other-comes-first). */
  referrerRelation: z.optional(Relation),
  resumeUrl: z.nullable(z.string()),
  portfolioUrl: z.nullable(z.string()),
  additionalDocumentsUrl: z.nullable(z.string()),
  status: ApplicationStatus,
  /** What candidate and recommender were told last, and are shown (docs/rules.md#told-is-a-state-of-its-own). */
  toldStatus: ApplicationStatus,
  /** When the status is to be told, where a time was chosen; null once it is told. */
  tellAt: z.nullable(Moment),
  /** When the candidate withdrew it: its documents are closed and its status stays. Null otherwise. */
  withdrawnAt: z.nullable(Moment),
  /** Until when an answer is promised; null where nobody waits for one any more (docs/rules.md#an-answer-is-promised). */
  answerBy: z.nullable(Moment),
  /** Whether anybody has used a link that was sent to the address. */
  addressConfirmed: z.boolean(),
  /** What the company pays for a hire, as it was promised; null where no bonus was. */
  reward: z.nullable(HireReward),
})
export type Application = z.infer<typeof Application>

/** An application after its status was set. Not by `z.extend`, whose code the candidate's page would load for nothing. */
export const ChangedApplication = z.object({
  ...Application.shape,
  /** Seconds until candidate and referrer are told; until then it can be taken back without a word. */
  newsInSeconds: z.number(),
})
export type ChangedApplication = z.infer<typeof ChangedApplication>

/** The new status of an application, why, and when it is told. The same status with another time changes that. */
export const DECISION = {
  status: z.enum(ApplicationStatus.options, 'Please choose a status from the list'),
  /** For the status it has and nobody was told: left out keeps the words that go with it, null takes them away. */
  reason: z.optional(z.nullable(ReasonInput)),
  tellAt: TellAt,
}
export const StatusInput = z.object({
  ...DECISION,
  /** The last change of its history that the sender knows: 409 where another came. */
  lastChange: z.optional(Id),
})
export type StatusInput = z.input<typeof StatusInput>

/** The applications of one of the manager's own jobs, newest first, in pages as `listJobs` has them. */
export const listApplications = endpoint('GET', '/api/applications/job/:jobId', {
  query: pageQuery('applications'),
  reply: z.array(Application),
})
/** How many applications a job has. */
export const ApplicationCounts = z.object({ total: z.number(), pending: z.number() })
export type ApplicationCounts = z.infer<typeof ApplicationCounts>
/** Counts all applications of one of the manager's own jobs (docs/rules.md#the-server-counts). */
export const countApplications = endpoint('GET', '/api/applications/job/:jobId/counts', { reply: ApplicationCounts })
/**
 * Sets the status and, a moment later, tells candidate and referrer by mail
 * (docs/rules.md#news-of-a-status-wait); the same value again changes nothing but a time that was chosen for telling it.
 */
export const setApplicationStatus = endpoint('PATCH', '/api/applications/:applicationId/status', {
  body: StatusInput,
  reply: ChangedApplication,
})

/** A letter as it would be sent: without its link, which is made when it is. */
export const LetterPreview = z.object({ subject: z.string(), text: z.string() })
export type LetterPreview = z.infer<typeof LetterPreview>
/** The letter to the candidate that a status would send, word for word. It changes nothing. */
export const previewStatusLetter = endpoint('POST', '/api/applications/:applicationId/letter', {
  body: StatusInput,
  reply: LetterPreview,
})
