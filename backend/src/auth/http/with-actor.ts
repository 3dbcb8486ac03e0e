import { Elysia } from 'elysia'
import type { AuthDeps } from '../auth-deps.ts'
import { createActorFinder } from './actor-finder.ts'

/** Gives the routes of a module `actor`: who asks. */
export function withActor(deps: AuthDeps) {
  const find = createActorFinder(deps)
  return new Elysia({ name: 'with-actor' }).resolve({ as: 'scoped' }, async ({ request }) => ({
    actor: await find(request),
  }))
}
