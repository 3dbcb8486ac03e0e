import { Elysia } from 'elysia'
import type { Build } from '../watching/build.ts'

/** `/version`: what runs here, so that an operator sees how far an upgrade has come. */
export function versionRoute(build: Build) {
  return new Elysia({ name: 'version' }).get('/version', () =>
    Response.json(build, { headers: { 'cache-control': 'no-store' } }),
  )
}
