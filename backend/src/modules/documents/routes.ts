import { Elysia } from 'elysia'
import { withActor } from '../../auth/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { readId } from '../../http/read-id.ts'
import { openDocument } from './open-document.ts'

/** The addresses in a manager's list of applications: browsers navigate there. */
export function documentRoutes(deps: Deps) {
  return new Elysia({ name: 'documents' })
    .use(withActor(deps))
    .get('/api/applications/:applicationId/documents/:objectId', async ({ actor, params, redirect }) => {
      const document = { applicationId: readId(params.applicationId), objectId: readId(params.objectId) }
      return redirect(await openDocument(deps, actor, document), 303)
    })
}
