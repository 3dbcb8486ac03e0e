import type { Endpoint } from '@goodword/contract/endpoint'
import type * as z from 'zod/mini'
import { BadInput } from '../errors.ts'
import { checkInput } from './check-input.ts'

export type WithQuery = Endpoint & { query: z.ZodMiniType }

/**
 * The parameters of a query, held to the endpoint's schema.
 * @throws BadInput when they break a rule or one is named twice
 */
export function readParams<E extends WithQuery>(params: URLSearchParams, endpoint: E): z.output<E['query']> {
  const given: Record<string, string> = Object.create(null)
  for (const [name, value] of params) {
    if (name in given) throw new BadInput('Please send each parameter once.')
    if (value.includes('\0')) throw new BadInput('Please remove the invisible characters.')
    // An empty value is a field left empty.
    if (value !== '') given[name] = value
  }
  return checkInput(endpoint.query, { ...given }) as z.output<E['query']>
}
