import { Elysia } from 'elysia'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { plainPage } from '../../http/plain-page.ts'
import { readId } from '../../http/read-id.ts'
import { noteRequest } from '../../observability/note-request.ts'
import { openDocument } from './open-document.ts'

/** The addresses in a manager's list of applications: browsers navigate there. */
export function documentRoutes(deps: Deps) {
  return new Elysia()
    .use(withActor(deps))
    .get('/api/applications/:applicationId/documents/:objectId', async ({ actor, params, redirect, request }) => {
      const document = { applicationId: readId(params.applicationId), objectId: readId(params.objectId) }
      try {
        return redirect(await openDocument(deps, actor, document), 303)
      } catch (error) {
        // A file that is still being checked is no error of the reader's: the new tab says so on a page.
        const isRead = request.headers.get('accept')?.includes('text/html')
        if (!(error instanceof Conflict) || !isRead) throw error
        noteRequest({ error })
        return plainPage('Document', `<h1>This document is not available</h1>\n  <p>${error.message}</p>`, {
          status: 409,
        })
      }
    })
}
