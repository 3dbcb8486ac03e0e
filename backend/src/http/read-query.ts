import type { Endpoint } from '@goodword/contract/endpoint'
import type * as z from 'zod/mini'
import { BadInput } from '../errors.ts'
import { checkInput } from './check-input.ts'
import { urlOf } from './url-of.ts'

type WithQuery = Endpoint & { query: z.ZodMiniType }

/**
 * The query of a request, held to the endpoint's schema.
 * @throws BadInput when it breaks a rule or names a parameter twice
 */
export function readQuery<E extends WithQuery>(request: Request, endpoint: E): z.output<E['query']> {
  const given: Record<string, string> = Object.create(null)
  for (const [name, value] of urlOf(request).searchParams) {
    if (name in given) throw new BadInput('Please send each parameter once.')
    if (value.includes('\0')) throw new BadInput('Please remove the invisible characters.')
    // An empty value is a field left empty.
    if (value !== '') given[name] = value
  }
  return checkInput(endpoint.query, { ...given }) as z.output<E['query']>
}
