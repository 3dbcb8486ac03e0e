import { createUpload as createCall } from '@goodword/contract/uploads'
import { Elysia } from 'elysia'
import { withActor } from '../../auth/http/with-actor.ts'
import { withApplySession } from '../../auth/http/with-apply-session.ts'
import type { Deps } from '../../deps.ts'
import { readQuery } from '../../http/read-query.ts'
import { createUpload } from './create-upload.ts'

export function uploadRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .use(withApplySession(deps))
    .post(createCall.path, ({ actor, applySession, request }) =>
      createUpload(deps, actor, applySession, readQuery(request, createCall)),
    )
}
