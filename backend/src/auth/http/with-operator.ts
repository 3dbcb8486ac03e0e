import { Elysia } from 'elysia'
import { requireOperator } from '../actor.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { createActorFinder } from './actor-finder.ts'

/**
 * Gives the routes of a module `operator`, before anything else of the request is looked at: whoever is none is answered as
 * at an unknown address, whatever they send. Throws as `requireOperator`.
 */
export function withOperator(deps: AuthDeps) {
  const find = createActorFinder(deps)
  return new Elysia({ name: 'with-operator' }).resolve({ as: 'scoped' }, async ({ request }) => ({
    operator: requireOperator(await find(request)),
  }))
}
