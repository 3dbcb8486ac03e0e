import * as z from 'zod/mini'
import { OwnApplication } from './candidate.ts'
import { CLOSED_AS } from './closed-as.ts'
import { OwnSubmission } from './corrections.ts'
import { endpoint } from './endpoint.ts'
import { email, Id, line, Moment, optionalText } from './fields.ts'
import { MarkedPosting } from './jobs.ts'
import { Language } from './language.ts'
import { MESSAGE_MAX, NAME_MAX, SEARCH_MAX } from './limits.ts'
import { pageQuery } from './page-query.ts'
import { PostingChanges } from './posting-changes.ts'
import { OwnQuestion } from './questions.ts'
import { Relation } from './relations.ts'
import { ReferralOrder, ReferralProgress, ReferralStatus, ReferralTurn } from './statuses.ts'
import { ModelName } from './written-with-ai.ts'

/**
 * What the referral form sends. `referrerId` must be the session's own user
 * (docs/rules.md#ids-in-a-request-are-claims).
 */
export const ReferralInput = z.object({
  jobId: Id,
  referrerId: Id,
  candidateEmail: email('Please enter a valid email address'),
  candidateName: line(1, 'Candidate name is required', NAME_MAX),
  message: optionalText(MESSAGE_MAX),
  /** The language model that wrote the message, if any (docs/rules.md#what-a-model-wrote-stays-marked). */
  messageWrittenWithAi: z.nullish(ModelName),
  /** How they know the candidate (docs/rules.md#how-they-know-each-other-comes-first). */
  relation: z.nullish(Relation),
  /** Of the invitation and its page; left out, the letter is English, and the page is in the browser's language. */
  language: z.nullish(Language),
})
export type ReferralInput = z.input<typeof ReferralInput>

/** A referral as its own referrer sees it. */
export const Referral = z.object({
  id: z.string(),
  jobId: z.string(),
  referrerId: z.string(),
  candidateEmail: z.string(),
  candidateName: z.string(),
  message: z.nullable(z.string()),
  /** The model that wrote it, if any. */
  messageWrittenWithAi: z.optional(z.string()),
  /** How they know the candidate, if they said so. */
  relation: z.optional(Relation),
  /** As it was told last; null counts as pending. */
  status: z.nullable(ReferralStatus),
  /** Of a 'rejected' one that is no rejection. */
  closedAs: z.optional(z.enum(CLOSED_AS)),
  /** What the company wrote to the candidate, where the recommender may read it. */
  companyWords: z.optional(z.string()),
  progress: ReferralProgress,
  /** The end of an unanswered invitation; null once it is answered or over (docs/rules.md#whose-recommendation-counts). */
  countsUntil: z.nullable(Moment),
  /** Until when the company has promised to answer; null where nobody waits for that (docs/rules.md#an-answer-is-promised). */
  answerBy: z.nullable(Moment),
  /** Whether that moment has passed. */
  isAnswerLate: z.boolean(),
  /**
   * Dollars promised at the invitation, whatever the job says now
   * (docs/rules.md#the-promised-bonus-is-that-of-the-invitation).
   */
  referralBonus: z.nullable(z.number()),
  /** Whether its name, address and relation can still be corrected: the link was not used yet (docs/rules.md#a-mistyped-invitation-can-be-corrected). */
  isCorrectable: z.boolean(),
  /** What was promised, word for word; null where nothing is on record. */
  terms: z.nullable(z.string()),
  /** When the candidate was reminded last; null where never. */
  remindedAt: z.nullable(Moment),
  /** Until when the candidate says that they are open to other roles; null where they do not. */
  openToRolesUntil: z.nullable(Moment),
  createdAt: Moment,
  /** Of an unanswered invitation, what of its posting reads otherwise now; null where nothing does. */
  changes: z.nullable(PostingChanges),
  job: z.object({ title: z.string() }),
  company: z.object({ name: z.string() }),
})
export type Referral = z.infer<typeof Referral>

/**
 * Invites a candidate by mail. 403 for one's own address or company, 409 where it can't be done now, with the reason.
 */
export const refer = endpoint('POST', '/api/referrals', { body: ReferralInput, reply: Referral })
/** Narrows, sorts and pages a person's referrals (docs/rules.md#own-referrals-can-be-searched). All optional. */
export const ReferralQuery = z.object({
  /** A part of the candidate's name or address, of the job's title or of the company's name. */
  q: z.optional(z.string().check(z.maxLength(SEARCH_MAX, 'Please search for a shorter text.'))),
  turn: z.optional(z.enum(ReferralTurn.options, 'Please choose from the list whose turn it is.')),
  sort: z.optional(z.enum(ReferralOrder.options, 'Please choose an order from the list.')),
  ...pageQuery('referrals').shape,
})
export type ReferralQuery = z.infer<typeof ReferralQuery>

/** The session's own referrals, by default newest first, in pages as `listJobs` has them. */
export const listReferrals = endpoint('GET', '/api/referrals/user/:userId', {
  query: ReferralQuery,
  reply: z.array(Referral),
})

/** Somebody whom the reader invited to a job. */
export const Invited = z.object({ id: z.string(), jobId: z.string(), candidateName: z.string() })
export type Invited = z.infer<typeof Invited>
/**
 * Whom the session has invited to jobs that are open, the newest first, at most `LIST_MAX`; without those whose details are deleted
 * (docs/rules.md#a-job-says-whom-one-has-invited).
 */
export const listInvited = endpoint('GET', '/api/referrals/user/:userId/invited', { reply: z.array(Invited) })

/** One of the session's own referrals; 404 for those of others. */
export const findReferral = endpoint('GET', '/api/referrals/:id', { reply: Referral })

/** How many there are of a person's referrals. */
export const ReferralCounts = z.object({
  total: z.number(),
  hired: z.number(),
  /** Applied, or invited to an interview. */
  pending: z.number(),
})
export type ReferralCounts = z.infer<typeof ReferralCounts>

/** Counts all of the session's own referrals (docs/rules.md#the-server-counts). */
export const countReferrals = endpoint('GET', '/api/referrals/user/:userId/counts', { reply: ReferralCounts })

/**
 * Sends the invitation once more with a new link, which replaces the old one; 409 where it is answered or can't be
 * sent.
 */
export const resendInvitation = endpoint('POST', '/api/referrals/:id/resend', { reply: Referral })

/**
 * Reminds the candidate of an open invitation, whose link stays as it is; 429 within a week of the last time
 * (docs/rules.md#an-invitation-may-be-reminded-of-once-a-week).
 */
export const remindCandidate = endpoint('POST', '/api/referrals/:id/remind', { reply: Referral })

/**
 * Takes an unanswered invitation back: its link ends and the candidate's details are deleted
 * (docs/rules.md#an-unanswered-invitation-can-be-taken-back); 409 where it is answered.
 */
export const revokeInvitation = endpoint('POST', '/api/referrals/:id/revoke', { reply: Referral })

/** What of an invitation was mistyped or not said; what is left out stays as it is. */
export const CorrectionInput = z.object({
  candidateEmail: z.optional(email('Please enter a valid email address')),
  candidateName: z.optional(line(1, 'Candidate name is required', NAME_MAX)),
  /** How they know the candidate; null is 'not stated'. */
  relation: z.nullish(Relation),
})
export type CorrectionInput = z.input<typeof CorrectionInput>

/**
 * Corrects an invitation until its link is used: another address gets a new letter, and the old link ends
 * (docs/rules.md#a-mistyped-invitation-can-be-corrected). 403 and 409 as `refer`, 409 also once it was opened.
 */
export const correctInvitation = endpoint('PATCH', '/api/referrals/:id', { body: CorrectionInput, reply: Referral })

/**
 * Which link opened a page: the invitation's, one that was sent to the candidate's own address, or the one by which the
 * invited person can say that somebody else applied
 * (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own).
 */
export const OpenedBy = z.enum(['invitation', 'own', 'disown'])
export type OpenedBy = z.infer<typeof OpenedBy>

/**
 * What the holder of a personal link sees: never the candidate's address
 * (docs/rules.md#the-links-page-never-shows-the-invited-address).
 */
export const ReferralLookup = z.object({
  referral: z.object({
    id: z.string(),
    message: z.nullable(z.string()),
    /** The model that wrote it, if any. */
    messageWrittenWithAi: z.optional(z.string()),
    /** How the referrer knows them, if that was said: a sentence in the language that the page is shown in. */
    relation: z.optional(z.string()),
    progress: ReferralProgress,
    /** The end of an unanswered invitation; null afterwards. */
    countsUntil: z.nullable(Moment),
    /**
     * Whether no application passes the message on, so that there is no choice
     * (docs/rules.md#the-good-word-belongs-to-the-application).
     */
    isMessagePrivate: z.boolean(),
  }),
  job: MarkedPosting,
  /** Of `job`, where the work is done, null where it does not say, and what it pays, in words. */
  said: z.object({
    workplace: z.nullable(z.string()),
    pay: z.string(),
    /** How soon the company answers; null of a hidden posting. */
    answer: z.nullable(z.string()),
    /** Of an application that waits for an answer, until when one is promised, and whether that is over. */
    promise: z.nullable(z.object({ by: Moment, isLate: z.boolean() })),
    /** In how many days the company usually answers, while one is waited for; null where too few were measured. */
    usualDays: z.nullable(z.number()),
  }),
  /**
   * Sentences of `job` to read first, each with the words before it, such as 'You will:'; none where fewer than two are known
   * (docs/rules.md#a-posting-in-twenty-seconds).
   */
  brief: z.array(z.object({ label: z.string(), quote: z.string() })),
  company: z.object({
    name: z.string(),
    logo: z.nullable(z.string()),
    /** That the company has proven, now; null without (docs/rules.md#a-company-proves-a-domain). */
    domain: z.nullable(z.string()),
    /** What it says of itself now, and its site; not of a hidden posting (docs/rules.md#a-job-shows-the-company-as-it-was-posted). */
    description: z.string(),
    website: z.nullable(z.string()),
  }),
  /** The language model that puts the posting in other words on a press; left out where it may not (docs/rules.md#a-posting-in-other-words). */
  model: z.optional(z.string()),
  /** Whether operators hid the posting, so that nobody can apply (docs/rules.md#an-operator-can-hide-a-job). */
  isHidden: z.boolean(),
  /**
   * What of the posting reads otherwise now than at the invitation or, after the submission, for its candidate alone, than at
   * that; null where nothing does. After the submission `job` is as it was then
   * (docs/rules.md#those-invited-see-what-changed).
   */
  changes: z.nullable(PostingChanges),
  referrer: z.object({ firstName: z.string(), lastName: z.string() }),
  /** The name the referrer gave, to prefill the form; empty once it was sent. */
  candidate: z.object({ firstName: z.string(), lastName: z.string() }),
  link: OpenedBy,
  /** Of the page: the link's, or what the request asks for (docs/rules.md#the-candidates-pages-speak-six-languages). */
  language: Language,
  /** Where it stands, after the submission and for its candidate alone; null otherwise. */
  application: z.nullable(OwnApplication),
  /** What was asked by this invitation, oldest first; none for who may not see its application. */
  questions: z.array(OwnQuestion),
  /** What it holds, for its candidate, while they can correct it or add to it; null otherwise. */
  submission: z.nullable(OwnSubmission),
})
export type ReferralLookup = z.infer<typeof ReferralLookup>

/**
 * Opens a personal link and starts the apply session; 404 for every bad link alike
 * (docs/rules.md#every-dead-link-answers-alike).
 */
export const findReferralByToken = endpoint('GET', '/api/referrals/token/:token', { reply: ReferralLookup })
