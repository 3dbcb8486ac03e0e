import { Elysia } from 'elysia'
import type { Env } from '../config/env.ts'
import { ASK_FIRST } from '../http/caching.ts'
import { OPENAPI } from './address.ts'
import { describeApi } from './describe-api.ts'

export function openApiRoutes({ env }: { env: Pick<Env, 'APP_URL'> }) {
  let document: ReturnType<typeof describeApi> | undefined
  return new Elysia({ name: 'openapi' }).get(OPENAPI, ({ set }) => {
    set.headers['cache-control'] = ASK_FIRST
    // The same object each time, so that it is made to text and packed once.
    document ??= describeApi(env)
    return document
  })
}
