import type { Operation } from '../http/operation.ts'
import { ruleOf } from '../http/who-may.ts'

/** Refusals that mean the same for every call that can answer them, by the name of their component. */
export const SHARED = {
  BadRequest: [400, 'What was sent breaks a rule; `errors` has the first message of each field at fault.'],
  NotSignedIn: [401, 'Nobody is signed in, or the session has ended.'],
  NotAllowed: [403, 'The role does not allow it, or the request does not come from our own pages.'],
  BodyTooSlow: [
    408,
    'The body took longer than ten seconds to arrive, or a file five minutes, or it came at less than 1,000 bytes a second.',
  ],
  BodyTooLarge: [413, 'The body is larger than 1 MB.'],
  AddressTooLong: [414, 'The address is longer than it may be.'],
  UnsupportedBody: [415, 'The body is of another content type.'],
  Broken: [500, 'A mistake of ours; `requestId` names it in the log.'],
  Unavailable: [
    503,
    'Something the server depends on is away, or there is more to do than it can; trying again helps.',
  ],
} as const satisfies Record<string, [number, string]>

type SharedName = keyof typeof SHARED

/** Names of the shared refusals that a call can answer. */
export function sharedRefusals({ call, may, sends }: Operation): SharedName[] {
  const isWrite = call.method !== 'GET'
  const hasBody = call.body !== undefined || sends !== undefined
  const refused: number[] = Object.values(ruleOf(may).refused)
  return [
    'BadRequest',
    ...(refused.includes(401) ? (['NotSignedIn'] as const) : []),
    ...(isWrite || refused.includes(403) ? (['NotAllowed'] as const) : []),
    ...(hasBody ? (['BodyTooSlow', 'BodyTooLarge', 'UnsupportedBody'] as const) : []),
    'AddressTooLong',
    'Broken',
    'Unavailable',
  ]
}

/** What a call is refused for besides, by status: what its route says, and what each call of operators is. */
export function ownRefusals({ call, may, refusals }: Operation): Readonly<Record<number, string>> {
  if (may !== 'operators') return refusals ?? {}
  const limited: Operation['refusals'] =
    call.method === 'GET' ? {} : { 429: 'One operator did too much in a short time.' }
  return { 404: 'Who asks is no operator, or there is nothing of this id.', ...limited, ...refusals }
}
