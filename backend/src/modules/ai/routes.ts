import {
  findAi as findAiCall,
  findCompanyAi as findCompanyCall,
  rewriteText as rewriteCall,
  setAi as setAiCall,
  setCompanyAi as setCompanyCall,
} from '@goodword/contract/ai'
import { Elysia } from 'elysia'
import { requireOperator } from '../../auth/actor.ts'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { readBody } from '../../http/read-body.ts'
import { routesOf } from '../../http/routes-of.ts'
import { findAi } from './find-ai.ts'
import { findCompanyAi } from './find-company-ai.ts'
import { rewriteText } from './rewrite-text.ts'
import { setAi } from './set-ai.ts'
import { setCompanyAi } from './set-company-ai.ts'

export function aiRoutes(deps: Deps) {
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Language model')

  route(rewriteCall, {
    id: 'rewriteText',
    summary: 'A passage in plainer words',
    may: 'people with a role',
    refusals: {
      409: 'There is no language model, or it is turned off.',
      429: 'A budget of the day is used up.',
      503: 'The language model gave no usable answer.',
    },
    handle: async ({ actor, request }) => rewriteText(deps, actor, await readOwnBody(actor, request, rewriteCall)),
  })
  route(findCompanyCall, {
    id: 'findCompanyAi',
    summary: 'Whether the own company uses the language model',
    may: 'managers',
    refusals: { 400: 'The company is not set up.' },
    handle: ({ actor }) => findCompanyAi(deps, actor),
  })
  route(setCompanyCall, {
    id: 'setCompanyAi',
    summary: 'Turns the language model on or off for the own company',
    may: 'managers',
    refusals: { 403: 'Only owners can.' },
    handle: async ({ actor, request }) => setCompanyAi(deps, actor, await readOwnBody(actor, request, setCompanyCall)),
  })
  route(findAiCall, {
    id: 'findAi',
    summary: 'Whether the language model is used at all',
    may: 'operators',
    handle: ({ actor }) => findAi(deps, actor),
  })
  route(setAiCall, {
    id: 'setAi',
    summary: 'Turns the language model on or off for everybody',
    may: 'operators',
    handle: async ({ actor, request }) => {
      requireOperator(actor)
      return setAi(deps, actor, await readBody(request, setAiCall))
    },
  })
  return app
}
