import type * as z from 'zod/mini'
import { cookiesOf } from '../auth/http/cookies.ts'
import type { Env } from '../config/env.ts'
import { ABOUT } from './about.ts'
import { type Caller, type Operation, TAGS } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import { headerParameters, pathParameters, queryParameters } from './parameters.ts'
import { SHARED, sharedRefusals } from './refusals.ts'
import { type JsonSchema, jsonSchemas } from './schemas.ts'

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
const RETRY_AFTER = {
  'retry-after': { description: 'Seconds until another try can succeed.', schema: { type: 'integer' } },
}

/** By which cookie a caller is known; an uploader by either. */
const COOKIES: Record<Caller, readonly ('session' | 'apply')[]> = {
  anybody: [],
  person: ['session'],
  role: ['session'],
  referrer: ['session'],
  manager: ['session'],
  operator: ['session'],
  applicant: ['apply'],
  uploader: ['session', 'apply'],
}

/**
 * The API as an OpenAPI 3.1 document: every call with what it takes, answers and refuses. The schemas are those that server
 * and forms are held to.
 * @param env says where the API is and how its cookies are called
 */
export function describeApi(env: Pick<Env, 'APP_URL'>) {
  const all = Object.entries(OPERATIONS)
  const pick = (part: 'query' | 'body' | 'reply') =>
    new Map(all.flatMap(([id, { call }]) => (call[part] ? [[id, call[part]] as [string, z.ZodMiniType]] : [])))
  const queries = jsonSchemas(pick('query'), 'input')
  const bodies = jsonSchemas(pick('body'), 'input')
  const replies = jsonSchemas(new Map([...pick('reply'), ['Problem', ABOUT.problem]]), 'output')
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {}
  for (const [id, operation] of all) {
    const { call } = operation
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    const query = queries.found.get(id)
    paths[path][call.method.toLowerCase()] = describe(id, operation, {
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

function describe(operationId: string, operation: Operation, { query, body, reply }: Parts) {
  const { by, call, isKept, isPaged, page, refusals = {}, sends, status, summary, tag, answers } = operation
  const shared = sharedRefusals(operation)
    .filter((name) => !(SHARED[name][0] in refusals))
    .map((name) => [SHARED[name][0], { $ref: `#/components/responses/${name}` }])
  const own = Object.entries(refusals).map(([code, description]) => [code, refusal(Number(code), description)])
  const parameters = [...pathParameters(call.path), ...queryParameters(query), ...headerParameters(operation)]
  const content = contentOf(answers, reply)
  return {
    operationId,
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
    security: COOKIES[by].map((cookie) => ({ [cookie]: [] })),
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
    description: 'How many there are in all, or `10000+`; with the first page alone.',
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
  if (schema) return { 'application/json': { schema } }
  return types && Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]))
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
