import type { Endpoint } from '@goodword/contract/endpoint'
import type * as z from 'zod/mini'
import { BadInput } from '../errors.ts'
import { withoutPlace } from '../waiting/without-place.ts'
import { bodyMax } from './body-max.ts'
import { checkInput } from './check-input.ts'
import { chunksOf, OF_WORDS } from './chunks-of.ts'
import { BodyTooLarge, UnsupportedBody } from './http-errors.ts'

/** Bytes. What is larger was not meant for us; what is larger than its call can need is wrong as any other input is. */
const BODY_MAX = 1024 * 1024

type WithBody = Endpoint & { body: z.ZodMiniType }

/**
 * The request's JSON body, held to the endpoint's schema; unknown keys are dropped
 * (docs/rules.md#forms-and-server-hold-the-same-rules).
 * @throws BadInput when it is not JSON or breaks a rule, BodyTooLarge over 1 MB, UnsupportedBody for other content
 * types
 */
export async function readBody<E extends WithBody>(request: Request, endpoint: E): Promise<z.output<E['body']>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new UnsupportedBody()
  const text = await readText(request, bodyMax(endpoint))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadInput('The request is not valid JSON.')
  }
  return checkInput(endpoint.body, value) as z.output<E['body']>
}

/** Whether a request carries anything, for calls whose body may be left out. */
export function hasBody(request: Request): boolean {
  return request.headers.has('content-type') || Number(request.headers.get('content-length')) > 0
}

/**
 * The body as text.
 * @param max bytes that a valid one can have; more of it is not kept
 * @throws BodyTooLarge over 1 MB, BodyTooSlow, BadInput over `max` or when it is not UTF-8; Unavailable when there is too much to
 * do once it is here
 */
export function readText(request: Request, max: number): Promise<string> {
  return withoutPlace(async () => {
    checkSize(Number(request.headers.get('content-length')), max)
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let text = ''
    let size = 0
    for await (const chunk of chunksOf(request, BODY_MAX, OF_WORDS)) {
      size += chunk.byteLength
      if (size <= max) text += decode(decoder, chunk)
    }
    checkSize(size, max)
    return text + decode(decoder)
  })
}

function checkSize(bytes: number, max: number): void {
  if (bytes > BODY_MAX) throw new BodyTooLarge()
  if (bytes > max) throw new BadInput('The request is longer than it can be.')
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new BadInput('The request is not valid UTF-8 text.')
  }
}
