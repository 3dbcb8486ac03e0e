import * as z from 'zod/mini'
import { ConsentReceipt } from './candidate.ts'
import { endpoint } from './endpoint.ts'
import { email, Id, Moment, optionalPhone, optionalText, text } from './fields.ts'
import { NAME_MAX, TEXT_MAX, URL_MAX } from './limits.ts'
import { pageQuery } from './page-query.ts'
import { ApplicationStatus } from './statuses.ts'

/** What the application form sends. The URLs are those the uploads answered; additional ones joined by commas. */
export const ApplicationInput = z.object({
  referralId: Id,
  firstName: text(1, 'First name is required', NAME_MAX),
  lastName: text(1, 'Last name is required', NAME_MAX),
  email: email(),
  phone: optionalPhone(),
  resumeUrl: text(1, 'Please upload your resume', URL_MAX),
  portfolioUrl: optionalText(URL_MAX),
  additionalDocumentsUrl: optionalText(URL_MAX * 3),
  coverLetter: optionalText(TEXT_MAX),
  /**
   * Whether the company may read the referrer's message: unless it says no, where the referrer was told that it may
   * (docs/rules.md#the-good-word-belongs-to-the-application).
   */
  includeMessage: z.optional(z.boolean()),
})
export type ApplicationInput = z.input<typeof ApplicationInput>

/** An application as the candidate gets it back, with the receipt of what they agreed to. */
export const SubmittedApplication = z.object({
  id: z.string(),
  status: ApplicationStatus,
  createdAt: Moment,
  /** Otherwise a letter asks for it (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it). */
  addressConfirmed: z.boolean(),
  receipt: ConsentReceipt,
})
export type SubmittedApplication = z.infer<typeof SubmittedApplication>

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
  resumeUrl: z.nullable(z.string()),
  portfolioUrl: z.nullable(z.string()),
  additionalDocumentsUrl: z.nullable(z.string()),
  status: ApplicationStatus,
  /** When the candidate withdrew it: its documents are closed and its status stays. Null otherwise. */
  withdrawnAt: z.nullable(Moment),
  /** Whether anybody has used a link that was sent to the address. */
  addressConfirmed: z.boolean(),
})
export type Application = z.infer<typeof Application>

/** An application after its status was set. Not by `z.extend`, whose code the candidate's page would load for nothing. */
export const ChangedApplication = z.object({
  ...Application.shape,
  /** Seconds until candidate and referrer are told; until then it can be taken back without a word. */
  newsInSeconds: z.number(),
})
export type ChangedApplication = z.infer<typeof ChangedApplication>

/** The new status of an application. */
export const StatusInput = z.object({
  status: z.enum(ApplicationStatus.options, 'Please choose a status from the list'),
})
export type StatusInput = z.infer<typeof StatusInput>

/**
 * Submits an application: the opt-in itself (docs/rules.md#submitting-is-the-opt-in). Needs the apply session of that
 * referral.
 */
export const submitApplication = endpoint('POST', '/api/applications', {
  body: ApplicationInput,
  reply: SubmittedApplication,
})
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
 * (docs/rules.md#news-of-a-status-wait); the same value again changes nothing.
 */
export const setApplicationStatus = endpoint('PATCH', '/api/applications/:applicationId/status', {
  body: StatusInput,
  reply: ChangedApplication,
})
