import { DOCUMENT, OPERATIONS } from './operations.ts'

interface Answer {
  method: string
  /** Of the request, without its query. */
  path: string
  status: number
  type: string | null
  body: unknown
}

/** Paths without parameters come first, as for the router. */
const CALLS = [...OPERATIONS.values()]
  .map(({ call }) => {
    const parts = call.path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
    return {
      ...call,
      pattern: new RegExp(`^${parts.join('/')}$`),
      named: parts.filter((part) => part === '[^/]+').length,
    }
  })
  .sort((a, b) => a.named - b.named)

/**
 * Holds an answer to the API's document: its status has to be there, and its body has the fields that are there, and no others.
 * @throws Error naming the call
 */
export function checkDescribed({ method, path, status, type, body }: Answer): void {
  const call = CALLS.find((each) => each.method === method && each.pattern.test(path))
  if (!call) return
  const name = `${method} ${call.path}`
  const described = DOCUMENT.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  const responses: Record<number, unknown> = described?.responses ?? {}
  if (!responses[status]) throw new Error(`${name} answered ${status}, of which the API's document says nothing.`)
  if (status >= 300 || !call.reply || !type?.startsWith('application/json')) return
  // A schema leaves out what it does not name.
  if (!Bun.deepEquals(call.reply.parse(body), body)) throw new Error(`${name} answers more than its contract names.`)
}
