import { COUNTRIES } from '../src/countries.ts'
import type { JobInput } from '../src/jobs.ts'
import { POSTING } from './a-posting.ts'

/**
 * Every rule about typed text and numbers, at its boundary. One table for the schema, which the forms use, and for the
 * API: the same value, the same message.
 */

/** A value and its message; null where it is accepted. */
export type Case = readonly [what: string, value: unknown, message: string | null]

const characters = (length: number) => 'x'.repeat(length)
/** One character, although it takes two UTF-16 code units. */
const EMOJI = '😀'
const RIGHT_TO_LEFT = 'مهندس برمجيات في شركة ناشئة صغيرة تعمل من أجل الناس'

const INVISIBLE = 'Please remove the invisible characters from this field'
/** Characters that nobody sees, in a text that would be long enough. */
const unseen = (length: number): Case[] => [
  ['what turns the direction of reading', `${characters(length)}\u202e`, INVISIBLE],
  ['an isolate', `\u2067${characters(length)}`, INVISIBLE],
  ['a tag', `${characters(length)}\u{e0041}`, INVISIBLE],
  ['a letter that shows nothing', `${characters(length)}\u3164`, INVISIBLE],
  ['a hyphen that is not seen', `${characters(length)}\u00ad`, null],
  ['a line break of Word', `${characters(length)}\u000bx`, null],
  ['a page break of Word', `${characters(length)}\u000cx`, null],
  ['a separator of lines', `${characters(length)}\u2028x`, null],
  ['the mark of a footnote of Word', `${characters(length)}\u0002`, null],
]

/** A required text of a shortest and a longest length. */
function textOf(min: number, max: number, tooShort: string): Case[] {
  return [
    ['nothing', '', tooShort],
    ['spaces only', ' '.repeat(min + 20), tooShort],
    ['one below', characters(min - 1), tooShort],
    ['one below with spaces around it', `  ${characters(min - 1)}  `, tooShort],
    ['the shortest', characters(min), null],
    ['one above', characters(min + 1), null],
    ['emoji', EMOJI.repeat(min), null],
    ['one emoji below', EMOJI.repeat(min - 1), tooShort],
    ['emoji up to the longest', EMOJI.repeat(max), null],
    ['right to left', RIGHT_TO_LEFT, null],
    ['joiners only', '\u200d'.repeat(Math.max(min, 1)), tooShort],
    ...unseen(min),
    ['the longest', characters(max), null],
    ['one above the longest', characters(max + 1), tooLong(max)],
    ['10,000 characters', characters(10_000), max < 10_000 ? tooLong(max) : null],
  ]
}

/** A text that may be left out. */
function optionalOf(max: number): Case[] {
  return [
    ['nothing', '', null],
    ['null', null, null],
    ['spaces only', '     ', null],
    ['emoji', EMOJI, null],
    ['right to left', RIGHT_TO_LEFT.slice(0, max), null],
    ...unseen(1),
    ['the longest', characters(max), null],
    ['one above the longest', characters(max + 1), tooLong(max)],
    ['10,000 characters', characters(10_000), max < 10_000 ? tooLong(max) : null],
  ]
}

const tooLong = (max: number) => `Please use at most ${max.toLocaleString('en-US')} characters`

const EMAIL = 'Please enter a valid email address'
const emails: Case[] = [
  ['nothing', '', EMAIL],
  ['spaces only', '   ', EMAIL],
  ['emoji', EMOJI, EMAIL],
  ['right to left', RIGHT_TO_LEFT, EMAIL],
  ['no at sign', 'cara.example.com', EMAIL],
  ['what turns the direction of reading', 'cara\u202emoc.elpmaxe@example.com', INVISIBLE],
  ['a joiner', 'ca\u200dra@example.com', INVISIBLE],
  ['a hyphen that is not seen', 'ca\u00adra@example.com', INVISIBLE],
  ['no name', '@example.com', EMAIL],
  ['no domain', 'cara@', EMAIL],
  ['no dot in the domain', 'cara@example', EMAIL],
  ['a space within', 'cara diaz@example.com', EMAIL],
  ['two at signs', 'cara@diaz@example.com', EMAIL],
  ['a plain one', 'cara@example.com', null],
  ['spaces around it', '  cara@example.com  ', null],
  ['a tag', 'cara+jobs@example.co.uk', null],
  ['another script', 'карла@пример.рф', null],
  ['64 characters before the at sign', `${characters(64)}@example.com`, null],
  ['65 characters before the at sign', `${characters(65)}@example.com`, EMAIL],
  ['10,000 characters', `${characters(10_000)}@example.com`, EMAIL],
]

const PHONE = 'Please enter a phone number, such as +1 555 010 0123'
const phones: Case[] = [
  ['nothing', '', null],
  ['null', null, null],
  ['spaces only', '   ', null],
  ['words', 'hello phone', PHONE],
  ['emoji', EMOJI, PHONE],
  ['words around a number', 'call +351 210 123 456', PHONE],
  ['an address', 'cara@example.com', PHONE],
  ['four digits', '1234', PHONE],
  ['five digits', '12345', null],
  ['fifteen digits', '+123456789012345', null],
  ['sixteen digits', '+1234567890123456', PHONE],
  ['spaces around it', '  +351 210 123 456  ', null],
  ['signs between the digits', '+1 (555) 010-0123', null],
  ['dots and slashes', '030/123.456', null],
  ['a long dash and a narrow space', '+1\u00a0555\u20110100\u202f12', null],
  ['an extension', '555 010 0123 ext. 12', null],
  ['digits of another script', '٠١٢٣٤٥٦٧٨٩', null],
  ['plus in the middle', '555+0100', PHONE],
  ['41 characters', `12345${' '.repeat(35)}6`, PHONE],
  ['10,000 digits', '1'.repeat(10_000), PHONE],
]

const addresses = (message: string): Case[] => [
  ['nothing', '', null],
  ['null', null, null],
  ['spaces only', '   ', null],
  ['spaces around it', '  https://crumb.example  ', null],
  ['emoji', EMOJI, message],
  ['right to left', RIGHT_TO_LEFT, message],
  ['a web address', 'https://crumb.example', null],
  ['a web address in another script', 'https://пекарня.рф/хлеб', null],
  ['a plain word', 'crumb', message],
  ['no scheme', 'crumb.example', message],
  ['a script', 'javascript:alert(1)', message],
  ['a scheme alone', 'https://', message],
  ['10,000 characters', `https://crumb.example/${characters(10_000)}`, message],
]

/** A choice from a list. */
const oneOf = (known: string, message: string, isRequired?: 'required'): Case[] => [
  ['a known one', known, null],
  ['in other case', known === known.toUpperCase() ? known.toLowerCase() : known.toUpperCase(), message],
  ['an unknown one', 'x', message],
  ['an empty one', '', message],
  ['null', null, isRequired ? message : null],
]

const amounts = (min: number, message: string): Case[] => [
  ['one below', min - 1, message],
  ['the least', min, null],
  ['one above', min + 1, null],
  ['nothing', null, null],
  ['cents', min + 0.5, 'Please enter whole dollars'],
  ['the most', 100_000_000, null],
  ['one above the most', 100_000_001, 'Please enter a smaller amount'],
]

const NO_DAYS = 'Please promise an answer within 1 to 60 whole days'

/** What is typed into a job; the rules of the bonus are among the pairs below. */
type TypedOfJob = Exclude<
  keyof JobInput,
  'type' | 'hasReferralBonus' | 'referralBonus' | 'companyLogo' | 'brief' | 'isPublic' | 'writtenWithAi'
>

export const JOB: Record<TypedOfJob, Case[]> = {
  title: textOf(3, 200, 'Title must be at least 3 characters'),
  description: textOf(50, 10_000, 'Description must be at least 50 characters'),
  requirements: textOf(30, 10_000, 'Requirements must be at least 30 characters'),
  location: textOf(3, 100, 'Location is required'),
  companyName: textOf(2, 100, 'Company name must be at least 2 characters'),
  workplace: oneOf('hybrid', 'Please choose on-site, hybrid or remote'),
  city: optionalOf(100),
  country: oneOf('NO', 'Please choose a country from the list'),
  remoteFrom: [
    ['none', [], null],
    ['a country', ['NO'], null],
    ['twenty', COUNTRIES.slice(0, 20), null],
    ['twenty-one', COUNTRIES.slice(0, 21), 'Please choose at most 20 countries'],
    ['no country', ['XX'], 'Please choose a country from the list'],
  ],
  payPeriod: oneOf('hour', 'Please choose pay by the year, the month or the hour', 'required'),
  payCurrency: oneOf('EUR', 'Please choose a currency from the list', 'required'),
  payBasis: oneOf('net', 'Please choose what the pay is from the list'),
  answerWithinDays: [
    ['no number', 'soon', NO_DAYS],
    ['null', null, NO_DAYS],
    ['none', 0, NO_DAYS],
    ['the shortest', 1, null],
    ['half a day', 1.5, NO_DAYS],
    ['the longest', 60, null],
    ['one above the longest', 61, NO_DAYS],
  ],
  salaryMin: amounts(0, 'Minimum salary must be positive'),
  salaryMax: amounts(0, 'Maximum salary must be positive'),
}

export const COMPANY: Record<string, Case[]> = {
  companyName: textOf(2, 100, 'Company name must be at least 2 characters'),
  description: textOf(10, 10_000, 'Description must be at least 10 characters'),
  website: addresses('Please enter a valid URL'),
  logo: addresses('Please enter a valid logo URL'),
}

const NO_MODEL = 'Please name the language model in at most 100 letters, digits and the signs . : @ / + -'

export const REFERRAL: Record<string, Case[]> = {
  candidateEmail: emails,
  candidateName: textOf(1, 100, 'Candidate name is required'),
  message: optionalOf(2000),
  relation: [
    ['null', null, null],
    ['one of the list', 'managed-them', null],
    ['an unknown one', 'cousins', 'Please choose from the list how you know them'],
    ['an empty one', '', 'Please choose from the list how you know them'],
  ],
  messageWrittenWithAi: [
    ['null', null, null],
    ['a name', 'fernway/small-2:q4', null],
    ['the longest', characters(100), null],
    ['one above the longest', characters(101), NO_MODEL],
    ['a sentence', 'Call me now', NO_MODEL],
    ['an empty one', '', NO_MODEL],
    ['what turns the direction of reading', 'small\u202e', NO_MODEL],
  ],
}

export const APPLICATION: Record<string, Case[]> = {
  firstName: textOf(1, 100, 'First name is required'),
  lastName: textOf(1, 100, 'Last name is required'),
  email: emails,
  phone: phones,
  coverLetter: optionalOf(10_000),
}

export const QUESTION: Record<string, Case[]> = { text: textOf(1, 1000, 'Please write your question') }
export const ANSWER: Record<string, Case[]> = { text: textOf(1, 2000, 'Please write an answer') }

const MISSING = 'Email address, subject, and message are required.'
export const TEST_EMAIL: Record<string, Case[]> = {
  to: emails,
  subject: textOf(1, 200, MISSING),
  message: textOf(1, 10_000, MISSING),
}

/** Values that every rule accepts, to change one at a time. */
export const VALID = {
  job: {
    ...POSTING,
    salaryMin: null,
    salaryMax: null,
    hasReferralBonus: false,
    referralBonus: null,
    companyName: 'Crumb',
    companyLogo: null,
    brief: null,
    isPublic: false,
  },
  company: { companyName: 'Crumb', description: 'A bakery by the river.', website: '', logo: '' },
  referral: { candidateEmail: 'cara@example.com', candidateName: 'Cara Diaz', message: null },
  application: {
    firstName: 'Cara',
    lastName: 'Diaz',
    email: 'cara@example.com',
    phone: null,
    resumeUrl: 'https://files.example/resume',
    portfolioUrl: null,
    additionalDocumentsUrl: null,
    coverLetter: null,
  },
  testEmail: { to: 'cara@example.com', subject: 'Hello', message: 'It works.' },
}

/** Rules that join two fields: changes to an valid job, the field at fault, the message. */
export const JOB_PAIRS: readonly [
  what: string,
  change: Record<string, unknown>,
  field: string,
  message: string | null,
][] = [
  [
    'a maximum one below the minimum',
    { salaryMin: 50_000, salaryMax: 49_999 },
    'salaryMax',
    'Maximum salary must be greater than minimum salary',
  ],
  ['a maximum that is the minimum', { salaryMin: 50_000, salaryMax: 50_000 }, 'salaryMax', null],
  ['a maximum one above the minimum', { salaryMin: 50_000, salaryMax: 50_001 }, 'salaryMax', null],
  ['a maximum alone', { salaryMin: null, salaryMax: 1 }, 'salaryMax', null],
  [
    'a bonus of $0',
    { hasReferralBonus: true, referralBonus: 0 },
    'referralBonus',
    'Referral bonus must be at least $1',
  ],
  ['a bonus of $1', { hasReferralBonus: true, referralBonus: 1 }, 'referralBonus', null],
  ['a bonus of $2', { hasReferralBonus: true, referralBonus: 2 }, 'referralBonus', null],
  [
    'an offered bonus without an amount',
    { hasReferralBonus: true, referralBonus: null },
    'referralBonus',
    'Referral bonus amount is required when offering a bonus',
  ],
  ['no bonus', { hasReferralBonus: false, referralBonus: null }, 'referralBonus', null],
  ['a type that is none', { type: 'volunteer' }, 'type', 'Please choose an employment type'],
]
