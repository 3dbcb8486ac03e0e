import * as z from 'zod/mini'
import { BriefInput } from './brief.ts'
import { COUNTRIES } from './countries.ts'
import { CURRENCIES } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { httpsLogo, line, Moment, optionalLine, text } from './fields.ts'
import {
  ANSWER_DAYS,
  ANSWER_DAYS_MAX,
  ANSWER_DAYS_MIN,
  BONUS_MIN,
  COMPANY_NAME_MIN,
  DESCRIPTION_MIN,
  DOLLARS_MAX,
  LOCATION_MIN,
  NAME_MAX,
  REQUIREMENTS_MIN,
  SEARCH_MAX,
  TEXT_MAX,
  TITLE_MAX,
  TITLE_MIN,
  URL_MAX,
} from './limits.ts'
import { pageQuery } from './page-query.ts'
import { PAY_BASES, PAY_PERIODS, REMOTE_FROM_MAX, WORKPLACES } from './place-and-pay.ts'
import { ExperienceLevel, JobSort, JobType } from './statuses.ts'
import { WrittenWithAi } from './written-with-ai.ts'

/** Whole dollars, or null for "not given"; 0 is a value (docs/rules.md#zero-is-an-amount). */
export function dollars(min: number, message: string) {
  return z.nullish(
    z.number(message).check(
      z.minimum(min, message),
      z.maximum(DOLLARS_MAX, 'Please enter a smaller amount'),
      z.refine((value) => Number.isInteger(value), 'Please enter whole dollars'),
    ),
  )
}

export const BONUS_TOO_SMALL = 'Referral bonus must be at least $1'

/** What a posting offers, in whole units of its currency; the bonus in whole dollars. */
export interface Pay {
  salaryMin?: number | null | undefined
  salaryMax?: number | null | undefined
  hasReferralBonus: boolean
  referralBonus?: number | null | undefined
}

/** The rules that join two fields of a posting's pay. @returns each field at fault with its message */
export function payFaults({ salaryMin, salaryMax, hasReferralBonus, referralBonus }: Pay): [keyof Pay, string][] {
  const faults: [keyof Pay, string][] = []
  if (salaryMin != null && salaryMax != null && salaryMax < salaryMin) {
    faults.push(['salaryMax', 'Maximum salary must be greater than minimum salary'])
  }
  const atBonus = hasReferralBonus && bonusFault(referralBonus)
  if (atBonus) faults.push(['referralBonus', atBonus])
  return faults
}

function bonusFault(bonus: number | null | undefined): string | undefined {
  if (bonus == null) return 'Referral bonus amount is required when offering a bonus'
  if (bonus < BONUS_MIN) return BONUS_TOO_SMALL
  if (!Number.isInteger(bonus)) return 'Please enter whole dollars'
  return bonus > DOLLARS_MAX ? 'Please enter a smaller amount' : undefined
}

const NO_DAYS = `Please promise an answer within ${ANSWER_DAYS_MIN} to ${ANSWER_DAYS_MAX} whole days`

const NO_COUNTRY = 'Please choose a country from the list'
function country() {
  return z.enum(COUNTRIES, NO_COUNTRY)
}

function jobInput() {
  return z
    .object({
      title: line(TITLE_MIN, 'Title must be at least 3 characters', TITLE_MAX),
      description: text(DESCRIPTION_MIN, 'Description must be at least 50 characters', TEXT_MAX),
      requirements: text(REQUIREMENTS_MIN, 'Requirements must be at least 30 characters', TEXT_MAX),
      location: line(LOCATION_MIN, 'Location is required', NAME_MAX),
      // The place in fields, beside the text above (docs/rules.md#place-and-pay-have-fields).
      workplace: z.nullish(z.enum(WORKPLACES, 'Please choose on-site, hybrid or remote')),
      city: optionalLine(NAME_MAX),
      country: z.nullish(country()),
      /** Empty for anywhere. */
      remoteFrom: z._default(
        z.array(z.string(NO_COUNTRY).check(z.maxLength(2, { error: NO_COUNTRY, abort: true })), NO_COUNTRY).check(
          z.maxLength(REMOTE_FROM_MAX, `Please choose at most ${REMOTE_FROM_MAX} countries`),
          // Of the whole list: the form shows what is wrong at the field.
          z.refine((codes) => codes.every((code) => COUNTRIES.some((known) => known === code)), NO_COUNTRY),
          z.overwrite((codes) => [...new Set(codes)].sort()),
        ),
        [],
      ),
      type: z._default(z.enum(JobType.options, 'Please choose an employment type'), 'full-time'),
      salaryMin: dollars(0, 'Minimum salary must be positive'),
      salaryMax: dollars(0, 'Maximum salary must be positive'),
      payPeriod: z._default(z.enum(PAY_PERIODS, 'Please choose pay by the year, the month or the hour'), 'year'),
      payCurrency: z._default(z.enum(CURRENCIES, 'Please choose a currency from the list'), 'USD'),
      payBasis: z.nullish(z.enum(PAY_BASES, 'Please choose what the pay is from the list')),
      hasReferralBonus: z._default(z.boolean(), false),
      // Its minimum is among the rules of pay: without the toggle any number is dropped, not refused
      // (docs/rules.md#a-bonus-that-is-not-offered-is-not-kept).
      referralBonus: z.nullish(z.number(BONUS_TOO_SMALL)),
      companyName: line(COMPANY_NAME_MIN, 'Company name must be at least 2 characters', NAME_MAX),
      /** The `objectPath` that `PUT /api/company-logos` answered, or null. */
      companyLogo: httpsLogo(optionalLine(URL_MAX)),
      /** Sentences of the posting that candidates read first; null where they are picked by cues (docs/rules.md#a-posting-in-twenty-seconds). */
      brief: z.nullish(BriefInput),
      /** Whether guests may read it at its address (docs/rules.md#a-public-page-says-nothing-of-the-bonus). */
      isPublic: z._default(z.boolean(), false),
      /** Whole days from an application within which the company answers (docs/rules.md#an-answer-is-promised). */
      answerWithinDays: z._default(
        z
          .number(NO_DAYS)
          .check(z.int(NO_DAYS), z.minimum(ANSWER_DAYS_MIN, NO_DAYS), z.maximum(ANSWER_DAYS_MAX, NO_DAYS)),
        ANSWER_DAYS,
      ),
      /** Counts for a text that is new; one that stays as it is keeps its mark. */
      writtenWithAi: z.nullish(WrittenWithAi),
    })
    .check((context) => {
      for (const [field, message] of payFaults(context.value)) {
        context.issues.push({ code: 'custom', path: [field], message, input: undefined })
      }
    })
}
/** What the job form sends, with its messages; made by a call that falls out of pages that post no job. */
export const JobInput = /* @__PURE__ */ jobInput()
export type JobInput = z.input<typeof JobInput>

function jobFieldNames() {
  return Object.keys(JobInput.shape) as (keyof JobInput)[]
}
/** The names of the form's fields. */
export const JOB_FIELDS = /* @__PURE__ */ jobFieldNames()

/** What is said of a job to everybody who reads it: referrers and candidates. Pay in whole units of its currency for its period. */
export const Posting = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.nullable(z.string()),
  location: z.string(),
  /** The place in fields, beside the text; null where the posting does not say. */
  workplace: z.nullable(z.enum(WORKPLACES)),
  city: z.nullable(z.string()),
  /** Codes of countries (ISO 3166-1 alpha-2); of remote work from where, empty for anywhere. */
  country: z.nullable(z.string()),
  remoteFrom: z.array(z.string()),
  type: JobType,
  salaryMin: z.nullable(z.number()),
  salaryMax: z.nullable(z.number()),
  payPeriod: z.enum(PAY_PERIODS),
  /** Its code (ISO 4217). */
  payCurrency: z.string(),
  payBasis: z.nullable(z.enum(PAY_BASES)),
  /** Within how many days from an application the company promises to answer. */
  answerWithinDays: z.number(),
})
export type Posting = z.infer<typeof Posting>

/** With the marks of its texts; left out where there are none (docs/rules.md#what-a-model-wrote-stays-marked). */
export const MarkedPosting = z.object({ ...Posting.shape, writtenWithAi: z.optional(WrittenWithAi) })
export type MarkedPosting = z.infer<typeof MarkedPosting>

/**
 * Why a job is listed as close to what was searched for: a word of the search, as it was typed, that its requirements or its location
 * have; or, with a typo, the word of the job, as it stands there; or a name of the job's
 * work, where the search is another (docs/rules.md#close-jobs-say-why-they-are-there).
 */
export const CloseReason = z.object({
  in: z.enum(['requirements', 'location', 'typo', 'occupation']),
  word: z.string(),
})
export type CloseReason = z.infer<typeof CloseReason>

/** A job as guests read it, where it has a public page. */
export const PublicJob = z.object({
  ...MarkedPosting.shape,
  id: z.string(),
  createdAt: Moment,
  company: z.object({
    name: z.string(),
    logo: z.nullable(z.string()),
    description: z.string(),
    /** That the company has proven, now; null without (docs/rules.md#a-company-proves-a-domain). */
    domain: z.nullable(z.string()),
    /** In how many days it usually answers; null while that cannot be said (docs/rules.md#how-soon-a-company-answers). */
    usualAnswerDays: z.nullable(z.number()),
  }),
})
export type PublicJob = z.infer<typeof PublicJob>

/** A job as listed for browsing. */
export const Job = z.object({
  ...PublicJob.shape,
  referralBonus: z.nullable(z.number()),
  referralCount: z.number(),
  /** Whether it is of the reader's own company: nobody refers people there (docs/rules.md#nobody-refers-to-their-own-company). */
  isOwn: z.boolean(),
  /** With `close`, why it is listed. */
  why: z.optional(CloseReason),
})
export type Job = z.infer<typeof Job>

function jobSummary() {
  const { requirements: _, ...shape } = Job.shape
  return z.object(shape)
}
/**
 * The same in short, of a job with much text: the first `EXCERPT_MAX` characters of the two descriptions, with … where there are more,
 * and no requirements (docs/rules.md#lists-have-long-jobs-in-short).
 */
export const JobSummary = /* @__PURE__ */ jobSummary()
export type JobSummary = z.infer<typeof JobSummary>

/** A job as listed for its manager. */
export const MyJob = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  type: JobType,
  description: z.string(),
  isActive: z.boolean(),
  /** Whether it was never posted (docs/rules.md#a-draft-is-its-companys). */
  isDraft: z.boolean(),
  /** Why operators hid it; null otherwise (docs/rules.md#an-operator-can-hide-a-job). */
  hiddenReason: z.nullable(z.string()),
  /** Whether guests may read it at its address while it is open. */
  isPublic: z.boolean(),
  /** The member whom its letters go to, by name (docs/rules.md#a-job-is-in-somebodys-hands). */
  handledBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: Moment,
  applicationCount: z.number(),
  /** How many of them are pending. */
  pendingCount: z.number(),
  /** How many the reader has not opened, of those that are pending and not withdrawn. */
  newCount: z.number(),
  /** How many wait for an answer, since when the first of them does, and how many of their promises are broken. */
  waitingCount: z.number(),
  waitingSince: z.nullable(Moment),
  lateCount: z.number(),
  answerWithinDays: z.number(),
  /** In how many days the company usually answers; null while that cannot be said. */
  usualAnswerDays: z.nullable(z.number()),
})
export type MyJob = z.infer<typeof MyJob>

/** Asks for a list in short. */
const summary = z.optional(z.literal('1', 'Please ask for summary=1, or leave it out.'))

const COUNTRY = 'Please name a country by its two letters, such as NO.'
const PAY_MIN = 'Please name the pay as whole dollars a year.'

/** Narrows, sorts and pages the list on the server. All optional; without `sort`, the most recent come first. */
export const JobQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(SEARCH_MAX, 'Please search for a shorter text.'))),
  type: z.optional(z.enum(JobType.options, 'Please choose a job type from the list.')),
  level: z.optional(z.enum(ExperienceLevel.options, 'Please choose an experience level from the list.')),
  workplace: z.optional(z.enum(WORKPLACES, 'Please choose on-site, hybrid or remote.')),
  /** A country's code: jobs there, and remote ones that may be done from it. */
  country: z.optional(
    z.string().check(z.maxLength(2, { error: COUNTRY, abort: true }), z.regex(/^[A-Z]{2}$/, COUNTRY)),
  ),
  /** Whole dollars a year that the pay begins with at least; pay in another currency or for another period is not compared. */
  payMin: z.optional(
    z.coerce.number(PAY_MIN).check(z.int(PAY_MIN), z.minimum(0, PAY_MIN), z.maximum(DOLLARS_MAX, PAY_MIN)),
  ),
  sort: z.optional(z.enum(JobSort.options, 'Please choose an order from the list.')),
  /** Lists, instead of the jobs that match, those that only come close to `q`; without `q` there are none. */
  close: z.optional(z.literal('1', 'Please ask for close=1, or leave it out.')),
  /** Jobs with more than `WHOLE_MAX` characters of text come as `JobSummary`. */
  summary,
  /** Its cursors go on with the same `sort` and `close`. */
  ...pageQuery('jobs').shape,
})
export type JobQuery = z.infer<typeof JobQuery>

/**
 * Open jobs that match, in the order asked for. With `limit`, a page of them; without, at most the first `LIST_MAX`. Reply headers:
 * `x-next-cursor` where there are more, and the same as an address in `link: <...>; rel="next"`; with `limit` and no cursor
 * `x-total-count`, how many match: a number, or `1000+` (docs/rules.md#the-server-can-narrow-the-list-of-jobs).
 * `readPage` reads them. 400 for a query that is none, and for a cursor of another order, or of close jobs where the others are asked
 * for. With `close`, the same of those that come close, each with `why`. With `summary`, long ones in short.
 */
export const listJobs = endpoint('GET', '/api/jobs', { query: JobQuery, reply: z.array(z.union([Job, JobSummary])) })
/**
 * One open job by its id: a `Job` for whoever has a role, a `PublicJob` for everybody else. 404 for a closed one, one that was
 * deleted, and to those without a role for one that has no public page (docs/rules.md#every-job-has-an-address).
 */
export const findJob = endpoint('GET', '/api/jobs/:id', { reply: z.union([Job, PublicJob]) })
/** With `summary`, of a description longer than `EXCERPT_MAX` characters come so many, and …. */
export const MyJobsQuery = z.object({ ...pageQuery('jobs').shape, summary })
export type MyJobsQuery = z.infer<typeof MyJobsQuery>
/** The jobs of the signed-in manager's company, open and closed, newest first, in pages as `listJobs` has them. */
export const listMyJobs = endpoint('GET', '/api/jobs/my-jobs', { query: MyJobsQuery, reply: z.array(MyJob) })
/** How many there are of the manager's jobs, and of applications to them. */
export const MyJobCounts = z.object({
  /** Open and closed, without drafts (docs/rules.md#active-jobs-counts-closed-ones). */
  jobs: z.number(),
  closed: z.number(),
  applications: z.number(),
  /** Applications to any of them with the status pending. */
  pending: z.number(),
})
export type MyJobCounts = z.infer<typeof MyJobCounts>
/** Counts all jobs of the signed-in manager's company (docs/rules.md#the-server-counts). */
export const countMyJobs = endpoint('GET', '/api/jobs/my-jobs/counts', { reply: MyJobCounts })
/** One job of the signed-in manager's company; 404 for jobs of others. */
export const findMyJob = endpoint('GET', '/api/jobs/my-jobs/:id', { reply: MyJob })
/** Removes a job with its applications, referrals and documents; hires stay (docs/rules.md#a-hire-outlives-its-job). */
export const deleteJob = endpoint('DELETE', '/api/jobs/:id')
/** What deleting a job would leave, and how many candidates it would tell by mail. */
export const JobDeletion = z.object({
  hires: z.array(z.object({ candidateName: z.string(), referrerName: z.string() })),
  /** What its company has not paid yet for hires, in whole cents. */
  owed: z.int(),
  told: z.number(),
})
export type JobDeletion = z.infer<typeof JobDeletion>
/** Says what deleting a job would do; deletes nothing. 404 for jobs of others. */
export const previewDeletion = endpoint('GET', '/api/jobs/:id/deletion', { reply: JobDeletion })
/** Gives a job to a member of the company, or takes it (docs/rules.md#a-job-is-in-somebodys-hands). */
export const handOverJob = endpoint('PATCH', '/api/jobs/my-jobs/:id/responsible', {
  body: z.object({ userId: z.uuid('Please choose a colleague') }),
  reply: MyJob,
})
