import type * as z from 'zod/mini'
import { readParams, type WithQuery } from './read-params.ts'
import { urlOf } from './url-of.ts'

/**
 * The query of a request, held to the endpoint's schema.
 * @throws BadInput when it breaks a rule or names a parameter twice
 */
export function readQuery<E extends WithQuery>(request: Request, endpoint: E): z.output<E['query']> {
  return readParams(urlOf(request).searchParams, endpoint)
}
