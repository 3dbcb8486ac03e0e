import { inEnglish, type Said, said, saidOf } from '@goodword/languages/texts'

/**
 * What a verb throws when it will not do what was asked. The text is one sentence a person can act on; it is shown.
 * `http/problems.ts` maps each class to a status code: nothing here knows of HTTP.
 */
export abstract class AppError extends Error {
  /** The first message of each field at fault, where fields are: they stand there as well. */
  readonly errors: Record<string, string> | undefined
  /** The message by its sentences, each to be translated for whoever reads it; the message itself is English. */
  readonly sentences: readonly Said[]
  constructor(said: Said | readonly Said[], errors?: Record<string, string>, options?: ErrorOptions) {
    const sentences: readonly Said[] = Array.isArray(said) ? said : [said as Said]
    super(sentences.map(inEnglish).join(' '), options)
    this.errors = errors
    this.sentences = sentences
  }
  override get name() {
    return this.constructor.name
  }
}

/** The request breaks a rule. */
export class BadInput extends AppError {}

/** A status cannot be told at the time that was chosen (docs/rules.md#a-status-can-be-told-later). */
export class NotThen extends BadInput {
  constructor(sentence: string) {
    super(sentence, { tellAt: sentence })
  }
}

/** A manager does something that takes a company before it is set up. */
export class CompanySetupNeeded extends AppError {
  constructor(what = 'posting jobs') {
    super(`Please complete your company setup before ${what}.`)
  }
}

export class Unauthenticated extends AppError {
  constructor(sentence: Said = 'Please sign in first.') {
    super(sentence)
  }
}

export class Forbidden extends AppError {}

/**
 * Also for rows of somebody else: they answer like rows that do not exist (docs/rules.md#ids-in-a-request-are-claims).
 */
export class NotFound extends AppError {}

export class Conflict extends AppError {}

/**
 * The key of an earlier request came with another one: answering that one's result would hide that this one was not
 * done.
 */
export class KeyReused extends Conflict {
  constructor() {
    super('This Idempotency-Key belongs to another request.')
  }
}

/** Something was done too often. Whatever it was, the sentence ends with when to come back. */
export class TooMany extends AppError {
  /** Seconds until another try can succeed. */
  readonly retryAfter: number
  constructor(sentence: Said, retryAfter: number) {
    super([sentence, whenToComeBack(retryAfter)])
    this.retryAfter = retryAfter
  }
}

const A_DAY = 24 * 3600
const AN_HOUR = 3600
const A_MINUTE = 60

/** A span of time in its largest unit, rounded up: who comes back then is not too early. */
function whenToComeBack(seconds: number): Said {
  const count = (size: number) => Math.ceil(seconds / size)
  if (seconds > A_DAY)
    return saidOf(count(A_DAY), 'Please try again in {count} day.', 'Please try again in {count} days.')
  if (seconds > AN_HOUR)
    return saidOf(count(AN_HOUR), 'Please try again in {count} hour.', 'Please try again in {count} hours.')
  if (seconds > A_MINUTE)
    return saidOf(count(A_MINUTE), 'Please try again in {count} minute.', 'Please try again in {count} minutes.')
  return saidOf(count(1), 'Please try again in {count} second.', 'Please try again in {count} seconds.')
}

/** What we depend on, and what a person is told while it is away. */
const AWAY = {
  server: said('More people are asking than we can answer right now. Please try again in a moment.'),
  database: said('Our database does not answer right now. Please try again in a moment.'),
  'object store': said('Files are not available right now. Please try again in a moment.'),
  'mail server': 'The mail server could not be reached. Please try again in a moment.',
  'file check': said('Files cannot be checked right now. Please try again in a moment.'),
  'language model': 'The language model does not answer right now. The suggestions below work without it.',
  'virus scanner': said('Files cannot be checked for viruses right now. Please try again in a moment.'),
} as const

interface Outage {
  /** What a person is told, where it is not the service's usual sentence. */
  sentence?: Said
  /** Seconds. */
  retryAfter?: number
  cause?: unknown
}

/** A service we depend on is away; trying again later helps. */
export class Unavailable extends AppError {
  readonly service: keyof typeof AWAY
  /** Seconds. */
  readonly retryAfter: number
  constructor(service: keyof typeof AWAY, { sentence = AWAY[service], retryAfter = 1, cause }: Outage = {}) {
    super(sentence, undefined, { cause })
    this.service = service
    this.retryAfter = retryAfter
  }
}
