import { findSettings as findCall, saveSettings as saveCall } from '@goodword/contract/settings'
import { Elysia } from 'elysia'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { routesOf } from '../../http/routes-of.ts'
import { findSettings } from './find-settings.ts'
import { saveSettings } from './save-settings.ts'

export function settingsRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'People')

  route(findCall, {
    id: 'findSettings',
    summary: 'The own settings: which emails come, time zone, keys',
    may: 'signed-in people',
    handle: ({ actor }) => findSettings(deps, actor),
  })
  route(saveCall, {
    id: 'saveSettings',
    summary: 'Saves the own settings',
    may: 'signed-in people',
    handle: async ({ actor, request }) => saveSettings(deps, actor, await readOwnBody(actor, request, saveCall)),
  })
  return app
}
