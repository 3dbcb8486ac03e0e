import { type AnyElysia, Elysia } from 'elysia'
import * as z from 'zod/mini'
import type { Env } from '../config/env.ts'
import { ASK_FIRST } from '../http/caching.ts'
import { operationsOf, routesOf } from '../http/routes-of.ts'
import { OPENAPI } from './address.ts'
import { describeApi } from './describe-api.ts'

/** @param routes those of the API; the document is made when it is first asked for, of all that there are by then */
export function openApiRoutes({ env }: { env: Pick<Env, 'APP_URL'> }, routes: AnyElysia['routes']) {
  let document: ReturnType<typeof describeApi> | undefined
  const app = new Elysia({ name: 'openapi' })
  const route = routesOf(app, 'Health')

  route(
    { method: 'GET', path: OPENAPI, reply: z.record(z.string(), z.unknown()) },
    {
      id: 'openapi',
      summary: 'This document',
      may: 'anybody',
      isKept: true,
      handle: ({ set }) => {
        set.headers['cache-control'] = ASK_FIRST
        // The same object each time, so that it is made to text and packed once.
        document ??= describeApi(env, operationsOf(routes))
        return document
      },
    },
  )
  return app
}
