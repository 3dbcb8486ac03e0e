import type * as z from 'zod/mini'

type Schema = z.ZodMiniType
type ApiPath = `/api/${string}`

/** One call of the API: method, path, and the schemas of what is sent and answered. */
export interface Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
  Path extends ApiPath = ApiPath,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute path with `:name` parameters, as the router writes it; its literal type tells the router their names. */
  path: Path
  query: Query
  body: Body
  /** `undefined` where the reply has no body (204). */
  reply: Reply
}

export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? z.input<E['query']> : undefined

/**
 * Declares an endpoint.
 * @param method HTTP method
 * @param path absolute path with `:name` parameters
 * @param schemas zod schemas of query, body and reply; leave out what the call does not have
 */
// For the bundler: a call that a page never makes falls out of its scripts, with its schemas.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends ApiPath,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema | undefined = undefined,
>(
  method: Endpoint['method'],
  path: Path,
  schemas: { query?: Query; body?: Body; reply?: Reply } = {},
): Endpoint<Query, Body, Reply, Path> {
  return {
    method,
    path,
    query: schemas.query as Query,
    body: schemas.body as Body,
    reply: schemas.reply as Reply,
  }
}

/**
 * An endpoint without its schemas, for a page that has to load quickly: a call sends what it is given, and the server
 * checks it.
 * @param method that of the endpoint
 * @param path that of the endpoint
 */
/* @__NO_SIDE_EFFECTS__ */
export function callOf<E extends Endpoint>(method: E['method'], path: E['path']): E {
  // What its type says beside these two is there for types alone.
  return { method, path } as E
}

/**
 * The URL path of one call, also its swr key.
 * @param params values for the `:name` parameters, percent-encoded here
 * @param query plain values; `undefined` and empty ones are left out
 * @throws Error when a parameter is missing: a mistake of the caller, never of a user
 */
export function pathOf(
  { path }: Pick<Endpoint, 'path'>,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}
