import { type BodyOf, type Endpoint, pathOf, type QueryOf, type ReplyOf } from './endpoint.ts'
import type { Problem } from './problem.ts'

/**
 * A reply that was not OK. `message` is the status, a colon, a space and the reply's text (or the status text where
 * the body is empty); `problem` is the same text parsed, where it is problem details;
 * `plainText` the same text where the reply was sent as plain text. `status` is 0 when the server could not be reached. `requestId` names the request in the server's log, where there was
 * a reply.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem | undefined
  readonly requestId: string | undefined
  readonly plainText: string | undefined

  constructor(status: number, text: string, problem?: Problem, requestId = problem?.requestId, plainText?: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.problem = problem
    this.requestId = requestId
    this.plainText = plainText
  }
}

/** Shell and remotes each carry their own copy of this class, so `instanceof` would not do. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

/**
 * The server's sentence for a person, or undefined where the reply has none
 * (docs/rules.md#screens-show-the-servers-sentence).
 */
export function serverSentence(error: unknown): string | undefined {
  return isApiError(error) ? error.problem?.detail : undefined
}

/**
 * The server's sentence about a file; where it speaks against the file itself, with the file's name in front
 * (docs/rules.md#a-refused-file-is-named).
 * @returns undefined where the reply has none
 */
export function refusalOfFile(name: string, error: unknown): string | undefined {
  const sentence = serverSentence(error)
  return sentence && isApiError(error) && error.status === 400 ? `${name}: ${sentence}` : sentence
}

/** A reply that is longer is no sentence for a person. */
const LONGEST_MESSAGE = 300
/** What markup and JSON begin with, and what is markup further on. */
const CODE = /^[[{<]|<[a-z!/?]/i

/**
 * The server's message where an action failed: its sentence or, where it sent plain text, that text. Undefined for an
 * empty reply, for markup, and for text of more than 300 letters (docs/rules.md#screens-show-the-servers-sentence).
 */
export function serverMessage(error: unknown): string | undefined {
  const text = isApiError(error) ? (error.plainText?.trim() ?? '') : ''
  const isMessage = text !== '' && [...text].length <= LONGEST_MESSAGE && !CODE.test(text)
  return serverSentence(error) ?? (isMessage ? text : undefined)
}

/** The id under which the server's log tells of a failed call; undefined where it never heard of it. */
export function requestIdOf(error: unknown): string | undefined {
  return isApiError(error) ? error.requestId : undefined
}

/** How a notification explains a failed call: the server's message, by default 'Please try again.', and the request's id. */
export function failureOf(error: unknown): { description: string; requestId: string | undefined } {
  return { description: serverMessage(error) ?? 'Please try again.', requestId: requestIdOf(error) }
}

/**
 * An event of the window: a call was refused as nobody is signed in. Shell and remotes each have a copy of `call`, and one
 * window.
 */
export const UNAUTHENTICATED = 'goodword:unauthenticated'
/** The window, where there is one: these types are the server's, too. */
const page = globalThis as {
  dispatchEvent?: (event: Event) => boolean
  document?: { documentElement: { lang: string } }
}

interface Options<E extends Endpoint> {
  params?: Record<string, string>
  query?: QueryOf<E>
  body?: BodyOf<E>
  /** Names what a call creates: sent once more, it answers what was created (docs/rules.md#a-repeated-request-has-one-result). */
  idempotencyKey?: string
  signal?: AbortSignal
}

/**
 * Makes one call. Credentials go with every request, a JSON body only where there is a payload; nothing is retried.
 * @returns the reply's JSON, or `undefined` where the endpoint has none
 * @throws ApiError for every reply that is not OK, and with status 0 when there was no reply at all
 */
export async function call<E extends Endpoint>(endpoint: E, options: Options<E> = {}): Promise<ReplyOf<E>> {
  const path = pathOf(endpoint, options.params, options.query as Record<string, unknown> | undefined)
  return request(endpoint.method, path, options) as Promise<ReplyOf<E>>
}

/** The fetcher of every read: swr keys are paths (see `pathOf`). Throws like `call`. */
export function read(path: string): Promise<unknown> {
  return request('GET', path)
}

/**
 * What all calls are made by. Throws like `call`.
 * @param onHeaders is given the headers of a reply that was OK
 */
export async function request(
  method: string,
  path: string,
  { body, idempotencyKey, signal }: { body?: unknown; idempotencyKey?: string; signal?: AbortSignal } = {},
  onHeaders?: (headers: Headers) => void,
): Promise<unknown> {
  const headers: Record<string, string> = {}
  const init: RequestInit = { method, credentials: 'include', headers }
  // The server's sentences are shown in this page, whatever language the browser has.
  const language = page.document?.documentElement.lang
  if (language) headers['accept-language'] = language
  if (signal) init.signal = signal
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  const response = await fetch(path, init).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'No connection')
  })
  const text = await response.text()
  if (!response.ok) {
    if (response.status === 401) page.dispatchEvent?.(new Event(UNAUTHENTICATED))
    const requestId = response.headers.get('x-request-id') ?? undefined
    const plainText = /^text\/plain\b/i.test(response.headers.get('content-type') ?? 'text/plain') ? text : undefined
    throw new ApiError(response.status, text || response.statusText, problemIn(text), requestId, plainText)
  }
  onHeaders?.(response.headers)
  return text ? JSON.parse(text) : undefined
}

function problemIn(text: string): Problem | undefined {
  try {
    const value = JSON.parse(text)
    return typeof value?.detail === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
