import { attachLogo as attachCall } from '@goodword/contract/uploads'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { readId } from '../../http/read-id.ts'
import { attachLogo } from './attach-logo.ts'
import { readLogo } from './read-logo.ts'

export function companyLogoRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .put(attachCall.path, async ({ actor, request }) =>
      attachLogo(deps, actor, await readOwnBody(actor, request, attachCall)),
    )
    .get(`${attachCall.path}/:id`, async ({ params, set }) => {
      const { bytes, type } = await readLogo(deps, readId(params.id))
      // A path names one upload for good, so its bytes never change. The other headers are the API's own.
      set.headers['cache-control'] = 'public, max-age=31536000, immutable'
      set.headers['content-type'] = type
      return new Response(bytes as Uint8Array<ArrayBuffer>)
    })
}
