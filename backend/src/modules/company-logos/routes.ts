import { attachLogo as attachCall } from '@goodword/contract/uploads'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { readId } from '../../http/read-id.ts'
import { routesOf } from '../../http/routes-of.ts'
import { attachLogo } from './attach-logo.ts'
import { readLogo } from './read-logo.ts'

export function companyLogoRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Files')

  route(attachCall, {
    id: 'attachLogo',
    summary: 'Checks an uploaded logo and makes it public',
    may: 'managers',
    handle: async ({ actor, request }) => attachLogo(deps, actor, await readOwnBody(actor, request, attachCall)),
  })
  route(
    { method: 'GET', path: `${attachCall.path}/:id` },
    {
      id: 'readLogo',
      summary: 'A logo',
      may: 'anybody',
      answers: ['image/png', 'image/jpeg', 'image/webp'],
      refusals: { 404: 'There is no such logo.' },
      handle: async ({ params, set }) => {
        const { bytes, type } = await readLogo(deps, readId(params.id))
        // A path names one upload for good, so its bytes never change. The other headers are the API's own.
        set.headers['cache-control'] = 'public, max-age=31536000, immutable'
        set.headers['content-type'] = type
        return new Response(bytes as Uint8Array<ArrayBuffer>)
      },
    },
  )
  return app
}
