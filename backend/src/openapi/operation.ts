import type { Endpoint } from '@goodword/contract/endpoint'

/** What calls are about, in the order in which they are read. */
export const TAGS = {
  'Sign-in': 'Browsers navigate here: the answers are redirects and pages.',
  People: 'The person who is signed in.',
  Companies: 'The company of a hiring manager.',
  Jobs: 'Open roles.',
  Referrals: 'Invitations that a referrer sends.',
  Candidates: 'What the holder of a personal link may do, without an account.',
  Applications: 'Opting in, and what the hiring side does with it.',
  Money: 'What is owed, and what becomes of it. Amounts are whole cents.',
  Files: 'Uploads, and what is made of them.',
  Letters: 'Test letters, and no more letters.',
  Operators: 'For who runs the installation; to everybody else there is nothing here.',
  Reports: 'What browsers report by themselves.',
  Health: 'For whoever runs the server.',
} as const

/**
 * Who may call. `applicant` has opened a personal link in this browser, `uploader` is one of them or has a role; to whoever is no
 * `operator` there is nothing.
 */
export type Caller = 'anybody' | 'person' | 'role' | 'referrer' | 'manager' | 'operator' | 'applicant' | 'uploader'

/** One call, as the document tells of it. What the contract does not know of is said here. */
export interface Operation {
  call: Pick<Endpoint, 'method'> & { path: string } & Partial<Pick<Endpoint, 'query' | 'body' | 'reply'>>
  tag: keyof typeof TAGS
  /** One line, without a full stop. */
  summary: string
  by: Caller
  /** Of the reply when it is done. */
  status: 200 | 201 | 204 | 302 | 303
  /** A page that it may answer with 200 instead. */
  page?: string
  /** When it is refused, by status: besides what every call of its kind is refused for. */
  refusals?: Readonly<Record<number, string>>
  /** Whether it takes an `Idempotency-Key`. */
  isRepeatable?: boolean
  /** Whether headers tell of further pages. */
  isPaged?: boolean
  /** Whether it has an `ETag`, and is not sent again to who holds it. */
  isKept?: boolean
  /** Content types, where it is not JSON. */
  sends?: readonly string[]
  answers?: readonly string[]
}
