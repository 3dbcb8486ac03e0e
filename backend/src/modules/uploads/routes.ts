import { checkDocument as checkCall, createUpload as createCall } from '@goodword/contract/uploads'
import { Elysia } from 'elysia'
import { requireApplySession } from '../../auth/apply-session.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import { withApplySession } from '../../auth/http/with-apply-session.ts'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { readQuery } from '../../http/read-query.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { checkDocument } from './check-document.ts'
import { createUpload } from './create-upload.ts'

export function uploadRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .use(withApplySession(deps))
    .use(withClientAddress(deps))
    .post(createCall.path, ({ actor, address, applySession: session, request }) =>
      createUpload(deps, { actor, session, address }, readQuery(request, createCall)),
    )
    .post(checkCall.path, async ({ applySession, request }) => {
      requireApplySession(applySession, 'choose the file')
      return checkDocument(deps, applySession, await readBody(request, checkCall))
    })
}
