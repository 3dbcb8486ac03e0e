import { UNSUBSCRIBE } from '@goodword/contract/addresses'
import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { readUnsubscribeKey } from '../../privacy/suppressions/unsubscribe-link.ts'
import { confirmPage, donePage } from './http/pages.ts'
import { readOneClick } from './http/read-one-click.ts'
import { unsubscribe } from './unsubscribe.ts'

/** One-click unsubscribing (RFC 8058). It asks for no cookie, so it may be called from anywhere. */
export function unsubscribeRoutes(deps: Deps) {
  return new Elysia()
    .get(`${UNSUBSCRIBE}/:key`, async ({ params }) => {
      if (!(await readUnsubscribeKey(deps.db, deps.env, params.key)))
        throw new NotFound('There is nothing at this address.')
      return confirmPage()
    })
    .post(`${UNSUBSCRIBE}/:key`, async ({ params, request }) => {
      await readOneClick(request)
      await unsubscribe(deps, params.key)
      return donePage()
    })
}
