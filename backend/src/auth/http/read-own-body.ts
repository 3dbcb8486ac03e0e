import type { Endpoint } from '@goodword/contract/endpoint'
import type * as z from 'zod/mini'
import { readBody } from '../../http/read-body.ts'
import { type Actor, requireUser } from '../actor.ts'

/**
 * The body of a call for people who are signed in. From anybody else it is not read, so that nobody unknown can make the
 * server wait or work.
 * @throws Unauthenticated for guests, and as `readBody`
 */
export async function readOwnBody<E extends Endpoint & { body: z.ZodMiniType }>(
  actor: Actor,
  request: Request,
  endpoint: E,
): Promise<z.output<E['body']>> {
  requireUser(actor)
  return readBody(request, endpoint)
}
