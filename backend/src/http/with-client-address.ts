import { Elysia } from 'elysia'
import type { Env } from '../config/env.ts'
import { clientAddress } from './client-address.ts'

/** Gives the routes of a module `address`: the network address a request came from. */
export function withClientAddress({ env }: { env: Env }) {
  return new Elysia({ name: 'with-client-address' }).resolve({ as: 'scoped' }, ({ request, server }) => ({
    address: clientAddress(env, server?.requestIP(request)?.address, request),
  }))
}
