import * as z from 'zod/mini'
import { CLOSED_AS } from './closed-as.ts'
import { endpoint } from './endpoint.ts'
import { Moment } from './fields.ts'
import { Language } from './language.ts'
import { ReportReason } from './report-reasons.ts'
import { ApplicationStatus, JobType, ReferralProgress } from './statuses.ts'
import { WrittenWithAi } from './written-with-ai.ts'

/**
 * What the holder of a personal link may do. Every call answers 404 for every bad link alike
 * (docs/rules.md#every-dead-link-answers-alike), and reading changes nothing. After the submission the last six need
 * a link of the candidate's own or the browser that sent it: 403 (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own).
 */

/** `never` refuses all further invitations to this address, not only those of the next 30 days. */
export const DeclineInput = z.object({ never: z._default(z.boolean(), false) })
export type DeclineInput = z.input<typeof DeclineInput>

/** An application that ended without a rejection is 'rejected', with this. */
const closedAs = z.optional(z.enum(CLOSED_AS))

/** A status that an application had, and when the candidate was told. */
export const StatusEntry = z.object({ status: ApplicationStatus, at: Moment, closedAs })
export type StatusEntry = z.infer<typeof StatusEntry>

/**
 * How the latest letter to the candidate about the application fares: on its way, sent, given up since no mail server takes it, or
 * stopped by the candidate, who wants none.
 */
export const LETTER_STANDINGS = ['on-its-way', 'sent', 'failed', 'stopped'] as const

/** The candidate's own view of their application. */
export const OwnApplication = z.object({
  /** By which candidate and company speak of it (docs/rules.md#an-application-has-a-number). */
  number: z.string(),
  /** As it was told last (docs/rules.md#told-is-a-state-of-its-own). */
  status: ApplicationStatus,
  closedAs,
  /** What the company says about it, in its own words. */
  companyWords: z.optional(z.string()),
  submittedAt: Moment,
  /** Until when the company has promised to answer, and when it did; null until then (docs/rules.md#an-answer-is-promised). */
  answerBy: Moment,
  answeredAt: z.nullable(Moment),
  /** When the candidate withdrew it; null otherwise. */
  withdrawnAt: z.nullable(Moment),
  /** Whether its address has been confirmed (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it). */
  addressConfirmed: z.boolean(),
  /** Whether a letter asks for that; it is sent later where the address gets too many. */
  addressAsked: z.boolean(),
  history: z.array(StatusEntry),
  /** null where none was written (docs/rules.md#the-page-says-what-became-of-the-letter). */
  letter: z.nullable(z.object({ standing: z.enum(LETTER_STANDINGS), at: z.nullable(Moment) })),
  /** When the confirmation went out; null until then. */
  confirmationSentAt: z.nullable(Moment),
  /** When a letter told that the job was closed, while it still is; null otherwise. */
  jobClosedAt: z.nullable(Moment),
  /** When all of it is erased by itself; null for a hire, which is kept (docs/rules.md#finished-applications-are-kept-12-months). */
  keptUntil: z.nullable(Moment),
  /**
   * Where the recommender may be told of being open to other roles: the consent, or null while there is none. Else null
   * (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own).
   */
  otherRoles: z.nullable(
    z.object({
      consent: z.nullable(z.object({ text: z.string(), version: z.string(), givenAt: Moment, endsAt: Moment })),
    }),
  ),
})
export type OwnApplication = z.infer<typeof OwnApplication>

/**
 * What was agreed to, when, for what and until when. Ids and a salted hash say by whom
 * (docs/rules.md#what-is-kept-for-proof-has-no-names).
 */
export const Consent = z.object({
  type: z.literal('goodword-consent'),
  /** The server that signed. */
  issuer: z.string(),
  referralId: z.string(),
  applicationId: z.string(),
  jobId: z.string(),
  /** Salted hash of the address the candidate applied with. */
  subject: z.string(),
  purpose: z.string(),
  text: z.string(),
  /** SHA-256 of the text, hex. */
  textHash: z.string(),
  version: z.string(),
  /** SHA-256 of what the recommender was promised, hex; left out where that was not written down. */
  termsHash: z.optional(z.string()),
  givenAt: Moment,
  expiresAt: Moment,
})
export type Consent = z.infer<typeof Consent>

/** A consent with its Ed25519 signature (hex) and the public key that checks it (base64url). */
export const ConsentReceipt = z.object({ consent: Consent, key: z.string(), signature: z.string() })
export type ConsentReceipt = z.infer<typeof ConsentReceipt>

const Text = z.nullable(z.string())

/** All we hold about a candidate. */
export const CandidateData = z.object({
  invitation: z.object({
    name: z.string(),
    /** Hidden but for its first letter and its domain unless the candidate applied with it: links get forwarded. */
    email: z.string(),
    message: Text,
    /** The language model that wrote it, if any. */
    messageWrittenWithAi: z.optional(z.string()),
    /** How the referrer knows them, if that was said. */
    relation: z.optional(z.string()),
    from: z.string(),
    progress: ReferralProgress,
    language: z.nullable(Language),
    invitedAt: Moment,
    /** When somebody first did something behind its link. */
    openedAt: z.nullable(Moment),
    expiresAt: Moment,
  }),
  /** As they applied to it, else as it is now. */
  job: z.object({
    title: z.string(),
    company: z.string(),
    description: z.string(),
    requirements: Text,
    writtenWithAi: z.optional(WrittenWithAi),
    location: z.string(),
    workplace: Text,
    city: Text,
    country: Text,
    type: JobType,
    pay: Text,
    answerWithinDays: z.number(),
  }),
  application: z.nullable(
    z.object({
      ...OwnApplication.shape,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: Text,
      coverLetter: Text,
      /** Whether the company may read the referrer's message, and the words it got; null for none. */
      messageIncluded: z.boolean(),
      referrerMessage: Text,
      referrerMessageWrittenWithAi: z.optional(z.string()),
      referrerRelation: z.optional(z.string()),
      /** What the company has noted, and why it set a status, in its own words. */
      notes: z.array(z.object({ text: z.string(), writtenAt: Moment })),
      /** What its people found, without their names. */
      ratings: z.array(
        z.object({
          criterion: z.string(),
          mark: z.string(),
          evidence: z.string(),
          writtenAt: Moment,
          changedAt: z.nullable(Moment),
        }),
      ),
      reasons: z.array(z.object({ status: ApplicationStatus, reason: z.string(), text: Text, at: Moment })),
      /** Size in bytes. */
      documents: z.array(
        z.object({
          kind: z.string(),
          type: Text,
          size: z.nullable(z.number()),
          uploadedAt: z.nullable(Moment),
          /** When another took its place, or it was taken out; null while it counts. */
          replacedAt: z.nullable(Moment),
        }),
      ),
      /** When somebody of the company opened it first. */
      readAt: z.nullable(Moment),
      /** What they corrected, with what was there before, and the notes they sent. */
      changes: z.array(
        z.object({
          kind: z.string(),
          changed: z.array(z.string()),
          before: z.record(z.string(), Text),
          text: Text,
          at: Moment,
        }),
      ),
    }),
  ),
  letters: z.array(z.object({ kind: z.string(), sentAt: z.nullable(Moment) })),
  /** What they reported about the posting, and what an operator answered. */
  reports: z.array(z.object({ reason: ReportReason, details: Text, reportedAt: Moment, answer: Text })),
  /** What they asked the company, and what it answered. */
  questions: z.array(z.object({ text: z.string(), askedAt: Moment, answer: Text, answeredAt: z.nullable(Moment) })),
  receipt: z.nullable(ConsentReceipt),
})
export type CandidateData = z.infer<typeof CandidateData>

/** What the candidate reads in from now on, on this page and in letters. */
export const LanguageInput = z.object({ language: Language })
export type LanguageInput = z.input<typeof LanguageInput>

/**
 * Keeps the language that the candidate has chosen with the referral: letters follow
 * (docs/rules.md#the-candidates-pages-speak-six-languages).
 */
export const chooseLanguage = endpoint('POST', '/api/referrals/token/:token/language', { body: LanguageInput })
/** "I'm interested". Again, or after the submission, it changes nothing. */
export const showInterest = endpoint('POST', '/api/referrals/token/:token/interest')
/** That a person is on the page: its first touch, key, scroll or movement. Again, it changes nothing. */
export const visitInvitation = endpoint('POST', '/api/referrals/token/:token/visit')
/** Sends the invited address one more link; 409 where that cannot be, 429 after three in a day. */
export const sendLink = endpoint('POST', '/api/referrals/token/:token/send-link')
/** "No thanks, delete my details": the link ends here. 409 once there is an application. */
export const declineReferral = endpoint('POST', '/api/referrals/token/:token/decline', { body: DeclineInput })
/**
 * Confirms the address of an application, by a link that was sent there; 409 when somebody has applied with it meanwhile.
 */
export const confirmAddress = endpoint('POST', '/api/referrals/token/:token/confirm')
/**
 * "This was not me", by the link that the invited address got: ends an application with another address and makes this link
 * the invitation's; 409 once that address was confirmed.
 */
export const disownApplication = endpoint('POST', '/api/referrals/token/:token/disown')
/** Withdraws the application; 409 where there is none. */
export const withdrawApplication = endpoint('POST', '/api/referrals/token/:token/withdraw')
/**
 * Lets the recommender know that the candidate is open to other roles; again it changes nothing. 409 where nothing is over yet, and
 * for who wants no invitations.
 */
export const openToOtherRoles = endpoint('POST', '/api/referrals/token/:token/other-roles')
/** Takes that back; again it changes nothing. */
export const endOtherRoles = endpoint('DELETE', '/api/referrals/token/:token/other-roles')
/** Removes everything about the candidate; the link ends here. */
export const eraseCandidate = endpoint('POST', '/api/referrals/token/:token/erase')
/** All we hold about the candidate, as a download. */
export const downloadData = endpoint('GET', '/api/referrals/token/:token/data', { reply: CandidateData })
/** The signed receipt of what was agreed to, as a download; 404 before there is an application. */
export const downloadReceipt = endpoint('GET', '/api/referrals/token/:token/receipt', { reply: ConsentReceipt })
/** A public key that checks receipts, base64url, and a name for it. */
const PublicKey = z.object({ kid: z.string(), key: z.string() })
/** The public key that checks receipts which are signed now, and with it those of before. */
export const consentKey = endpoint('GET', '/api/consent-key', {
  reply: z.object({ key: z.string(), keys: z.array(PublicKey) }),
})
