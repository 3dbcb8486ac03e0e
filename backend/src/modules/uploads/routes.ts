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
import { readId } from '../../http/read-id.ts'
import { readQuery } from '../../http/read-query.ts'
import { routesOf } from '../../http/routes-of.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { checkDocument } from './check-document.ts'
import { createUpload } from './create-upload.ts'
import { receiveFile } from './http/receive-file.ts'
import { receiveUpload } from './receive-upload.ts'

export function uploadRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps)).use(withApplySession(deps)).use(withClientAddress(deps))
  const route = routesOf(app, 'Files')

  route(createCall, {
    id: 'createUpload',
    summary: 'An address for one upload, valid for 15 minutes',
    may: 'applicants and people with a role',
    refusals: { 429: 'Too many uploads by this link, or from this address.' },
    handle: async ({ actor, address, applySession, request }) =>
      createUpload(deps, { actor, session: await applySession(), address }, readQuery(request, createCall)),
  })
  route(sendCall, {
    id: 'sendFile',
    summary: 'Uploads a file whose type or size was not announced',
    may: 'anybody',
    // As the object store answers.
    status: 200,
    sends: ['application/octet-stream'],
    refusals: { 404: 'There is no such address, or it has run out.', 413: 'The file is larger than its kind may be.' },
    handle: async ({ address, params, request }) => {
      const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
      const receive = (sender: string, max: number) => receiveFile(request, { sender, address }, max)
      await receiveUpload(deps, readId(params.key), { type, receive })
      return ''
    },
  })
  route(checkCall, {
    id: 'checkDocument',
    summary: 'Checks an uploaded document by its bytes',
    may: 'applicants',
    handle: async ({ applySession, request }) => {
      const session = await applySession()
      requireApplySession(session, 'choose the file')
      return checkDocument(deps, session, await readBody(request, checkCall))
    },
  })
  return app
}
