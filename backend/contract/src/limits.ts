/** The product's numbers. Sizes in bytes, money in whole dollars, times in milliseconds. */

const MB = 1024 * 1024

/** Share of each reward the product keeps. */
export const PLATFORM_SHARE = 0.25
/** Days from a hire until its bonus is due. */
export const GUARANTEE_DAYS = 60
/** Days in which a party may dispute a reward that a status reversed. */
export const REVERSAL_DISPUTE_DAYS = 30
/** Days after which operators are told of a bonus that is due and not paid. */
export const OVERDUE_DAYS = 14
/** Estimated earnings per hired referral on the referrer's dashboard. */
export const EARNINGS_PER_HIRE = 500

/** Whole days within which a company promises to answer, and what it promises where it chooses nothing. */
export const ANSWER_DAYS_MIN = 1
export const ANSWER_DAYS_MAX = 60
export const ANSWER_DAYS = 14
/** Answered applications of a company from which on it is said how soon it answers (docs/rules.md#how-soon-a-company-answers). */
export const ANSWERS_MIN = 5
/** Days before the end of a promise from which on an application needs somebody (docs/rules.md#what-needs-you). */
export const PROMISE_ENDS_DAYS = 2

/** The shortest lengths, in characters; the smallest bonus, in dollars. */
export const TITLE_MIN = 3
export const DESCRIPTION_MIN = 50
export const REQUIREMENTS_MIN = 30
export const LOCATION_MIN = 3
export const COMPANY_NAME_MIN = 2
export const COMPANY_DESCRIPTION_MIN = 10
export const BONUS_MIN = 1

/** Length caps, in characters (code points). */
export const NAME_MAX = 100
export const TITLE_MAX = 200
export const LINE_MAX = 200
export const EMAIL_MAX = 254
export const PHONE_MAX = 40
/** Digits of a phone number without its extension; no country's is longer (ITU-T E.164). */
export const PHONE_DIGITS_MIN = 5
export const PHONE_DIGITS_MAX = 15
export const URL_MAX = 2000
export const DOMAIN_MAX = 253
export const VERSION_MAX = 80
export const TEXT_MAX = 10_000
export const MESSAGE_MAX = 2000
/** Of a payment, and why a reward is disputed or decided so. */
export const REFERENCE_MAX = 140
export const REASON_MAX = 1000
/** The most a salary or a bonus may be, in dollars: fits Postgres' integer and every plausible job. */
export const DOLLARS_MAX = 100_000_000

/** What a company notes of an application, how often, and why it sets a status, in characters. */
export const NOTE_MAX = 5000
export const NOTES_MAX = 100
/** What a candidate writes to the company after the submission, in characters; how often in a day, and in all; corrections in a day. */
export const CANDIDATE_NOTE_MAX = 2000
export const CANDIDATE_NOTES = { perDay: 3, inAll: 12 } as const
export const CORRECTIONS_PER_DAY = 20
export const REASON_TEXT_MAX = 500
/** People whom one note mentions. */
export const MENTIONS_MAX = 20
/** Criteria of a job, their names and the words of evidence of a rating, in characters. */
export const CRITERIA_MIN = 2
export const CRITERIA_MAX = 5
export const CRITERION_MAX = 60
export const EVIDENCE_MIN = 10
export const EVIDENCE_MAX = 1000
/** Of a sentence to the candidate with a rejection. */
export const TO_CANDIDATE_MAX = 600
/** Applications whose status is set by one call, and by such calls of one manager in a minute. */
export const STATUSES_AT_ONCE = 200
export const STATUSES_PER_MINUTE = 600
/** Of a good word in a list, in characters: two lines. */
export const GOOD_WORD_EXCERPT = 200

/** The longest text that is searched for, in characters. */
export const SEARCH_MAX = 200
/** Rows of each list on an operator's page of a person, and characters of a note there. */
export const PERSON_ROWS = 20
export const OPERATOR_NOTE_MAX = 2000
/** Postal addresses and tax ids, of invoices. */
export const ADDRESS_MAX = 500
export const TAX_ID_MAX = 40
/** The most jobs of one page, and of the whole list where nobody asks for pages. */
export const PAGE_MAX = 100
export const LIST_MAX = 1000
/** In a list that is asked for in short: the longest texts that a job is listed with whole, together, in characters; */
export const WHOLE_MAX = 1500
/** and of a longer one the beginnings of its texts: more than two lines of a card. */
export const EXCERPT_MAX = 400
/** What is counted further is only said to be more. */
export const COUNT_MAX = 1000
/** The most versions of a posting that its history names. */
export const VERSIONS_MAX = 100
/** Templates of one company. */
export const TEMPLATES_MAX = 50
/** The most rows of a statement that is read as a file. */
export const STATEMENT_FILE_MAX = 10_000
/** Close jobs are looked for by so many words, of so many characters. */
export const CLOSE_WORDS_MAX = 8
export const CLOSE_WORD_MAX = 64

/** Seconds a presigned upload stays valid. */
export const UPLOAD_SECONDS = 15 * 60
/** Days an unanswered invitation stays open. */
export const INVITATION_DAYS = 30
/** Days between two reminders of one invitation. */
export const REMINDER_DAYS = 7
/** Times that the address of one invitation is corrected, and corrections that one person tries in a day. */
export const CORRECTIONS_MAX = 3
export const ADDRESS_CORRECTIONS_PER_DAY = 20
/** Letters in a day by which a candidate gets their link once more. */
export const LINK_LETTERS_PER_DAY = 3
/** Uploads of one personal link, or one signed-in person, in an hour: ten times what an application can hold. */
export const UPLOADS_PER_HOUR = 60
/** Uploads from one network address in an hour: several people may share it. */
export const UPLOADS_PER_ADDRESS = 200
/** Submissions by one personal link that fail, in an hour. */
export const FAILED_SUBMISSIONS_PER_HOUR = 20
/** Days an application stands whose address nobody confirms. */
export const UNCONFIRMED_DAYS = 14
/** Minutes in which a code proves a domain, wrong tries of one, and letters with one. */
export const DOMAIN_CODE_MINUTES = 30
export const DOMAIN_CODE_TRIES = 5
export const DOMAIN_LETTERS = { perHour: 3, perDay: 10, perAddressAndDay: 3, perDomainAndDay: 20 } as const
/** Days a link to join a company works, and letters with one. */
export const JOIN_DAYS = 7
export const JOIN_LETTERS = { perHour: 20, perDay: 40, perInboxAndDay: 3 } as const
/** Times in an hour that a company has its DNS looked at. */
export const DOMAIN_CHECKS_PER_HOUR = 20
/** Postings that one account, personal link or network address reports. */
export const REPORTS_PER_HOUR = 5
export const REPORTS_PER_DAY = 20
/** Of a question before an application, in characters; unanswered ones of one personal link, those of a day, and those of a network address in an hour. */
export const QUESTION_MAX = 1000
export const QUESTIONS_OPEN = 3
export const QUESTIONS_PER_DAY = 6
export const QUESTIONS_PER_ADDRESS = 30
/** Questions that one member answers in an hour. */
export const ANSWERS_PER_HOUR = 120
/** What an operator changes in a minute, and people they look up in an hour. */
export const OPERATOR_ACTIONS_PER_MINUTE = 60
export const PEOPLE_FOUND_PER_HOUR = 60
/** Test mails per user and hour. */
export const TEST_MAILS_PER_HOUR = 5
/** Presses in a day that ask the language model: of a person, by a candidate's link, about a company's texts, and of all together. */
export const AI_CALLS_PER_DAY = { person: 20, candidate: 10, company: 200, installation: 2000 } as const
/** Characters that one press sends, and names that are kept from the model. */
export const AI_TEXT_MAX = 5000
export const AI_NAMES_MAX = 10
/** Characters of a model's name. */
export const AI_MODEL_MAX = 100

/**
 * What an upload slot takes: how many files, of what size and kind
 * (docs/rules.md#each-slot-takes-its-own-types-and-sizes).
 */
export const SLOTS = {
  logo: { files: 1, bytes: 2 * MB, types: ['image/png', 'image/jpeg'] },
  resume: {
    files: 1,
    bytes: 5 * MB,
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  },
  portfolio: {
    files: 1,
    bytes: 10 * MB,
    types: ['application/pdf', 'application/zip', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  },
  additional: {
    files: 3,
    bytes: 5 * MB,
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/png',
      'image/jpeg',
      'image/webp',
      'application/zip',
    ],
  },
} as const satisfies Record<string, { files: number; bytes: number; types: readonly string[] }>

export type Slot = keyof typeof SLOTS
export const SLOT_NAMES = Object.keys(SLOTS) as [Slot, ...Slot[]]
/** The slots of an application. */
export const DOCUMENT_SLOTS = ['resume', 'portfolio', 'additional'] as const satisfies Slot[]

/** File name endings of each accepted type, for the file picker and for files whose browser names no type. */
export const EXTENSIONS: Record<string, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/zip': ['.zip'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
}
