import type { Endpoint } from '@goodword/contract/endpoint'
import type { Audience } from './who-may.ts'

/** What a call is about; `openapi/tags.ts` explains them. */
export type Tag =
  | 'Sign-in'
  | 'People'
  | 'Companies'
  | 'Jobs'
  | 'Referrals'
  | 'Candidates'
  | 'Applications'
  | 'Money'
  | 'Files'
  | 'Letters'
  | 'Operators'
  | 'Language model'
  | 'Reports'
  | 'Health'

/** An endpoint of the contract, or the like of one for what no page calls. */
export interface Call<Path extends string = string>
  extends Pick<Endpoint, 'method'>,
    Partial<Pick<Endpoint, 'query' | 'body' | 'reply'>> {
  path: Path
}

/** What a route says of its call beside what the contract says: from here the OpenAPI document and the access matrix are made. */
export interface About {
  /** `operationId` of the document. */
  id: string
  /** One line, without a full stop. */
  summary: string
  may: Audience
  /** Of the reply when it is done. By default 200, or 204 for a call that answers nothing. */
  status?: 200 | 201 | 204 | 302 | 303
  /** A page that it may answer with 200 instead. */
  page?: string
  /** When it is refused, by status: besides what every call of its kind is refused for. */
  refusals?: Readonly<Record<number, string>>
  /** Whether it takes an `Idempotency-Key`. */
  isRepeatable?: boolean
  /** Whether it has an `ETag`, and is not sent again to who holds it. */
  isKept?: boolean
  /**
   * How many places it takes of those that a source has (docs/rules.md#no-source-takes-what-others-need): as a rule 1. For a path
   * without parameters.
   */
  cost?: (query: URLSearchParams) => number
  /** Content types, where it is not JSON. */
  sends?: readonly string[]
  answers?: readonly string[]
}

/** One call with all that is said of it. */
export interface Operation extends About {
  call: Call
  tag: Tag
  status: NonNullable<About['status']>
}
