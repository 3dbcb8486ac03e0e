import {
  checkDocument as checkCall,
  createUpload as createCall,
  sendFile as sendCall,
} from '@goodword/contract/uploads'
import { Elysia } from 'elysia'
import { requireApplySession } from '../../auth/apply-session.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import { withApplySession } from '../../auth/http/with-apply-session.ts'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { readBytes } from '../../http/read-bytes.ts'
import { readId } from '../../http/read-id.ts'
import { readQuery } from '../../http/read-query.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { checkDocument } from './check-document.ts'
import { createUpload } from './create-upload.ts'
import { receiveUpload } from './receive-upload.ts'

export function uploadRoutes(deps: Deps) {
  return (
    new Elysia()
      .use(withActor(deps))
      .use(withApplySession(deps))
      .use(withClientAddress(deps))
      .post(createCall.path, async ({ actor, address, applySession, request }) =>
        createUpload(deps, { actor, session: await applySession(), address }, readQuery(request, createCall)),
      )
      // Answered as the object store answers.
      .put(sendCall.path, async ({ params, request, set }) => {
        const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
        await receiveUpload(deps, readId(params.key), { type, read: (max) => readBytes(request, max) })
        set.status = 200
        return ''
      })
      .post(checkCall.path, async ({ applySession, request }) => {
        const session = await applySession()
        requireApplySession(session, 'choose the file')
        return checkDocument(deps, session, await readBody(request, checkCall))
      })
  )
}
