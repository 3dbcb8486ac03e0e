import type { Operation } from '../http/operation.ts'
import type { JsonSchema } from './schemas.ts'

/** What stands in paths: ids but for these. */
const TEXTS: Record<string, string> = {
  key: 'Signed; part of an address that was given out.',
  provider: 'Name of a sign-in provider.',
  token: 'Of a personal link.',
}

const QUERIES: Record<string, string> = {
  cursor: 'Where to go on: `x-next-cursor` of the page before, with the same search.',
  from: 'First calendar day of the submission, in UTC.',
  format: 'How it is answered, where not as JSON.',
  job: 'Id of a job.',
  level: 'Experience level.',
  limit: 'How many at once.',
  needs: '`you`: only what waits for a decision.',
  q: 'Words to find.',
  recommender: 'Id of the recommender, or a part of their name.',
  side: 'As whom: by default a company for its manager.',
  size: 'Bytes of the file.',
  slot: 'What the file is for.',
  sort: 'Order.',
  state: 'Only what stands so.',
  status: 'One status, or several with commas between them.',
  summary: '`1`: long texts in short.',
  to: 'Last calendar day of the submission, in UTC.',
  type: 'Of the employment, or of the file.',
}

/** @param path as the router writes it */
export function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: TEXTS[name] ?? 'An id.',
    schema: name in TEXTS ? { type: 'string' } : { type: 'string', format: 'uuid' },
  }))
}

/** @param query schema of an object */
export function queryParameters(query: JsonSchema | undefined) {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(QUERIES[name] && { description: QUERIES[name] }),
    schema,
  }))
}

export function headerParameters({ isRepeatable }: Operation) {
  if (!isRepeatable) return []
  const description = 'The same one again answers what the first request did, and does nothing twice.'
  return [
    {
      name: 'idempotency-key',
      in: 'header',
      required: false,
      description,
      schema: { type: 'string', maxLength: 100 },
    },
  ]
}
