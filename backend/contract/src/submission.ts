import { said } from '@goodword/languages/texts'
import * as z from 'zod/mini'
import { ConsentReceipt } from './candidate.ts'
import { endpoint } from './endpoint.ts'
import { email, Id, line, Moment, optionalLine, optionalPhone, optionalText } from './fields.ts'
import { NAME_MAX, TEXT_MAX, URL_MAX } from './limits.ts'
import { ApplicationStatus } from './statuses.ts'

/** What the application form sends. The URLs are those the uploads answered; additional ones joined by commas. */
export const ApplicationInput = z.object({
  referralId: Id,
  firstName: line(1, said('First name is required'), NAME_MAX),
  lastName: line(1, said('Last name is required'), NAME_MAX),
  email: email(),
  phone: optionalPhone(),
  resumeUrl: line(1, said('Please upload your resume'), URL_MAX),
  portfolioUrl: optionalLine(URL_MAX),
  additionalDocumentsUrl: optionalLine(URL_MAX * 3),
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
  /** Whether that letter is on its way; it is sent later where the address gets too many. */
  addressAsked: z.boolean(),
  receipt: ConsentReceipt,
})
export type SubmittedApplication = z.infer<typeof SubmittedApplication>

/**
 * Submits an application: the opt-in itself (docs/rules.md#submitting-is-the-opt-in). Needs the apply session of that
 * referral.
 */
export const submitApplication = endpoint('POST', '/api/applications', {
  body: ApplicationInput,
  reply: SubmittedApplication,
})
