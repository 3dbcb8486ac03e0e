import type { Operation } from './operation.ts'

/** Refusals that mean the same for every call that can answer them, by the name of their component. */
export const SHARED = {
  BadRequest: [400, 'What was sent breaks a rule; `errors` has the first message of each field at fault.'],
  NotSignedIn: [401, 'Nobody is signed in, or the session has ended.'],
  NotAllowed: [403, 'The role does not allow it, or the request does not come from our own pages.'],
  BodyTooSlow: [408, 'The body took longer than ten seconds to arrive.'],
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
export function sharedRefusals({ call, by, sends }: Operation): SharedName[] {
  const isWrite = call.method !== 'GET'
  const hasBody = call.body !== undefined || sends !== undefined
  const isLimited = !['anybody', 'person', 'operator', 'applicant'].includes(by)
  return [
    'BadRequest',
    ...(by === 'anybody' ? [] : (['NotSignedIn'] as const)),
    ...(isWrite || isLimited ? (['NotAllowed'] as const) : []),
    ...(hasBody ? (['BodyTooSlow', 'BodyTooLarge', 'UnsupportedBody'] as const) : []),
    'AddressTooLong',
    'Broken',
    'Unavailable',
  ]
}
