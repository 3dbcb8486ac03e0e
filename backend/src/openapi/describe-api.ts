import type * as z from 'zod/mini'
import { cookiesOf } from '../auth/http/cookies.ts'
import type { Env } from '../config/env.ts'
import type { Operation } from '../http/operation.ts'
import { ruleOf } from '../http/who-may.ts'
import { ABOUT } from './about.ts'
import { headerParameters, pathParameters, queryParameters } from './parameters.ts'
import { ownRefusals, SHARED, sharedRefusals } from './refusals.ts'
import { type JsonSchema, jsonSchemas } from './schemas.ts'
import { TAGS } from './tags.ts'

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
const RETRY_AFTER = {
  'retry-after': { description: 'Seconds until another try can succeed.', schema: { type: 'integer' } },
}

/**
 * The API as an OpenAPI 3.1 document: every call with what it takes, answers and refuses. The schemas are those that server
 * and forms are held to.
 * @param env says where the API is and how its cookies are called
 * @param operations what its routes say of themselves
 */
export function describeApi(env: Pick<Env, 'APP_URL'>, operations: readonly Operation[]) {
  const pick = (part: 'query' | 'body' | 'reply') =>
    new Map(operations.flatMap(({ id, call }) => (call[part] ? [[id, call[part]] as [string, z.ZodMiniType]] : [])))
  const queries = jsonSchemas(pick('query'), 'input')
  const bodies = jsonSchemas(pick('body'), 'input')
  const replies = jsonSchemas(new Map([...pick('reply'), ['Problem', ABOUT.problem]]), 'output')
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {}
  for (const operation of operations) {
    const { id, call } = operation
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    const query = queries.found.get(id)
    paths[path][call.method.toLowerCase()] = describe(operation, {
      query: query && resolve(query, queries.components),
      body: bodies.found.get(id),
      reply: replies.found.get(id),
    })
  }
  const { session, apply } = cookiesOf(env)
  return {
    openapi: '3.1.0',
    info: ABOUT.info,
    servers: [{ url: env.APP_URL }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...bodies.components, ...replies.components },
      responses: Object.fromEntries(
        Object.entries(SHARED).map(([name, [status, description]]) => [name, refusal(status, description)]),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: session.name, description: 'Of a person who has signed in.' },
        apply: {
          type: 'apiKey',
          in: 'cookie',
          name: apply.name,
          description: 'Of a browser in which a personal link was opened.',
        },
      },
    },
  }
}

interface Parts {
  query: JsonSchema | undefined
  body: JsonSchema | undefined
  reply: JsonSchema | undefined
}

function describe(operation: Operation, { query, body, reply }: Parts) {
  const { answers, call, id, isKept, may, page, sends, status, summary, tag } = operation
  const refusals = ownRefusals(operation)
  const shared = sharedRefusals(operation)
    .filter((name) => !(SHARED[name][0] in refusals))
    .map((name) => [SHARED[name][0], { $ref: `#/components/responses/${name}` }])
  const own = Object.entries(refusals).map(([code, description]) => [code, refusal(Number(code), description)])
  const parameters = [...pathParameters(call.path), ...queryParameters(query), ...headerParameters(operation)]
  const isPaged = parameters.some(({ name }) => name === 'cursor')
  const content = contentOf(answers, reply)
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${summary}.`,
    ...(parameters.length > 0 && { parameters }),
    ...((body || sends) && { requestBody: { required: !isOptional(call.body), content: contentOf(sends, body) } }),
    responses: {
      [status]: {
        description: DONE[status],
        ...(isPaged && { headers: PAGES }),
        ...(content && { content }),
      },
      ...(page && { 200: { description: page, content: contentOf(['text/html'], undefined) } }),
      ...(isKept && { 304: { description: 'What the `ETag` in `if-none-match` names is still so.' } }),
      ...Object.fromEntries([...shared, ...own]),
    },
    security: ruleOf(may).cookies.map((cookie) => ({ [cookie]: [] })),
  }
}

const DONE = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; there is nothing to answer.',
  302: 'Elsewhere.',
  303: 'Elsewhere.',
}

const PAGES = {
  'x-total-count': {
    description: 'How many there are in all, or `1000+`; with the first page alone.',
    schema: { type: 'string' },
  },
  'x-next-cursor': { description: 'The `cursor` of the next page, where there is one.', schema: { type: 'string' } },
  link: { description: 'The address of the next page, where there is one.', schema: { type: 'string' } },
}

function refusal(status: number, description: string) {
  return { description, ...((status === 429 || status === 503) && { headers: RETRY_AFTER }), content: PROBLEM }
}

/** @param types of what is no JSON */
function contentOf(types: readonly string[] | undefined, schema: JsonSchema | undefined) {
  if (!schema && !types) return undefined
  const others = (types ?? []).map((type) => [type, { schema: { type: 'string' } }])
  return { ...(schema && { 'application/json': { schema } }), ...Object.fromEntries(others) }
}

function isOptional(body: z.ZodMiniType | undefined): boolean {
  return body?.safeParse({}).success ?? false
}

/** The named schema itself where it is referred to. */
function resolve(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const name =
    String(schema.$ref ?? '')
      .split('/')
      .at(-1) ?? ''
  return components[name] ?? schema
}
