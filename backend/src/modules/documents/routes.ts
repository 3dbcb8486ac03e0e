import { Elysia } from 'elysia'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, Unavailable } from '../../errors.ts'
import { plainPage } from '../../http/plain-page.ts'
import { readId } from '../../http/read-id.ts'
import { routesOf } from '../../http/routes-of.ts'
import { noteRequest } from '../../watching/note-request.ts'
import { openDocument } from './open-document.ts'

/**
 * That of every reply, but that pages of ours may frame it: a PDF stands beside its application. By the policy it is in a
 * sandbox; in one by the frame's attribute, browsers show no PDF.
 */
const BESIDE_THE_APPLICATION =
  "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox"

/** The addresses in a manager's list of applications: browsers navigate there. */
export function documentRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Applications')

  route(
    { method: 'GET', path: '/api/applications/:applicationId/documents/:objectId/:fileName' },
    {
      id: 'openDocument',
      summary: 'A document of an application',
      may: 'its manager',
      answers: ['application/pdf', 'application/octet-stream'],
      refusals: {
        404: 'There is no such document.',
        409: 'It is held back until it has been looked into, or was replaced.',
      },
      handle: async ({ actor, params, request }) => {
        const document = {
          applicationId: readId(params.applicationId),
          objectId: readId(params.objectId),
          fileName: params.fileName,
        }
        try {
          const { bytes, type, disposition } = await openDocument(deps, actor, document)
          // Among the headers of every reply are those that keep it from acting (`replyHeaders`).
          const ownPolicy = type === 'application/pdf' && { 'content-security-policy': BESIDE_THE_APPLICATION }
          return new Response(bytes as Uint8Array<ArrayBuffer>, {
            headers: { 'content-type': type, 'content-disposition': disposition, ...ownPolicy },
          })
        } catch (error) {
          // What cannot be had now is no error of the reader's: the new tab says so on a page.
          const isRead = request.headers.get('accept')?.includes('text/html')
          const isLater = error instanceof Conflict || error instanceof Unavailable
          if (!isLater || !isRead) throw error
          noteRequest({ error })
          return plainPage('Document', `<h1>This document is not available</h1>\n  <p>${error.message}</p>`, {
            status: error instanceof Conflict ? 409 : 503,
          })
        }
      },
    },
  )
  return app
}
