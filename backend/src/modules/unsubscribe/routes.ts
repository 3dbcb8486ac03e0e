import { UNSUBSCRIBE } from '@goodword/contract/addresses'
import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { routesOf } from '../../http/routes-of.ts'
import { requestLanguage } from '../../language/http/request-language.ts'
import { readStopped, readUnsubscribeKey } from '../../privacy/suppressions/unsubscribe-link.ts'
import { confirmPage, donePage, stopPage, stoppedPage } from './http/pages.ts'
import { readOneClick } from './http/read-one-click.ts'
import { unsubscribe } from './unsubscribe.ts'

const HTML = ['text/html']
const NO_KEY = { 404: 'The key is not one of ours.' }

/** One-click unsubscribing (RFC 8058). It asks for no cookie, so it may be called from anywhere. */
export function unsubscribeRoutes(deps: Deps) {
  const app = new Elysia()
  const route = routesOf(app, 'Letters')

  route(
    { method: 'GET', path: `${UNSUBSCRIBE}/:key` },
    {
      id: 'showUnsubscribe',
      summary: 'A page that asks whether to get no more letters',
      may: 'anybody',
      answers: HTML,
      refusals: NO_KEY,
      handle: async ({ params, request }) => {
        const named = await readUnsubscribeKey(deps.db, deps.env, params.key)
        if (!named) throw new NotFound('There is nothing at this address.')
        return readStopped(named) ? stopPage() : confirmPage(requestLanguage(request))
      },
    },
  )
  route(
    { method: 'POST', path: `${UNSUBSCRIBE}/:key` },
    {
      id: 'unsubscribe',
      summary: 'No more letters to this address (RFC 8058)',
      may: 'anybody',
      sends: ['application/x-www-form-urlencoded', 'multipart/form-data'],
      answers: HTML,
      refusals: NO_KEY,
      handle: async ({ params, request }) => {
        await readOneClick(request)
        return (await unsubscribe(deps, params.key)) === 'some' ? stoppedPage() : donePage(requestLanguage(request))
      },
    },
  )
  return app
}
