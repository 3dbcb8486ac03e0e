import { Elysia } from 'elysia'
import { NotFound } from '../errors.ts'
import { allowedMethods } from './allowed-methods.ts'
import { MethodNotAllowed } from './http-errors.ts'
import { urlOf } from './url-of.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/**
 * Answers what no route of the API does: 405 where the path takes another method, else a JSON 404
 * (docs/rules.md#guests-find-no-signed-in-pages). Per method and not as one catch-all, or the pages' own catch-all
 * would win for GET.
 * @param known the API's routes
 */
export function unknownApiRoutes(known: readonly { method: string; path: string }[]) {
  const app = new Elysia({ name: 'unknown-api' })
  const refuse = ({ request }: { request: Request }) => {
    const allowed = allowedMethods(known, urlOf(request).pathname)
    if (allowed.length > 0) throw new MethodNotAllowed(allowed)
    throw new NotFound('There is nothing at this address.')
  }
  for (const method of METHODS) app.route(method, '/api/*', refuse)
  return app
}
