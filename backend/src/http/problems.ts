import type { Problem } from '@goodword/contract/problem'
import { type Said, said } from '@goodword/languages/texts'
import {
  type AppError,
  BadInput,
  CompanySetupNeeded,
  Conflict,
  Forbidden,
  NotFound,
  TooMany,
  Unauthenticated,
  Unavailable,
} from '../errors.ts'
import { translate } from '../language/translate.ts'
import { currentLanguage } from '../watching/current-language.ts'
import {
  AddressTooLong,
  BadAddress,
  BodyTooLarge,
  BodyTooSlow,
  ForeignOrigin,
  MethodNotAllowed,
  UnsupportedBody,
} from './http-errors.ts'

type Status = keyof typeof TITLES

const TITLES = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Not possible now',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available',
} as const

/** The one place where errors become status codes. */
const STATUSES: [new (...args: never[]) => Error, Status][] = [
  [BadAddress, 400],
  [BadInput, 400],
  [CompanySetupNeeded, 400],
  [Unauthenticated, 401],
  [Forbidden, 403],
  [ForeignOrigin, 403],
  [NotFound, 404],
  [MethodNotAllowed, 405],
  [BodyTooSlow, 408],
  [Conflict, 409],
  [BodyTooLarge, 413],
  [AddressTooLong, 414],
  [UnsupportedBody, 415],
  [TooMany, 429],
  [Unavailable, 503],
]

const UNKNOWN = said('Something went wrong on our side. Please try again.')

/** What a client has to know of an error besides: when to come back, and what it may do instead. */
export function headersOf(error: AppError | undefined): Record<string, string> {
  if (error instanceof TooMany || error instanceof Unavailable) return { 'retry-after': String(error.retryAfter) }
  return error instanceof MethodNotAllowed ? { allow: error.allowed.join(', ') } : {}
}

/**
 * What an error means to whoever asked (docs/rules.md#errors-are-problem-details). Nothing of an error we do not know is
 * told.
 * @param error as `knownError` understands it
 */
export function problemOf(error: AppError | undefined, requestId: string): Problem {
  const language = currentLanguage()
  const say = (sentence: Said) => translate(language, sentence)
  const status = error ? (STATUSES.find(([kind]) => error instanceof kind)?.[1] ?? 500) : 500
  const problem: Problem = {
    type: 'about:blank',
    title: TITLES[status],
    status,
    detail: (status === 500 || !error ? [UNKNOWN] : error.sentences).map(say).join(' '),
    requestId,
  }
  if (error?.errors) problem.errors = mapValues(error.errors, say)
  if (error instanceof CompanySetupNeeded) problem.needsCompanySetup = true
  return problem
}

function mapValues(record: Record<string, string>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

/** The reply for an error, as problem details. */
export function problemFor(error: AppError | undefined, requestId: string): Response {
  const problem = problemOf(error, requestId)
  const headers = { 'content-type': 'application/problem+json', ...headersOf(error) }
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
}
